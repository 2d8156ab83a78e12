import ProtoWire
import Testing

@Suite("JSON that is read")
struct JSONReadingTests {
    private func read(_ text: String, _ unknownKeys: JSONUnknownKeys = .refuse) throws -> Sample.EveryFeature {
        try Sample.EveryFeature(jsonUTF8: Array(text.utf8), unknownKeys: unknownKeys)
    }

    @Test("Takes white space between all tokens")
    func whiteSpace() throws {
        let message = try read(
            " {\n\t\"anInt32\" :\r 1 , \"int32s\" : [ 1 , 2 ] , \"textByText\" : { \"a\" : \"b\" } , \"bools\" : [ ] } \n")
        #expect(message == Sample.EveryFeature(anInt32: 1, int32s: [1, 2], textByText: ["a": "b"]))
    }

    @Test("Takes lowerCamelCase, given and original names")
    func names() throws {
        let expected = Sample.EveryFeature(anInt32: 1, fooBarBaz: true, renamed: "r")
        #expect(try read(#"{"anInt32":1,"fooBarBaz":true,"@other":"r"}"#) == expected)
        #expect(try read(#"{"an_int32":1,"fooBar_baz":true,"renamed":"r"}"#) == expected)
    }

    @Test("Takes integers as numbers, in quotes and with an exponent, exactly")
    func integers() throws {
        let text =
            #"{"int32s":[1,"2",3.0,4e0,"5.00",60e-1,0.7e1,-0,"-0"],"sint64s":["9223372036854775807",-9223372036854775808,9.223372036854775807e18],"uint64s":[18446744073709551615,1e19,0e99999999999999999999]}"#
        let message = try read(text)
        #expect(message.int32s == [1, 2, 3, 4, 5, 6, 7, 0, 0])
        #expect(message.sint64s == [.max, .min, .max])
        #expect(message.uint64s == [.max, 10_000_000_000_000_000_000, 0])
    }

    @Test("Takes numbers of a hundred thousand digits")
    func longNumbers() throws {
        let zeros = String(repeating: "0", count: 100_000)
        #expect(
            try read("{\"anInt32\":7.\(zeros),\"aDouble\":0.\(zeros)1,\"aUint32\":1\(zeros)e-100000}")
                == .init(anInt32: 7, aUint32: 1))
        #expect(throws: JSONError.self) { try read("{\"anInt32\":1\(zeros)}") }
        #expect(throws: JSONError.self) { try read("{\"aDouble\":1\(zeros)}") }
    }

    @Test("Takes floating-point numbers in every spelling")
    func floats() throws {
        let message = try read(#"{"doubles":[1,-1.5e-3,"2.5","Infinity","-Infinity",-0,1e-999],"floats":[3.4028235e38,0.1]}"#)
        #expect(message.doubles == [1, -0.0015, 2.5, .infinity, -.infinity, 0, 0])
        #expect(message.doubles[5].sign == .minus)
        #expect(message.floats == [.greatestFiniteMagnitude, 0.1])
        #expect(try read(#"{"aDouble":"NaN"}"#).aDouble.isNaN)
    }

    @Test("Takes enums by name, alias and number")
    func enums() throws {
        let message = try read(#"{"kinds":["PIXEL_KIND_JPEG","PIXEL_KIND_PLAIN",5,-1,1234,1.0]}"#)
        #expect(message.kinds == [.jpeg, .raw, .jpeg, .negative, .unrecognized(1234), .raw])
    }

    @Test("Takes base64 of both alphabets, with padding and without")
    func bytes() throws {
        let message = try read(#"{"byteStrings":["","/w==","/w","_w==","-_-_","+/+/","__4","AAAAPg=="]}"#)
        #expect(
            message.byteStrings == [
                [], [0xFF], [0xFF], [0xFF], [0xFB, 0xFF, 0xBF], [0xFB, 0xFF, 0xBF], [0xFF, 0xFE], [0, 0, 0, 62],
            ])
    }

    @Test("Takes every escape of JSON")
    func strings() throws {
        #expect(try read(#"{"aString":"\"\\\/\b\f\n\r\t\u00e4\uD83C\uDFA5ä"}"#).aString == "\"\\/\u{8}\u{c}\n\r\tä🎥ä")
        #expect(try read(#"{"\u0061String":"x"}"#).aString == "x")
    }

    @Test("Takes null as an absent field")
    func null() throws {
        let text =
            #"{"anInt32":null,"aString":null,"aSize":null,"aKind":null,"int32s":null,"sizeByInt32":null,"maybeInt32":null,"chosenSize":null,"chosenInt32":4,"chosenString":null}"#
        #expect(try read(text) == Sample.EveryFeature(choice: .chosenInt32(4)))
    }

    @Test("Takes map keys of every type")
    func mapKeys() throws {
        let message = try read(
            #"{"bytesByBool":{"true":"","false":""},"doubleBySint64":{"-9223372036854775808":1},"treeByUint64":{"18446744073709551615":{}}}"#
        )
        #expect(message.bytesByBool == [true: [], false: []])
        #expect(message.doubleBySint64 == [.min: 1])
        #expect(message.treeByUint64 == [.max: .init()])
    }

    @Test("Refuses an unknown key where the caller asks for that")
    func unknownKeys() throws {
        #expect(try read(#"{"strange":1}"#, .collect).unknownFieldPaths() == ["strange"])
        let error = #expect(throws: JSONError.self) { try read(#"{"aSize":{"strange":1}}"#) }
        #expect(error?.problem == .unknownKey("strange"))
        #expect(error?.path == "aSize")
        #expect(error?.offset == 10)
    }
}
