/// The candidate that a mistyped word most likely meant; nil when none is near.
func nearest(to word: String, among candidates: [String]) -> String? {
    let continued = candidates.filter { !word.isEmpty && $0.hasPrefix(word) }
    if continued.count == 1 { return continued[0] }
    // A word of up to three letters is near when one letter differs; longer words may differ in a third.
    let limit = max(1, word.count / 3)
    return candidates.map { (distance: editDistance(word, $0), candidate: $0) }
        .filter { $0.distance <= limit && $0.distance < $0.candidate.count }
        .min { $0.distance < $1.distance }?.candidate
}

/// The number of letters to insert, delete, change or swap with their neighbour to make one word of the other.
private func editDistance(_ first: String, _ second: String) -> Int {
    // What somebody pastes as an option may be long; nothing that long is a slip of the finger.
    guard first.utf8.count <= 64 else { return .max }
    let (a, b) = (Array(first), Array(second))
    var table = [[Int](0...b.count)]
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var cost = min(table[i][j + 1], row[j]) + 1
            cost = min(cost, table[i][j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, table[i - 1][j - 1] + 1) }
            row.append(cost)
        }
        table.append(row)
    }
    return table[a.count][b.count]
}
