import ProtoWire
import Testing

@Suite("JSON that is written")
struct JSONWritingTests {
    private func text(_ message: some ProtoMessage) -> String { String(decoding: message.jsonUTF8(), as: UTF8.self) }

    @Test("Reads back as the same message")
    func roundTrip() throws {
        for message in Samples.all {
            #expect(try Sample.EveryFeature(jsonUTF8: message.jsonUTF8(), unknownKeys: .refuse) == message)
        }
    }

    @Test("Leaves zeros out, and keeps them where presence counts")
    func zeros() {
        #expect(text(Sample.EveryFeature()) == "{}")
        #expect(
            text(Samples.presence)
                == #"{"maybeInt32":0,"maybeString":"","maybeKind":"PIXEL_KIND_UNSPECIFIED","maybeBytes":"","maybeDouble":0,"maybeBool":false}"#
        )
        #expect(text(Sample.EveryFeature(aSize: .init(), choice: .chosenInt32(0))) == #"{"aSize":{},"chosenInt32":0}"#)
    }

    @Test("Has 64-bit integers in quotes and all others without")
    func integers() {
        let message = Sample.EveryFeature(anInt32: .min, anInt64: .min, aUint32: .max, aUint64: .max, sint64s: [1], fixed32s: [2])
        #expect(
            text(message)
                == #"{"anInt32":-2147483648,"anInt64":"-9223372036854775808","aUint32":4294967295,"aUint64":"18446744073709551615","sint64s":["1"],"fixed32s":[2]}"#
        )
    }

    @Test("Has the shortest floating-point numbers, and words for those that JSON lacks")
    func floats() {
        let message = Sample.EveryFeature(
            aDouble: 0.1, aFloat: 0.1, doubles: [1, -0.0, 1e300, .leastNonzeroMagnitude, .nan, .infinity, -.infinity],
            floats: [16_777_216, 1e-10])
        #expect(
            text(message)
                == #"{"aDouble":0.1,"aFloat":0.1,"doubles":[1,-0,1e+300,5e-324,"NaN","Infinity","-Infinity"],"floats":[16777216,1e-10]}"#
        )
    }

    @Test("Has enums by name, the first of an alias, and by number without a name")
    func enums() {
        let message = Sample.EveryFeature(aKind: .raw, kinds: [.pixelKind420, .unrecognized(9), .negative])
        #expect(text(message) == #"{"aKind":"PIXEL_KIND_RAW","kinds":["PIXEL_KIND_420",9,"PIXEL_KIND_NEGATIVE"]}"#)
    }

    @Test("Has bytes in base64 with padding")
    func bytes() {
        let message = Sample.EveryFeature(byteStrings: [[], [0xFF], [0xFF, 0xFE], [0xFF, 0xFE, 0xFD], [0, 0, 0, 62]])
        #expect(text(message) == #"{"byteStrings":["","/w==","//4=","//79","AAAAPg=="]}"#)
    }

    @Test("Escapes what JSON requires and nothing else")
    func strings() {
        #expect(
            text(Sample.EveryFeature(aString: "\"\\/\n\r\t\u{1}\u{1f}\u{7f}ä🎥"))
                == "{\"aString\":\"\\\"\\\\/\\n\\r\\t\\u0001\\u001f\u{7f}ä🎥\"}")
    }

    @Test("Has maps ascending by key, keys in quotes")
    func maps() {
        let message = Sample.EveryFeature(
            sizeByInt32: [10: .init(), 9: .init(width: 1), -1: .init()], bytesByBool: [true: [], false: []])
        #expect(text(message) == #"{"sizeByInt32":{"-1":{},"9":{"width":1},"10":{}},"bytesByBool":{"false":"","true":""}}"#)
    }

    @Test("Uses the names that the declarations give")
    func names() {
        #expect(text(Sample.EveryFeature(fooBarBaz: true, renamed: "r")) == #"{"fooBarBaz":true,"@other":"r"}"#)
    }

    @Test("Is nested like the messages")
    func nesting() {
        let tree = Sample.Tree(
            name: "a", child: .init(origin: .grown), children: [.init(), .init(link: .linked(.init(numbers: [1, 2])))])
        #expect(text(tree) == #"{"name":"a","child":{"origin":"ORIGIN_GROWN"},"children":[{},{"linked":{"numbers":[1,2]}}]}"#)
    }
}
