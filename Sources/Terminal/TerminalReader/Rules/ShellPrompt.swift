/// The start of the line in which a shell, or a program like one, prompts for a command without marks (OSC 133, OSC
/// 633).
public struct ShellPrompt: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The learned beginning: the prompt itself, or the common prefix of all prompts; "" where it is unknown.
    public var beginning: String
    /// The pattern that the user has set, or nil.
    public var pattern: TextPattern?

    /// Creates a prompt from its beginning, or from a pattern.
    public init(beginning: String = "", pattern: TextPattern? = nil) {
        self.beginning = beginning
        self.pattern = pattern
    }

    /// Makes a prompt that was learned.
    public init(stringLiteral beginning: String) { self.init(beginning: beginning) }

    /// Returns the length of the prompt in a line, in characters; nil where the line has none.
    func length(in line: String) -> Int? {
        // Lines come without the blanks at their end, and patterns are written with them.
        if let length = pattern?.matchAtStart(of: line + " ")?.length, length > 0 { return min(length, line.count) }
        guard !beginning.isEmpty, line.hasPrefix(beginning) else { return nil }
        return PromptLearner.length(of: beginning, in: line)
    }

    /// Whether a line begins with it.
    func begins(_ line: String) -> Bool { length(in: line) != nil }
}
