import Foundation
import TestSupport
import Testing

/// The announcements of UIKit itself are in the tables of the module Words, in every language.
@Suite struct EnglishWordsTests {
    /// Folders and files whose texts are never announced, with the reason.
    private static let silent: [(path: String, why: String)] = [
        ("Diagnostics.swift", "messages to the developer"),
        ("DeferredWork.swift", "what is pending, for the developer"),
        ("Restoration/", "why a saved state is refused, for the developer"),
        ("UIFont+Weight.swift", "parts of the names of font files"),
        ("DeviceProfile+All.swift", "names of devices, the same in every language"),
        ("ActionPerformer", "notes in the trace of an action"),
        ("UIGraphicsPDFRenderer.swift", "the bytes of a document"),
        ("ContentSizeLimits.swift", "a description for the developer"),
        ("UIWindowScene+Geometry.swift", "the text of an error, for the developer"),
        ("VisualFormat", "why a visual format can't be read, for the developer"),
        ("NSLayoutConstraint+Checks.swift", "why a constraint can't be one, for the developer"),
    ]
    /// Texts that are never announced, with the reason.
    private static let silentTexts: [String: String] = [
        "Controller": "what the name of a controller's class ends in",
        "<the frame or the content of a view>": "a constraint in a message to the developer",
        "layout or timers without a delay": "what is pending, in a message to the developer",
        "Italic": "part of the name of a font file",
        "iPhone": "the name of a device, the same in every language",
    ]
    /// Functions whose texts are messages to the developer.
    private static let developerCalls: Set<String> = [
        "fail", "warn", "precondition", "preconditionFailure", "fatalError",
    ]

    /// Whether a text is words of English, not a name such as "UIKeyInputEscape" or "en_US".
    private static func isWords(_ text: String) -> Bool {
        let words = text.split(separator: " ").filter { $0.contains(where: \.isLetter) }
        guard let first = words.first else { return false }
        if words.count > 1 { return true }
        return first.first?.isUppercase == true && first.dropFirst().contains(where: \.isLowercase)
            && first.dropFirst().allSatisfy(\.isLowercase)
    }

    @Test func `no text for users is hard-coded`() throws {
        let folder = PackageFolders.root.appending(path: "Sources/UIKit/HeadlessUIKit")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            if Self.silent.contains(where: { file.path.contains($0.path) }) { continue }
            let literals = SwiftLiterals.read(try String(contentsOf: file, encoding: .utf8))
            for literal in literals where Self.isWords(literal.text) && Self.silentTexts[literal.text] == nil {
                // Only messages to the developer name the classes of objects.
                guard literal.calls.isDisjoint(with: Self.developerCalls), !literal.inside.contains("name") else {
                    continue
                }
                Issue.record("\(file.lastPathComponent):\(literal.line): \"\(literal.text)\"")
            }
        }
        #expect(count > 200)
    }

    @Test func `literals are found in code, with the calls around them`() {
        let code = #"""
            // "no" /* "no" */
            /* "no" /* "no" */ "no" */
            let a = "One" + f("Two \(g("three", h) ? "Four" : "5") six", warn("Seven"))
            let b = "\"Eight\""
            """#
        let literals = SwiftLiterals.read(code)
        #expect(literals.map(\.text) == ["One", "three", "Four", "5", "Two  six", "Seven", "\\\"Eight\\\""])
        #expect(literals.map(\.line) == [3, 3, 3, 3, 3, 3, 4])
        #expect(literals[5].calls == ["f", "warn"])
        #expect(literals[1].calls == ["f", "g"])
        #expect(literals[4].inside == ["g"])
    }
}

/// The string literals of a Swift source.
struct SwiftLiterals {
    /// A literal without its interpolations, the line that it ends in, the names of the functions whose arguments it is
    /// in, and of those that are called inside it.
    struct Literal {
        var text: String
        var line: Int
        var calls: Set<String>
        var inside: Set<String>
    }

    private var code: [Character]
    private var place = 0
    private var line = 1
    private var calls: [String] = []
    private var called: [String] = []
    private var found: [Literal] = []

    static func read(_ code: String) -> [Literal] {
        var reader = SwiftLiterals(code: Array(code))
        reader.readCode(untilClosed: false)
        return reader.found
    }

    private init(code: [Character]) {
        self.code = code
    }

    private func starts(_ text: String) -> Bool {
        let text = Array(text)
        return place + text.count <= code.count && Array(code[place..<place + text.count]) == text
    }

    private mutating func step(_ count: Int = 1) {
        for _ in 0..<count where place < code.count {
            if code[place] == "\n" { line += 1 }
            place += 1
        }
    }

    private mutating func readCode(untilClosed: Bool) {
        let depth = calls.count
        while place < code.count {
            if starts("//") {
                while place < code.count, code[place] != "\n" { step() }
            } else if starts("/*") {
                skipComment()
            } else if code[place] == "\"" {
                readLiteral()
            } else if code[place] == "(" {
                calls.append(nameBefore())
                called.append(calls[calls.count - 1])
                step()
            } else if code[place] == ")" {
                if untilClosed, calls.count == depth { return step() }
                _ = calls.popLast()
                step()
            } else {
                step()
            }
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            let opens = starts("/*")
            let closes = starts("*/")
            if opens { depth += 1 }
            if closes { depth -= 1 }
            step(opens || closes ? 2 : 1)
        } while depth > 0 && place < code.count
    }

    private mutating func readLiteral() {
        let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
        step(quotes.count)
        var text = ""
        let start = called.count
        while place < code.count, !starts(quotes) {
            if starts("\\(") {
                step(2)
                readCode(untilClosed: true)
            } else if code[place] == "\\" {
                text += String(code[place..<min(place + 2, code.count)])
                step(2)
            } else {
                text.append(code[place])
                step()
            }
        }
        step(quotes.count)
        found.append(Literal(text: text, line: line, calls: Set(calls), inside: Set(called[start...])))
    }

    private func nameBefore() -> String {
        var start = place
        while start > 0, code[start - 1].isLetter || code[start - 1].isNumber { start -= 1 }
        return String(code[start..<place])
    }
}
