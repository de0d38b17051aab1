/// How the line begins in which a shell, or a program like one, asks for a command where it marks nothing (OSC 133,
/// OSC 633).
public struct ShellPrompt: Hashable, Sendable, ExpressibleByStringLiteral {
    /// What was learned: the prompt itself, or what all of them begin with; "" where nothing is known.
    public var beginning: String
    /// What the user has told of it, or nil.
    public var pattern: TextPattern?

    /// Makes a prompt of what is known of it.
    public init(beginning: String = "", pattern: TextPattern? = nil) {
        self.beginning = beginning
        self.pattern = pattern
    }

    /// Makes a prompt that was learned.
    public init(stringLiteral beginning: String) { self.init(beginning: beginning) }

    /// How many characters of a line are the prompt; nil where it begins with none.
    func length(in line: String) -> Int? {
        // Lines come without the blanks at their end, and patterns are written with them.
        if let length = pattern?.matchAtStart(of: line + " ")?.length, length > 0 { return min(length, line.count) }
        guard !beginning.isEmpty, line.hasPrefix(beginning) else { return nil }
        return PromptLearner.length(of: beginning, in: line)
    }

    /// Whether a line begins with it.
    func begins(_ line: String) -> Bool { length(in: line) != nil }
}
