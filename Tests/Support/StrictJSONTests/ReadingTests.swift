import StrictJSON
import TestSupport
import Testing

@Suite struct ReadingTests {
    private func read(_ text: String, depth: Int = 512) throws(JSONError) -> JSONValue {
        try JSONValue(parsing: text.utf8, limits: JSONLimits(depth: depth))
    }

    @Test(
        arguments: [
            ("null", JSONValue.null), (" true ", true), ("-0", 0), ("12", 12), ("1.5e1", 15), ("-2.25", -2.25),
            ("9223372036854775807", JSONValue(Int64.max)), ("9223372036854775808", JSONValue(9223372036854775808.0)),
            (#""a\n\"\\\/\u00e9\ud83d\ude00""#, "a\n\"\\/é😀"), ("[]", []), ("[ 1 , [2,{}] ]", [1, [2, [:]]]),
            (#"{"a":{"b":[null,false]},"c":""}"#, ["a": ["b": [nil, false]], "c": ""]), ("\u{FEFF}1", 1),
        ] as [(String, JSONValue)])
    func `what is JSON is read`(text: String, value: JSONValue) throws {
        #expect(try read(text) == value)
    }

    @Test func `several texts on lines of their own are an array, one is itself`() throws {
        #expect(try JSONValue(parsingLines: "{\"a\":\n1}\n".utf8) == ["a": 1])
        #expect(try JSONValue(parsingLines: "{\"a\":1}\n\n[2]\r\n3".utf8) == [["a": 1], [2], 3])
        for text in ["1 2", "1\n2]", "1\n2 3", "\n"] {
            #expect(throws: JSONError.self, "\(text)") { try JSONValue(parsingLines: text.utf8) }
        }
    }

    @Test(arguments: [
        ("", "line 1, column 1: unexpected end of the text; expected a value"),
        ("[1,\n 2", "line 2, column 3: expected a comma or ]"),
        ("[1,]", "line 1, column 4: this is not a JSON value"),
        ("{\"a\":1,}", "line 1, column 8: expected a key in double quotes"),
        ("{\"a\" 1}", "line 1, column 6: expected a colon"),
        ("{\"a\":1,\n\"a\":2}", "line 2, column 1: duplicate key \"a\""),
        ("01", "line 1, column 1: this is not a valid JSON number"),
        ("1.", "line 1, column 3: expected digits after the decimal point"),
        ("1e+", "line 1, column 4: expected digits after the exponent"),
        ("1e999", "line 1, column 1: the number is too large"),
        ("-", "line 1, column 1: this is not a valid JSON number"),
        ("NaN", "line 1, column 1: this is not a JSON value"), ("tru", "line 1, column 1: this is not a JSON value"),
        ("1 2", "line 1, column 3: unexpected text after the end of the value"),
        ("\"a", "line 1, column 1: the string is not terminated"),
        ("\"\\x\"", "line 1, column 3: unknown escape sequence"),
        ("\"\\ud800\"", "line 1, column 8: unpaired surrogate"),
        ("\"\\ud800\\u0041\"", "line 1, column 14: unpaired surrogate"),
        ("\"\\u00g0\"", "line 1, column 6: expected four hexadecimal digits"),
        ("\"a\u{1}\"", "line 1, column 3: control characters must be escaped"),
        ("[[[[", "line 1, column 4: arrays and objects are nested deeper than 3 levels"),
    ])
    func `what is not JSON is refused with its place`(text: String, message: String) {
        let error = #expect(throws: JSONError.self) { _ = try read(text, depth: 3) }
        #expect(error?.description == message)
    }

    @Test func `a text that is not UTF-8 is refused`() {
        let bytes: [UInt8] = [0x5B, 0x22, 0xC3, 0x28, 0x22, 0x5D]
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: bytes) }
        #expect(error?.description == "line 1, column 2: the string is not valid UTF-8")
    }

    @Test func `a text that is too large is refused unread`() {
        let limits = JSONLimits(size: 4)
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: "[1,2]".utf8, limits: limits) }
        #expect(error?.description == "line 1, column 1: the text has 5 bytes; the limit is 4")
    }

    @Test func `a number with thousands of digits is refused`() {
        let error = #expect(throws: JSONError.self) { _ = try read(String(repeating: "1", count: 5_000)) }
        #expect(error?.message == "the number has too many digits")
    }

    @Test func `no depth that can be asked for overflows the stack`() throws {
        let limits = JSONLimits(depth: .max)
        let depth = limits.depth
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        var value = try JSONValue(parsing: text.utf8, limits: limits)
        #expect(value.description == text)
        var levels = 1
        while let inner = value.array?.first { (value, levels) = (inner, levels + 1) }
        #expect(levels == depth)
        #expect(throws: JSONError.self) { try JSONValue(parsing: ("[" + text + "]").utf8, limits: limits) }
    }

    @Test func `values and keys know their places`() throws {
        let value = try read("{\n  \"é\": [1,\n    \"x\"]}")
        let member = try #require(value.object?.members.first)
        #expect(member.position == JSONPosition(line: 2, column: 3))
        #expect(member.value.position == JSONPosition(line: 2, column: 9))
        #expect(member.value.array?[1].position == JSONPosition(line: 3, column: 5))
    }

    @Test func `large objects keep their order and find each member`() throws {
        let text = "{" + (0..<1_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",") + "}"
        let object = try #require(try read(text).object)
        #expect(object.keys == (0..<1_000).map { "k\($0)" })
        #expect((0..<1_000).allSatisfy { object["k\($0)"] == JSONValue($0) })
        #expect(object["k1000"] == nil)
    }

    @Test(arguments: 0..<400) func `damaged texts never trap`(seed: Int) {
        let sound = #"{"a":[1,-2.5e3,"x\u00e9\ud83d\ude00",{"b":null,"c":[true,false]}],"d":{"e":"\\\"\n"}}"#
        var bytes = Array(sound.utf8)
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: place)
            default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
            }
        }
        // A value that can be read is the same after it was written and read again.
        guard let value = try? JSONValue(parsing: bytes) else { return }
        #expect((try? JSONValue(parsing: value.description.utf8)) == value)
    }
}
