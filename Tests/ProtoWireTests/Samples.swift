/// Messages that between them use every field.
enum Samples {
    static let size = Sample.Size(width: 1920, height: 1080)

    static let scalars = Sample.EveryFeature(
        aDouble: 1.25, aFloat: -2.5, anInt32: -7, anInt64: .min, aUint32: .max, aUint64: .max, aSint32: .min, aSint64: .min,
        aFixed32: 4_000_000_000, aFixed64: 1 << 63, aSfixed32: -5, aSfixed64: -6, aBool: true, aString: "häß🎥 \"\\\u{1}\n",
        someBytes: Array(0...255), aKind: .jpeg, aSize: size, between: true, default: 1, self_: 2, number: 3, value: 4,
        decoder: "d",
        fooBarBaz: true, renamed: "r", nothing: .init())

    static let lists = Sample.EveryFeature(
        doubles: [0, -0.0, 3.5, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude], floats: [0.1, 1e10],
        int32s: [1, -1, 300], sint64s: [-1, 1, .min, .max], fixed32s: [1, .max], bools: [true, false], strings: ["a", "", "b"],
        byteStrings: [[], [0xFF], [1, 2, 3, 4]], kinds: [.unspecified, .raw, .negative, .pixelKind420, .unrecognized(77)],
        sizes: [Sample.Size(), size], unpacked: [5, 6, -1], uint64s: [0, .max])

    static let presence = Sample.EveryFeature(
        maybeInt32: 0, maybeString: "", maybeKind: .unspecified, maybeBytes: [], maybeDouble: 0, maybeBool: false)

    static let choices: [Sample.EveryFeature] = [
        .init(choice: .chosenInt32(0)), .init(choice: .chosenString("")), .init(choice: .chosenSize(size)),
        .init(choice: .chosenKind(.raw)), .init(choice: .chosenBytes([1])), .init(choice: .chosenDouble(0.5)),
    ]

    static let maps = Sample.EveryFeature(
        textByText: ["k": "v", "": "", "z": "y"], sizeByInt32: [-3: size, 0: Sample.Size()],
        kindByText: ["x": .jpeg, "y": .unspecified],
        bytesByBool: [true: [1], false: []], doubleBySint64: [.min: 2.5, 4: 0], treeByUint64: [.max: tree],
        boolByFixed32: [9: false])

    static let tree = Sample.Tree(
        name: "root", child: Sample.Tree(name: "child", origin: .grown),
        children: [Sample.Tree(), Sample.Tree(numbers: [1, 2], link: .linked(Sample.Tree(name: "linked")))])

    static let nested = Sample.EveryFeature(
        secondChoice: .tree(tree), itself: Sample.EveryFeature(aString: "inner", itself: Sample.EveryFeature(aBool: true)))

    static let all = [scalars, lists, presence, maps, nested] + choices
}
