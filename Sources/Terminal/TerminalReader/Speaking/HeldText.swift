import Speech

/// Text that comes in pieces, as a language model or a slow line gives it: it is kept until a phrase is whole.
struct HeldText: Sendable {
    private var text = ""
    private var last = Instant.distantPast
    private var wait = Thresholds.Held.patience

    /// When what is held is to be said.
    var deadline: Instant? { text.isEmpty ? nil : last + wait }

    private static let ends: Set<Character> = [".", "!", "?", ";", ":", "…", "。", "！", "？", "；", "：", "\n"]
    /// What stands at the end of text that waits for an answer.
    private static let prompts: Set<Character> = [":", "?", ">", "$", "#", "%", "]", ")", "："]

    /// Whether a line waits for an answer: it ends as prompts do.
    static func isPrompt(_ line: String) -> Bool {
        line.last { !$0.isWhitespace }.map { prompts.contains($0) || "❯›»➜λ".contains($0) } ?? false
    }

    /// Whether a piece came so lately that the next line is likely to come in pieces as well.
    func isFlowing(at time: Instant) -> Bool { time - last < Thresholds.Held.patience }

    /// Adds a piece, and gives the phrases that are whole.
    mutating func add(_ piece: String, startsLine: Bool = false, at time: Instant) -> String {
        let pause = time - last
        text += piece
        last = time
        // Text that comes slowly is waited for as long as its pieces take.
        if startsLine, pause > Thresholds.Held.patience {
            wait = Thresholds.Held.patienceAtStart
        } else {
            wait =
                pause > Thresholds.Held.patience && pause < Thresholds.Held.longestPause
                ? min(Thresholds.Held.longestPause, pause * Thresholds.Held.slack) : Thresholds.Held.patience
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
        if cut == nil, text.count > Thresholds.Held.longest {
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
    mutating func settle(at time: Instant) -> String? {
        guard let deadline, time >= deadline else { return nil }
        return take()
    }
}
