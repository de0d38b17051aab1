import Foundation
import StrictJSON

/// A pattern of the user's for lines of the screen: a regular expression as ICU writes them.
///
/// Lines are the program's, so that no line may take long: looking through one is given up after a number of steps, and
/// counts as if there were no match.
public struct TextPattern: Hashable, Sendable, Encodable {
    /// The pattern as it was written.
    public let text: String
    private let expression: NSRegularExpression

    /// A match of a pattern in a line.
    struct Match {
        /// The number of characters that matched.
        var length: Int
        fileprivate var result: NSTextCheckingResult
        fileprivate var expression: NSRegularExpression
        fileprivate var line: String

        /// Returns a template filled with the match: `$0` is all of it, `$1` the text in the first parentheses.
        func filled(_ template: String) -> String {
            expression.replacementString(for: result, in: line, offset: 0, template: template)
        }

        /// The text in the first parentheses; all where there are none.
        var subject: String { filled(expression.numberOfCaptureGroups > 0 ? "$1" : "$0") }
    }

    /// Creates a pattern; nil for an invalid one, or one longer than 500 characters.
    public init?(_ text: String) {
        guard !text.isEmpty, text.count <= Thresholds.Rules.longestPattern,
            let expression = try? NSRegularExpression(pattern: text)
        else { return nil }
        self.text = text
        self.expression = expression
    }

    init(reading field: JSONField) throws(JSONError) {
        guard let pattern = TextPattern(try field.string()) else {
            throw field.error(
                "this must be a regular expression of 1 to \(Thresholds.Rules.longestPattern) characters; write \\\\ "
                    + "before \\ . + * ? ( ) [ ] { } ^ $ | to match the character itself")
        }
        self = pattern
    }

    /// Returns the first match in a line.
    func match(in line: String) -> Match? { find(in: line, []) }

    /// Returns the match at the beginning of a line.
    func matchAtStart(of line: String) -> Match? { find(in: line, .anchored) }

    private func find(_ line: String, _ range: NSRange, _ options: NSRegularExpression.MatchingOptions)
        -> NSTextCheckingResult?
    {
        var found: NSTextCheckingResult?
        var steps = 0
        expression.enumerateMatches(in: line, options: options.union(.reportProgress), range: range) {
            result, flags, stop in
            found = result
            steps += 1
            stop.pointee = ObjCBool(result != nil || steps >= Thresholds.Rules.mostSteps)
        }
        return found
    }

    private func find(in line: String, _ options: NSRegularExpression.MatchingOptions) -> Match? {
        let line = line.count > Thresholds.Rules.longestLine ? String(line.prefix(Thresholds.Rules.longestLine)) : line
        guard let result = find(line, NSRange(line.startIndex..., in: line), options),
            let range = Range(result.range, in: line)
        else { return nil }
        return Match(length: line[range].count, result: result, expression: expression, line: line)
    }

    /// Two patterns are the same that are written alike.
    public static func == (left: TextPattern, right: TextPattern) -> Bool { left.text == right.text }

    /// Hashes the text, which `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// Writes the pattern as it was written.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
