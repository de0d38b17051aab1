import Foundation
import Testing

@testable import TextMeasurement

/// The positions where lines may break, by Unicode's rules.
struct LineBreakTests {
    /// The text with "|" where a line may break and "!" where it must.
    private func marked(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var marked = String.UnicodeScalarView()
        for (scalar, opportunity) in zip(scalars, LineBreaker.opportunities(in: scalars)) {
            switch opportunity {
            case .none: break
            case .allowed: marked.append("|")
            case .mandatory: marked.append("!")
            }
            marked.append(scalar)
        }
        return String(marked)
    }

    @Test(arguments: [
        ("one two", "one |two"), ("well-known", "well-|known"), ("a\nb\r\nc", "a\n!b\r\n!c"),
        ("10\u{A0}km", "10\u{A0}km"), ("non\u{2011}breaking", "non\u{2011}breaking"), ("x\u{200B}y", "x\u{200B}|y"),
        ("x\u{2060}y", "x\u{2060}y"), ("“Yes,” she said.", "“Yes,” |she |said."), ("(a) [b]", "(a) |[b]"),
        ("$1,234.50 -5%", "$1,234.50 |-5%"), ("7/8/2024", "7/8/2024"), ("and/or", "and/|or"), ("wait…no", "wait…|no"),
        ("漢字です。", "漢|字|で|す。"), ("「漢」", "「漢」"), ("한국어 말", "한|국|어 |말"), ("日本 2024年", "日|本 |2024|年"),
        ("👩‍👩‍👧‍👦👍🏽", "👩‍👩‍👧‍👦|👍🏽"), ("🇩🇪🇫🇷", "🇩🇪|🇫🇷"), ("e\u{301}a", "e\u{301}a"), ("a  b", "a  |b"),
        ("https://a.b/c?d=e", "https://|a.b/|c?|d=e"), ("soft\u{AD}hyphen", "soft\u{AD}|hyphen"), ("x — y", "x |— |y"),
    ])
    func `lines break where the rules allow it`(text: String, expected: String) {
        #expect(marked(text) == expected)
    }

    private static let official = URL(filePath: "/usr/share/unicode/auxiliary/LineBreakTest.txt")

    /// Debian's package unicode-data brings Unicode's own cases, each of which has to pass.
    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: official.path), "needs Debian's package unicode-data"))
    func `all of Unicode's own cases pass`() throws {
        let lines = try String(contentsOf: Self.official, encoding: .utf8).split(separator: "\n")
        try #require(lines.first?.contains("LineBreakTest-\(LineBreakClass.unicodeVersion)") == true)
        var count = 0
        var failures: [String] = []
        for line in lines {
            let parts = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
            guard parts.count > 2 else { continue }
            let scalars = parts.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
            let expected = parts.filter { $0 == "÷" || $0 == "×" }.dropFirst().dropLast().map { $0 == "÷" }
            let found = LineBreaker.opportunities(in: scalars).dropFirst().map { $0 != .none }
            count += 1
            if found != expected { failures.append(String(line)) }
        }
        #expect(count > 7000)
        #expect(failures.isEmpty, "\(failures.count) of \(count): \(failures.prefix(10).joined(separator: "\n"))")
    }
}
