import Foundation

/// A spoken item, in the format of the speech log.
struct AnnouncedItem: Equatable, CustomStringConvertible {
    /// "say", "char", "stop" or "sound".
    var kind: String
    var text: String

    var isText: Bool { kind == "say" || kind == "char" }
    var description: String { "\(kind): \(text)" }
}

/// The outcome of a step, in the order of reports.
enum StepOutcome: String, CaseIterable {
    case right
    case wrongAsMarked = "wrong as marked"
    case rightThoughMarked = "right but marked wrong"
    case wrong

    init(isRight: Bool, isMarked: Bool) {
        self = isRight ? isMarked ? .rightThoughMarked : .right : isMarked ? .wrongAsMarked : .wrong
    }
}

extension Sequence<AnnouncedItem> {
    /// The texts, one a line.
    var spokenText: String { filter(\.isText).map(\.text).joined(separator: "\n") }
}

extension Scenario.Step {
    /// Returns how the speech of the step differs from what is expected.
    ///
    /// - Parameter shown: The text of the screen; nil where it is not known, as in a recording.
    func mistakes(_ heard: [AnnouncedItem], shown: String?) throws -> [String] {
        let text = heard.spokenText
        var mistakes: [String] = []
        var from = text.startIndex
        for pattern in hear ?? [] {
            let found = try text[(inOrder == true ? from : text.startIndex)...].firstMatch(
                of: Scenario.pattern(pattern))
            guard let found else {
                mistakes.append("\"\(pattern)\" was not heard" + (shown.map { "\nshown:\n\($0)" } ?? ""))
                continue
            }
            from = found.range.upperBound
            if inOrder == true, try text[from...].firstMatch(of: Scenario.pattern(pattern)) != nil {
                mistakes.append("\"\(pattern)\" was heard twice")
            }
        }
        for pattern in never ?? [] where try text.firstMatch(of: Scenario.pattern(pattern)) != nil {
            mistakes.append("\"\(pattern)\" was heard")
        }
        if let shows, let shown, !shown.contains(shows) { mistakes.append("\"\(shows)\" was not shown but\n\(shown)") }
        let words = text.split(whereSeparator: \.isWhitespace).count
        if let mostWords, words > mostWords { mistakes.append("\(words) words were heard, not \(mostWords) at most") }
        let utterances = heard.count(where: \.isText)
        if let mostUtterances, utterances > mostUtterances {
            mistakes.append("\(utterances) utterances were heard, not \(mostUtterances) at most")
        }
        return mistakes.map { "\($0)\nheard:\n\(heard.map { "  \($0)" }.joined(separator: "\n"))" }
    }
}

extension Scenario {
    /// The regular expression of an expected text.
    static func pattern(_ text: String) throws -> Regex<AnyRegexOutput> {
        try Regex(text).ignoresCase().anchorsMatchLineEndings()
    }

    /// Returns the violations of the rules of every scenario: no decoration, no controls, no secret.
    func mistakes(inAll heard: [AnnouncedItem]) -> [String] {
        var mistakes: [String] = []
        for item in heard where item.isText {
            if let bad = item.text.unicodeScalars.first(where: Self.isDecoration) {
                mistakes.append("U+\(String(bad.value, radix: 16)) was spoken in \"\(item.text)\"")
            }
            if item.text.contains("qqq") { mistakes.append("line drawing was spoken as letters in \"\(item.text)\"") }
            if item.text.allSatisfy(\.isWhitespace) { mistakes.append("an empty utterance was spoken") }
        }
        if let secret {
            let text = heard.map(\.text).joined()
            // Neither the secret nor a part of it, not even one letter at a time.
            let parts = zip(secret, secret.dropFirst()).map { "\($0)\($1)" }
            if parts.filter(text.contains).count > parts.count / 2 { mistakes.append("the secret was heard") }
        }
        return mistakes
    }

    /// Characters that draw, and controls, which no synthesiser should get.
    private static func isDecoration(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00..<0x20, 0x7F..<0xA0, 0x2500...0x259F, 0x2800...0x28FF, 0xE000...0xF8FF, 0xF0000...0x10FFFF: true
        case 0x23AF, 0x23B8...0x23BD, 0x1FB00...0x1FBAF: true
        default: false
        }
    }
}
