import StrictJSON
import Testing

@Suite struct WritingTests {
    @Test func `values are written in their own order on one line`() {
        let value: JSONValue = ["b": [1, 2.5, 3.0, nil, true], "a": "x", "e": [], "f": [:]]
        #expect(value.text() == #"{"b":[1,2.5,3,null,true],"a":"x","e":[],"f":{}}"#)
        #expect(value.text(sortsKeys: true) == #"{"a":"x","b":[1,2.5,3,null,true],"e":[],"f":{}}"#)
    }

    @Test func `values are written indented`() {
        let value: JSONValue = ["a": [1, ["b": "c"]], "d": []]
        let text = """
            {
              "a": [
                1,
                {
                  "b": "c"
                }
              ],
              "d": []
            }
            """
        #expect(value.text(.indented) == text)
    }

    @Test func `what commands a terminal or breaks a line is escaped`() {
        let value = JSONValue("\u{1B}[2J\u{9B}31m\u{7F}\u{85}\u{2028}\u{2029}\r\n\t\u{0}é")
        #expect(value.text() == #""\u001b[2J\u009b31m\u007f\u0085\u2028\u2029\r\n\t\u0000é""#)
    }

    @Test(arguments: [
        ("\u{202E}txt.exe\u{2066}", #""\u202etxt.exe\u2066""#), ("a\u{AD}\u{FEFF}b", #""a\u00ad\ufeffb""#),
        ("\u{E0001}\u{10FFFF}", #""\udb40\udc01\udbff\udfff""#), ("##[group]", ##""#\u0023[group]""##),
        ("##vso[task.complete]", ##""#\u0023vso[task.complete]""##), ("###[x", ##""#\u0023\u0023[x""##),
        ("a long text with \"a mark\" in it", #""a long text with \"a mark\" in it""#),
        ("eight by\nte groups", #""eight by\nte groups""#), ("seven b\u{7F}", #""seven b\u007f""#),
        ("a long text that ends with #", #""a long text that ends with #""#),
        ("1234567##[group]", ##""1234567#\u0023[group]""##), ("C:\\folders\\of\\it", #""C:\\folders\\of\\it""#),
        ("##teamcity[buildStop]", ##""#\u0023teamcity[buildStop]""##), ("# 1, a/b 日本語😀", "\"# 1, a/b 日本語😀\""),
    ])
    func `what reorders a line, hides or commands a build log is escaped`(text: String, written: String) throws {
        #expect(JSONEscaping.quoted(text) == written)
        #expect(([text: 1] as JSONValue).text() == "{\(written):1}")
        #expect(try JSONValue(parsing: written.utf8).string == text)
    }

    @Test func `a text is escaped the same whether something else in it has to be escaped or not`() {
        for value in UInt32(0x23)...0xFFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = "“a\(scalar)b”"
            #expect(JSONEscaping.quoted("\"" + text) == "\"\\\"" + JSONEscaping.quoted(text).dropFirst())
        }
    }

    @Test func `numbers that JSON does not have are null`() {
        #expect(JSONValue([JSONValue(Double.nan), JSONValue(Double.infinity)]).text() == "[null,null]")
    }

    @Test(arguments: [0.1, 1e300, 2.5e-300, 123456789.125, 1e21])
    func `numbers read back as they were written`(number: Double) throws {
        #expect(try JSONValue(parsing: JSONValue(number).text().utf8).double == number)
    }
}
