import Testing

@testable import V4L2Source

@Suite("Which pictures travel in the driver's buffers")
struct LendingPolicyTests {
    @Test("All buffers but the driver's two are lent, then none, then one for each that comes back")
    func share() {
        var policy = LendingPolicy(count: 8, mayLend: true, interval: 100)
        for slot in 0..<8 { policy.queued(slot) }
        for slot in 0..<6 {
            policy.returned(slot)
            let lent = policy.lend(slot, now: 0)
            #expect(lent)
        }
        #expect(policy.queued == 2 && policy.lent == 6)
        policy.returned(6)
        var lent = policy.lend(6, now: 0)
        #expect(!lent)
        policy.queued(6)
        policy.returned(3)
        policy.queued(3)
        policy.returned(7)
        lent = policy.lend(7, now: 0)
        #expect(lent && policy.queued == 2)
    }

    @Test("A lease of more than eight intervals makes copies of what follows, until it ends")
    func patience() {
        var policy = LendingPolicy(count: 8, mayLend: true, interval: 100)
        for slot in 0..<8 { policy.queued(slot) }
        policy.returned(0)
        var lent = policy.lend(0, now: 1000)
        #expect(lent)
        policy.returned(1)
        lent = policy.lend(1, now: 1800)
        #expect(lent, "eight intervals are no offence")
        policy.returned(2)
        lent = policy.lend(2, now: 1801)
        #expect(!lent)
        policy.queued(2)
        policy.returned(0)
        policy.queued(0)
        policy.returned(2)
        lent = policy.lend(2, now: 1801)
        #expect(lent)
    }

    @Test(
        "Nothing is lent where the memory can't outlive the queue, or there are too few buffers",
        arguments: [(8, false), (2, true)])
    func never(count: Int, mayLend: Bool) {
        var policy = LendingPolicy(count: count, mayLend: mayLend, interval: 100)
        for slot in 0..<count { policy.queued(slot) }
        policy.returned(0)
        let lent = policy.lend(0, now: 0)
        #expect(!lent)
    }
}
