import Speech
import Testing

@Suite struct `JSON of strangers` {
    @Test(
        arguments: [
            ("null", .null), (" true ", true), ("-0", 0), ("12", 12), ("9223372036854775807", .integer(.max)),
            ("9223372036854775808", .number(9_223_372_036_854_775_808)), ("1.5e1", .number(15)), ("\"\"", ""),
            (#""\u00e9\ud83d\ude00\n\/""#, "é😀\n/"), ("[]", []), ("[1,[2]]", [1, [2]]),
            (#"{"a":{"b":null}}"#, ["a": ["b": .null]]),
        ] as [(String, JSON)])
    func `a value is read and written again`(text: String, value: JSON) throws {
        #expect(try JSON.parse(text.utf8) == value)
        #expect(try JSON.parse(value.description.utf8) == value)
    }

    @Test(arguments: [
        "", " ", "nul", "truee", "01", "-", "1.", "1e", ".5", "+1", "1e999", "NaN", "'a'", "\"", "\"\u{1}\"", #""\x""#,
        #""\ud800""#, #""\ud800\u0041""#, #""\u12"#, "[1,]", "[1 2]", "{\"a\" 1}", "{a:1}", "{\"a\":1,}", "1 2",
        #"{"a":1,"a":2}"#, String(repeating: "[", count: 33), String(repeating: "9", count: 500),
    ])
    func `what is not JSON is refused`(text: String) {
        #expect(throws: JSONError.self) { try JSON.parse(text.utf8) }
    }

    @Test func `invalid UTF-8 is refused`() {
        #expect(throws: JSONError.self) { try JSON.parse([0x22, 0xC3, 0x22]) }
    }

    @Test func `a line stays one line`() {
        let value: JSON = ["a\u{2028}b\u{85}": "\u{1B}[31m\r\n\u{0}"]
        #expect(value.description == #"{"a\u2028b\u0085":"\u001b[31m\r\n\u0000"}"#)
    }
}
