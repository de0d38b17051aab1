/// Text that comes in pieces, as a language model or a slow line gives it: it is kept until a phrase is whole.
struct HeldText: Sendable {
    private var text = ""
    private var last = -Double.infinity
    private var wait = patience
    /// How long the next piece may take, in seconds.
    static let patience = 0.35
    /// The same where text begins that may be all that comes.
    static let startPatience = 0.12
    /// The longest pause between two pieces of one text, and how long the next one is waited for then.
    private static let longestPause = 1.0
    /// Longer text is said up to the last word, or as it is when it has no words.
    static let longest = 240

    /// When what is held is to be said.
    var deadline: Double? { text.isEmpty ? nil : last + wait }

    private static let ends: Set<Character> = [".", "!", "?", ";", ":", "…", "。", "！", "？", "；", "：", "\n"]
    /// What stands at the end of text that waits for an answer.
    private static let prompts: Set<Character> = [":", "?", ">", "$", "#", "%", "]", ")", "："]

    /// Whether a line waits for an answer: it ends as prompts do.
    static func isPrompt(_ line: String) -> Bool {
        line.last { !$0.isWhitespace }.map { prompts.contains($0) || "❯›»➜λ".contains($0) } ?? false
    }

    /// Whether a piece came so lately that the next line is likely to come in pieces as well.
    func isFlowing(at time: Double) -> Bool { time - last < Self.patience }

    /// Adds a piece, and gives the phrases that are whole.
    mutating func add(_ piece: String, startsLine: Bool = false, at time: Double) -> String {
        let pause = time - last
        text += piece
        last = time
        // Text that comes slowly is waited for as long as its pieces take.
        if startsLine, pause > Self.patience {
            wait = Self.startPatience
        } else {
            wait =
                pause > Self.patience && pause < Self.longestPause ? min(Self.longestPause, pause * 1.6) : Self.patience
        }
        if let end = text.last(where: { !$0.isWhitespace }), Self.prompts.contains(end), text.last == " " {
            return take()
        }
        var cut: String.Index?
        var index = text.startIndex
        while index < text.endIndex {
            let next = text.index(after: index)
            if Self.ends.contains(text[index]), next < text.endIndex, text[next].isWhitespace || !text[index].isASCII {
                cut = next
            }
            index = next
        }
        if cut == nil, text.count > Self.longest {
            // Text without blanks is cut anywhere, lest it be kept for ever.
            cut = text.dropFirst().lastIndex(of: " ") ?? text.endIndex
        }
        guard let cut else { return "" }
        defer { text = String(text[cut...]) }
        return String(text[..<cut])
    }

    /// Gives all of it.
    mutating func take() -> String {
        defer { text = "" }
        return text
    }

    /// Gives all of it when nothing more came for a while.
    mutating func settle(at time: Double) -> String? {
        guard let deadline, time >= deadline else { return nil }
        return take()
    }
}
