import HeadlessUIKit
import Testing

@testable import InterfaceBuilder

/// `.strings` files in the old syntax, as people write them.
@Suite struct StringsFileTests {
    private func read(_ text: String) -> StringsFile { StringsFile(Array(text.utf8), file: "a.strings") }

    private func table(_ bytes: [UInt8]) -> StringTable {
        var reader = StringTableReader(language: "de")
        reader.addStrings(bytes, file: "a.strings")
        return reader.result
    }

    private static let texts: [(String, String)] = [
        (#""a.text" = "b";"#, "b"),
        (#"'a.text' = 'b "c"';"#, #"b "c""#),
        ("a.text = b;", "b"),
        ("{ a.text = \"b\"; }", "b"),
        ("{ a.text = b }", "b"),
        (#"/* "x" = "y"; */ "a.text"/**/=// z"# + "\n" + #""b";"#, "b"),
        (#""a.text" = "\"\\\n\t\U00e9\u00E9\101";"#, "\"\\\n\tééA"),
        (#""a.text" = "\Ud83d\Ude00";"#, "😀"),
        ("\"a.text\" = \"one\ntwo\";", "one\ntwo"),
        ("\"a.text\" = \"one\\\ntwo\";", "one\ntwo"),
        (#""a.text";"#, "a.text"),
        (#""a.text" = "";"#, ""),
    ]

    @Test(arguments: texts)
    func `a text is read`(source: String, text: String) {
        let file = read(source)
        #expect(file.entries["a.text"]?.text == text)
        #expect(file.notes.notes.isEmpty)
    }

    private static let mistakes: [(String, String, String)] = [
        ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1", "expected a semicolon"),
        ("\"a\" = ;\n\"c\" = \"d\";", "1:7", "expected a text in double quotes"),
        ("= \"b\";\n\"c\" = \"d\";", "1:1", "expected a key in double quotes"),
        ("\"c\" = \"d\";\n/* no end", "2:1", "the comment that begins here is not terminated"),
        ("\"c\" = \"d\";\n  \"a", "2:3", "the text that begins here is not terminated"),
        ("\"c\" = \"d\";\n\"ä\" = \"\\Ud83d\";", "2:15", "unpaired UTF-16 surrogate"),
        ("\"c\" = \"d\";\n\"a\" = \"\\Uzz\";", "2:10", "expected hexadecimal digits after \\U"),
        ("\"c\" = \"x\";\n\"c\" = \"d\";", "2:1", "duplicate key “c”; the last one is used"),
        ("\"c\" = \"d\";\n\"a\" \"b\";", "2:5", "expected an equals sign"),
        ("{ \"c\" = \"d\";", "1:13", "the file ends before the } that ends the list"),
        ("\"c\" = \"d\";\n\"a\" = { \"b\" = \"x\"; };", "2:7", "expected a text in double quotes"),
    ]

    @Test(arguments: mistakes)
    func `a mistake is noted where it is, and costs no other entry`(source: String, place: String, message: String)
        throws
    {
        let file = read(source)
        let note = try #require(file.notes.notes.first)
        #expect("\(note.line ?? 0):\(note.column ?? 0)" == place)
        #expect(note.message == message)
        #expect(file.entries["c"]?.text == "d")
    }

    @Test(
        arguments: [
            ("UTF-8", [], false), ("UTF-8 with a mark", [0xEF, 0xBB, 0xBF], false),
        ] as [(String, [UInt8], Bool)])
    func `UTF-8 is read`(name: String, mark: [UInt8], _: Bool) {
        #expect(table(mark + Array(#""a" = "ü😀";"#.utf8)).entries["a"]?.text.text() == "ü😀")
    }

    @Test(arguments: [true, false], [true, false])
    func `UTF-16 is read`(isBigEndian: Bool, hasMark: Bool) {
        let units = (hasMark ? [0xFEFF] : []) + Array(#""a" = "ü😀";"#.utf16)
        let bytes = units.flatMap { unit -> [UInt8] in
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? pair : pair.reversed()
        }
        let table = table(bytes)
        #expect(table.entries["a"]?.text.text() == "ü😀")
        #expect(table.notes.isEmpty)
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x22], "the file is UTF-16 and ends in the middle of a character"),
            ([0xFF, 0xFE, 0x0A, 0x00, 0x00, 0xD8, 0x22, 0x00], "unpaired UTF-16 surrogate"),
            ([0xFF, 0xFE, 0x00, 0x00, 0x22, 0x00, 0x00, 0x00], "the encoding is UTF-32; save the file as UTF-8"),
            ([0x0A, 0x22, 0xE4, 0x22], "the bytes here are not valid UTF-8; save the file as UTF-8"),
            (
                Array("bplist00".utf8),
                "this is a binary property list; use the source, or convert it with plutil -convert xml1"
            ),
        ] as [([UInt8], String)])
    func `another encoding is noted`(bytes: [UInt8], message: String) {
        let table = table(bytes)
        #expect(table.notes.map(\.message) == [message])
        #expect(table.entries.isEmpty)
    }

    @Test func `a file cut off anywhere gives the entries before the cut`() {
        let text = Array("/* a */\n\"a\" = \"b\";\n\"c\" = \"\\Ud83d\\Ude00\";\n".utf8)
        for count in text.indices {
            let file = StringsFile(Array(text[..<count]), file: "a.strings")
            #expect((file.entries["a"] != nil) == (count > 16))
        }
    }

    @Test func `mistakes and lines without end cost no more than their length`() {
        let line = String(repeating: "\"k\" = \"v\" ", count: 200_000)
        let clock = ContinuousClock()
        let duration = clock.measure { #expect(read(line).notes.notes.count == 100) }
        #expect(duration < .seconds(20))
        let opened = String(repeating: "{", count: 1_000_000)
        #expect(read(opened).entries.isEmpty)
        #expect(read(String(repeating: "/*", count: 500_000)).notes.notes.count == 1)
    }
}
