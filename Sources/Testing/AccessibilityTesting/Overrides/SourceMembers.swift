/// The members that the classes and extensions of a Swift source declare.
struct SourceMembers {
    struct Member {
        var line: Int
        var name: String
        var isOverride: Bool
    }

    private(set) var members: [Member] = []

    private enum Scope {
        case members, code
    }

    private static let modifiers: Set<String> = [
        "override", "open", "public", "package", "internal", "private", "fileprivate", "final", "static", "class",
        "lazy", "weak", "unowned", "dynamic", "nonisolated", "optional", "required", "convenience",
    ]

    /// Reads a source. Text that is not Swift has no members, or wrong ones.
    init(_ source: String) {
        var scopes: [Scope] = []
        var coming: Scope?
        var modifiers: Set<String> = []
        var tokens = SourceTokens(source)
        var token = tokens.next()
        while let current = token {
            let next = tokens.next()
            switch current.text {
            case "{":
                scopes.append(coming ?? .code)
                coming = nil
                modifiers = []
            case "}":
                _ = scopes.popLast()
                modifiers = []
            case "class" where next.map { Self.modifiers.contains($0.text) || Self.isMember($0.text) } ?? true:
                modifiers.insert("class")
            case "class", "extension": coming = .members
            case "struct", "enum", "protocol", "actor": coming = .code
            case "func", "var", "let":
                if scopes.last == .members, let next, !modifiers.contains("static") {
                    members.append(
                        Member(line: next.line, name: next.text, isOverride: modifiers.contains("override")))
                }
                modifiers = []
            case let word where Self.modifiers.contains(word): modifiers.insert(word)
            default: modifiers = []
            }
            token = next
        }
    }

    private static func isMember(_ word: String) -> Bool { ["func", "var", "let", "subscript"].contains(word) }
}

/// The words and braces of a Swift source, without comments and texts; an attribute has its sign.
struct SourceTokens {
    struct Token {
        var text: String
        var line: Int
    }

    private var rest: Substring.UnicodeScalarView
    private var line = 1

    init(_ source: String) {
        rest = Substring(source).unicodeScalars
    }

    mutating func next() -> Token? {
        while let first = rest.first {
            if starts(with: "//") {
                rest = rest.drop { $0 != "\n" }
            } else if starts(with: "/*") {
                skipComment()
            } else if first == "\"" || (first == "#" && isRawText) {
                skipText()
            } else if first == "{" || first == "}" {
                advance()
                return Token(text: String(first), line: line)
            } else if Self.isLetter(first) || first == "`" || first == "@" {
                if first == "`" || first == "@" { advance() }
                let word = rest.prefix(while: Self.isLetter)
                guard !word.isEmpty else { continue }
                rest = rest.dropFirst(word.count)
                if rest.first == "`" { advance() }
                return Token(text: (first == "@" ? "@" : "") + String(String.UnicodeScalarView(word)), line: line)
            } else {
                advance()
            }
        }
        return nil
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    private mutating func advance() {
        if rest.removeFirst() == "\n" { line += 1 }
    }

    private func starts(with text: String) -> Bool { rest.starts(with: text.unicodeScalars) }

    // Comments nest in Swift.
    private mutating func skipComment() {
        var depth = 0
        while !rest.isEmpty {
            if starts(with: "/*") {
                depth += 1
                advance()
            } else if starts(with: "*/") {
                depth -= 1
                advance()
            }
            advance()
            if depth == 0 { return }
        }
    }

    private var isRawText: Bool { rest.drop { $0 == "#" }.first == "\"" }

    private mutating func skipText() {
        let marks = String(repeating: "#", count: rest.prefix { $0 == "#" }.count)
        rest = rest.dropFirst(marks.count)
        let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        rest = rest.dropFirst(quote.count)
        while let first = rest.first {
            if starts(with: quote + marks) {
                rest = rest.dropFirst(quote.count + marks.count)
                return
            }
            // A text of one line that is not closed ends with the line.
            if quote.count == 1, first == "\n" { return }
            if first == "\\", starts(with: "\\" + marks) {
                rest = rest.dropFirst(1 + marks.count)
                if rest.isEmpty { return }
            }
            advance()
        }
    }
}
