/// Makes the same random messages in every run.
struct RandomMessages: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    // MARK: values

    private mutating func chance() -> Bool { next() % 3 == 0 }

    private mutating func integer<Integer: FixedWidthInteger>() -> Integer {
        // Every length of varint, both signs.
        let bits = next() >> (next() % 64)
        return Integer(truncatingIfNeeded: next() % 2 == 0 ? bits : ~bits)
    }

    private mutating func double() -> Double {
        let value = Double(bitPattern: next())
        return value.isNaN || next() % 8 == 0 ? Double(next() % 2) : value
    }

    private mutating func float() -> Float {
        let value = Float(bitPattern: UInt32(truncatingIfNeeded: next()))
        return value.isNaN || next() % 8 == 0 ? .infinity : value
    }

    private mutating func text() -> String {
        let letters = Array("abcé€🎥\u{0}\n\"\\/<\u{7f}\u{2028}")
        return String((0..<next() % 24).map { _ in letters[Int(next() % UInt64(letters.count))] })
    }

    private mutating func bytes() -> [UInt8] { (0..<next() % 40).map { _ in UInt8(truncatingIfNeeded: next()) } }

    private mutating func kind() -> Sample.PixelKind {
        next() % 8 == 0 ? Sample.PixelKind(rawValue: integer()) : Sample.PixelKind.allCases[Int(next() % 5)]
    }

    private mutating func size() -> Sample.Size { Sample.Size(width: integer(), height: chance() ? 0 : integer()) }

    private mutating func list<Element>(_ element: (inout Self) -> Element) -> [Element] {
        chance() ? (0..<next() % 20).map { _ in element(&self) } : []
    }

    private mutating func map<Key: Hashable, Value>(
        _ key: (inout Self) -> Key, _ value: (inout Self) -> Value
    ) -> [Key: Value] {
        Dictionary(list { (key(&$0), value(&$0)) }, uniquingKeysWith: { $1 })
    }

    private mutating func some<Value>(_ value: (inout Self) -> Value) -> Value? { chance() ? value(&self) : nil }

    // MARK: messages

    mutating func tree(depth: Int) -> Sample.Tree {
        Sample.Tree(
            name: text(), child: depth > 0 ? some { $0.tree(depth: depth - 1) } : nil,
            children: depth > 0 ? list { $0.tree(depth: 0) } : [], origin: chance() ? .grown : .unspecified,
            numbers: list { $0.integer() }, link: depth > 0 && chance() ? .linked(tree(depth: depth - 1)) : nil)
    }

    private mutating func choice() -> Sample.EveryFeature.Choice? {
        switch next() % 7 {
        case 0: .chosenInt32(integer())
        case 1: .chosenString(text())
        case 2: .chosenSize(size())
        case 3: .chosenKind(kind())
        case 4: .chosenBytes(bytes())
        case 5: .chosenDouble(double())
        default: nil
        }
    }

    mutating func everyFeature(depth: Int = 2) -> Sample.EveryFeature {
        var message = Sample.EveryFeature(
            aDouble: double(), aFloat: float(), anInt32: integer(), anInt64: integer(), aUint32: integer(), aUint64: integer(),
            aSint32: integer(), aSint64: integer(), aFixed32: integer(), aFixed64: integer(), aSfixed32: integer(),
            aSfixed64: integer(), aBool: chance(), aString: text(), someBytes: bytes(), aKind: kind(), aSize: some { $0.size() })
        message.doubles = list { $0.double() }
        message.floats = list { $0.float() }
        message.int32s = list { $0.integer() }
        message.sint64s = list { $0.integer() }
        message.fixed32s = list { $0.integer() }
        message.bools = list { $0.chance() }
        message.strings = list { $0.text() }
        message.byteStrings = list { $0.bytes() }
        message.kinds = list { $0.kind() }
        message.sizes = list { $0.size() }
        message.unpacked = list { $0.integer() }
        message.uint64s = list { $0.integer() }
        message.maybeInt32 = some { $0.integer() }
        message.maybeString = some { $0.text() }
        message.maybeKind = some { $0.kind() }
        message.maybeBytes = some { $0.bytes() }
        message.maybeDouble = some { $0.double() }
        message.maybeBool = some { $0.chance() }
        message.choice = choice()
        message.between = chance()
        message.secondChoice = some { .tree($0.tree(depth: depth)) }
        message.textByText = map({ $0.text() }, { $0.text() })
        message.sizeByInt32 = map({ $0.integer() }, { $0.size() })
        message.kindByText = map({ $0.text() }, { $0.kind() })
        message.bytesByBool = map({ $0.chance() }, { $0.bytes() })
        message.doubleBySint64 = map({ $0.integer() }, { $0.double() })
        message.treeByUint64 = map({ $0.integer() }, { $0.tree(depth: 1) })
        message.boolByFixed32 = map({ $0.integer() }, { $0.chance() })
        message.number = integer()
        message.renamed = text()
        message.itself = depth > 0 ? some { $0.everyFeature(depth: depth - 1) } : nil
        message.nothing = some { _ in .init() }
        return message
    }
}
