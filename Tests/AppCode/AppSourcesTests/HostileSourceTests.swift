import AppSources
import Foundation
import Testing

/// Files that are no Swift, or too much of it, end with an error.
struct HostileSourceTests {
    @Test(arguments: [
        ("class {", 1), ("let a = 1\nlet b = (\n", 2), ("class A {\n  @objc func b( {}\n}\n", 2), ("}", 1),
        ("let a = 1\nlet b = \u{0}\n", 2), ("#if os(iOS)\n", 1),
    ])
    func `text that is not Swift is reported with its location`(text: String, line: Int) throws {
        let error = try #require(throws: AdaptationError.self) { try Adapting.file(text) }
        #expect(error.path == "File0.swift" && error.line.map { $0 >= line } == true && error.column != nil)
        #expect(error.description.hasPrefix("File0.swift:\(error.line ?? 0):\(error.column ?? 0): "))
    }

    @Test(arguments: [0, 1, 5, 700, 4_095])
    func `a file that is not UTF-8 is reported with the location of the invalid byte`(offset: Int) throws {
        var bytes = Array(String(repeating: "let a = 1 // ä\n", count: 400).utf8)
        bytes[offset] = 0xFF
        let source = AppSource(path: "A.swift", bytes: bytes)
        let error = try #require(throws: AdaptationError.self) { try SourceAdapter().adapt([source]) }
        let line = bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
        #expect(error.line == line, "\(error)")
        #expect(error.message == "the file is not UTF-8")
    }

    @Test(arguments: ["(", "[", "{", "a(", "#if A\n", "class A {", "a.b { ", "!", "if a {", "-", "a ? b : "])
    func `deep nesting is an error and no crash`(opening: String) {
        #expect(throws: AdaptationError.self) { try Adapting.file(String(repeating: opening, count: 20_000)) }
    }

    @Test(arguments: ["[", "[(", "\"\\([", "/* */ [", "[\"]\", ", "#\"\"# + [", "[ // ]\n"])
    func `lists within lists are an error before the parser sees them`(opening: String) throws {
        let error = try #require(throws: AdaptationError.self) {
            try Adapting.file("let a = " + String(repeating: opening, count: 60))
        }
        #expect(error.message.contains("nested deeper"), "\(error)")
    }

    @Test(arguments: [
        "\"[\"; ", "// [\n", "/* [ /* [ */ */", "#\"[\"[\"#; ", "\"\"\"\n[\n\"\"\"; ", "[1]; ", "\"\\([1])[\"; ",
    ])
    func `brackets in texts and comments, and lists one after another, are none within another`(part: String) throws {
        _ = try Adapting.file("func f() { " + String(repeating: part, count: 60) + "\n}")
    }

    @Test func `long chains are an error, and long sums and lists are none`() throws {
        #expect(throws: AdaptationError.self) {
            try Adapting.file("let a = b" + String(repeating: ".c()", count: 20_000))
        }
        _ = try Adapting.file("let a = b" + String(repeating: ".c()", count: 300))
        _ = try Adapting.file("let a = 1" + String(repeating: " + 1", count: 20_000))
        _ = try Adapting.file("let a = [" + String(repeating: "1, ", count: 20_000) + "]")
    }

    @Test func `a file of more than 8 MiB is refused`() {
        let source = AppSource(path: "A.swift", bytes: Array(repeating: UInt8(ascii: "\n"), count: (8 << 20) + 1))
        #expect(throws: AdaptationError.self) { try SourceAdapter().adapt([source]) }
    }

    @Test func `names that a terminal would obey are escaped`() throws {
        let source = AppSource(path: "A\u{1B}[31m.swift", bytes: Array("class {".utf8))
        let error = try #require(throws: AdaptationError.self) { try SourceAdapter().adapt([source]) }
        #expect(!error.description.unicodeScalars.contains("\u{1B}"))
    }

    @Test func `a path with quotes stays one literal`() throws {
        var options = AdaptationOptions()
        options.namesOriginals = true
        let source = AppSource(path: "a\"\\b\n.swift", bytes: Array("class A { @objc func b() {} }".utf8))
        let text = String(decoding: try SourceAdapter(options: options).adapt([source])[0].bytes, as: UTF8.self)
        #expect(text.hasPrefix("#sourceLocation(file: \"a\\\"\\\\b\\u{a}.swift\", line: 1)\n"), "\(text)")
    }
}
