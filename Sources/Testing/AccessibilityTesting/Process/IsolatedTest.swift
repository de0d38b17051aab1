import Foundation

/// A test method of XCTest that is isolated to the main actor and isn't asynchronous. XCTest for Linux can't cast such a
/// method to the type that it calls, and aborts before the first test with "Could not cast value of type".
struct IsolatedTest: CustomStringConvertible {
    var file: String
    var line: Int
    var name: String

    var description: String {
        "\(file):\(line): error: \(name)() is isolated to the main actor, and XCTest for Linux aborts on it (\"Could not cast "
            + "value of type\"). Declare it as `func \(name)() async`; or take @MainActor away and write the test in "
            + "`MainActor.assumeIsolated { … }`."
    }

    /// The tests in the Swift files of a folder.
    static func all(in folder: URL) -> [IsolatedTest] {
        swiftFiles(in: folder).flatMap { file -> [IsolatedTest] in
            guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("TestCase"),
                text.contains("MainActor")
            else { return [] }
            return all(in: text, of: file.path)
        }
    }

    /// The tests in a source.
    static func all(in source: String, of file: String) -> [IsolatedTest] {
        var found: [IsolatedTest] = []
        // Whether each open brace belongs to a class of tests, and whether that class is isolated.
        var scopes: [(isTests: Bool, isIsolated: Bool)] = []
        // The words since the last brace or declaration: attributes, modifiers, and then the declaration itself.
        var words: [String] = []
        var function: SourceTokens.Token?
        var tokens = SourceTokens(source)
        var token = tokens.next()
        while let current = token {
            let next = tokens.next()
            switch current.text {
            case "{":
                if let function, words.contains("@MainActor") || scopes.last?.isIsolated == true,
                    !words.contains("nonisolated"), !words.contains("async")
                {
                    found.append(IsolatedTest(file: file, line: function.line, name: function.text))
                }
                let isTests = words.contains("class") && words.contains { $0.hasSuffix("TestCase") }
                scopes.append((isTests, isTests && words.contains("@MainActor")))
                (words, function) = ([], nil)
            case "}":
                _ = scopes.popLast()
                (words, function) = ([], nil)
            case "func":
                if scopes.last?.isTests == true, let next, next.text.hasPrefix("test") { function = next }
            case "var", "let", "case": words = []
            case let word: words.append(word)
            }
            token = next
        }
        return found
    }
}
