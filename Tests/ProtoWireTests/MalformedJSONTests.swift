import ProtoWire
import Testing

@Suite("Malformed JSON")
struct MalformedJSONTests {
    private func problem(_ bytes: [UInt8]) -> JSONError? {
        do throws(JSONError) {
            _ = try Sample.EveryFeature(jsonUTF8: bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "Is an error, not a trap",
        arguments: [
            "", " ", "{", "}", "[]", "null", "1", "\"a\"", "{}x", "{} {}", "{,}", "{\"anInt32\"}", "{\"anInt32\":}",
            "{\"anInt32\":1,}",
            "{\"anInt32\":1 \"aBool\":true}", "{anInt32:1}", "{'anInt32':1}", "{\"anInt32\":1", "{\"anInt32\"", "{\"anInt32",
            "{\"int32s\":[1",
            "{\"int32s\":[1,]}", "{\"int32s\":[,]}", "{\"int32s\":[1 2]}", "{\"int32s\":1}", "{\"int32s\":{}}",
            "{\"int32s\":[null]}",
            "{\"sizes\":[null]}", "{\"anInt32\":[]}", "{\"aSize\":[]}", "{\"aSize\":1}", "{\"textByText\":[]}",
            "{\"textByText\":{1:\"a\"}}",
            "{\"textByText\":{\"a\":null}}", "{\"sizeByInt32\":{\"x\":{}}}", "{\"sizeByInt32\":{\"\":{}}}",
            "{\"sizeByInt32\":{\"2147483648\":{}}}",
            "{\"bytesByBool\":{\"True\":\"\"}}",
            // Numbers.
            "{\"anInt32\":2147483648}", "{\"anInt32\":-2147483649}", "{\"anInt32\":1.5}", "{\"anInt32\":\"\"}",
            "{\"anInt32\":\" 1\"}",
            "{\"anInt32\":\"1 \"}", "{\"anInt32\":01}", "{\"anInt32\":+1}", "{\"anInt32\":.5}", "{\"anInt32\":1.}",
            "{\"anInt32\":1e}",
            "{\"anInt32\":--1}", "{\"anInt32\":-}", "{\"anInt32\":0x10}", "{\"anInt32\":1e999999999999999999999}",
            "{\"anInt32\":true}",
            "{\"aUint32\":-1}", "{\"aUint32\":4294967296}", "{\"anInt64\":9223372036854775808}",
            "{\"anInt64\":-9223372036854775809}",
            "{\"aUint64\":18446744073709551616}", "{\"aUint64\":1e20}",
            "{\"aUint64\":99999999999999999999999999999999999999999999}",
            "{\"aDouble\":NaN}", "{\"aDouble\":Infinity}", "{\"aDouble\":\"nan\"}", "{\"aDouble\":\"0x1p3\"}",
            "{\"aDouble\":\"\"}",
            "{\"aDouble\":1e999}", "{\"aDouble\":-1e999}", "{\"aFloat\":3.5e38}", "{\"aDouble\":1_000}",
            // Words, enums, bytes.
            "{\"aBool\":1}", "{\"aBool\":\"true\"}", "{\"aBool\":tru}", "{\"aBool\":nul}", "{\"aBool\":TRUE}",
            "{\"aKind\":\"pixel_kind_raw\"}",
            "{\"aKind\":\"RAW\"}", "{\"aKind\":1.5}", "{\"aKind\":2147483648}", "{\"aKind\":true}", "{\"someBytes\":\"a\"}",
            "{\"someBytes\":\"ab=\"}", "{\"someBytes\":\"a===\"}", "{\"someBytes\":\"====\"}", "{\"someBytes\":\"a*bc\"}",
            "{\"someBytes\":\"aa=a\"}", "{\"someBytes\":[1]}", "{\"someBytes\":\"ab cd\"}",
            // Strings.
            "{\"aString\":\"a}", "{\"aString\":\"\\\"}", "{\"aString\":\"\\x\"}", "{\"aString\":\"\\u12\"}",
            "{\"aString\":\"\\u12g4\"}",
            "{\"aString\":\"\\uD800\"}", "{\"aString\":\"\\uDC00\"}", "{\"aString\":\"\\uD800\\u0041\"}",
            "{\"aString\":\"\\uD800\\uD800\"}",
            "{\"aString\":\"\u{1}\"}", "{\"aString\":\"a\nb\"}", "{\"aString\":1}", "{\"aString\":\"\\u+123\"}",
            // Twice.
            "{\"anInt32\":1,\"anInt32\":1}", "{\"anInt32\":1,\"an_int32\":1}", "{\"anInt32\":null,\"anInt32\":1}",
            "{\"textByText\":{\"a\":\"\",\"a\":\"\"}}", "{\"sizeByInt32\":{\"1\":{},\"1.0\":{}}}",
            "{\"chosenInt32\":1,\"chosenString\":\"\"}",
            "{\"strange\":1,\"strange\":1}",
            // Values of unknown keys are JSON too.
            "{\"strange\":}", "{\"strange\":[1,}", "{\"strange\":{\"a\"}}", "{\"strange\":01}", "{\"strange\":nul}",
            "{\"strange\":\"\\q\"}",
        ])
    func isAnError(text: String) {
        #expect(problem(Array(text.utf8)) != nil)
    }

    @Test("Names the byte, the field and what was expected")
    func description() {
        #expect(
            problem(Array(#"{"aSize":{"width":"wide"}}"#.utf8))?.description
                == "aSize.width, byte 18: expected an integer from 0 to 4294967295")
        #expect(problem(Array(#"{"anInt32":1;"#.utf8))?.description == #"byte 12: expected "," or "}""#)
        #expect(problem(Array(#"{"aBool":true,"aBool":true}"#.utf8))?.description == #"byte 14: the key "aBool" stands twice"#)
        #expect(
            problem(Array(#"{"sizeByInt32":{"4":{"width":-1}}}"#.utf8))?.description
                == "sizeByInt32.4.width, byte 29: expected an integer from 0 to 4294967295")
        #expect(
            problem(Array(#"{"tree":{"origin":"GROWN"}}"#.utf8))?.problem == .expected("one of ORIGIN_UNSPECIFIED, ORIGIN_GROWN"))
        #expect(problem(Array(#"{"chosenInt32":1,"chosenString":"a"}"#.utf8))?.problem == .secondMember)
    }

    @Test("Bytes that are not UTF-8 are an error")
    func invalidUTF8() {
        #expect(problem(Array(#"{"aString":""#.utf8) + [0xFF] + Array(#""}"#.utf8))?.problem == .invalidUTF8)
        #expect(problem([0xEF, 0xBB, 0xBF] + Array("{}".utf8)) != nil)
    }

    @Test("A hundred nested values are read, one more is an error, in known and unknown fields")
    func depth() {
        for (start, end) in [("{\"child\":", "}"), ("{\"strange\":", "}")] {
            func nested(_ count: Int) -> [UInt8] {
                Array((String(repeating: start, count: count) + "{}" + String(repeating: end, count: count)).utf8)
            }
            #expect(throws: Never.self) { try Sample.Tree(jsonUTF8: nested(99)) }
            let error = #expect(throws: JSONError.self) { try Sample.Tree(jsonUTF8: nested(100)) }
            #expect(error?.problem == .tooDeep)
        }
        let brackets = Array("{\"strange\":".utf8) + [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
        #expect(problem(brackets)?.problem == .tooDeep)
    }

    @Test("A text above the caller's limit is an error")
    func sizeLimit() {
        let error = #expect(throws: JSONError.self) { try Sample.Tree(jsonUTF8: Array("{ }".utf8), sizeLimit: 2) }
        #expect(error?.problem == .tooLarge)
    }

    @Test("Every beginning and every change of one byte is read or refused without a trap")
    func mutations() throws {
        for message in Samples.all {
            let text = message.jsonUTF8()
            for index in text.indices {
                #expect(problem(Array(text[..<index])) != nil)
                for byte in [0x22, 0x5C, 0x7B, 0x30, 0x00, 0xFF] as [UInt8] {
                    var changed = text
                    changed[index] = byte
                    guard let read = try? Sample.EveryFeature(jsonUTF8: changed) else { continue }
                    #expect(try Sample.EveryFeature(jsonUTF8: read.jsonUTF8()).jsonUTF8() == read.jsonUTF8())
                }
            }
        }
    }
}
