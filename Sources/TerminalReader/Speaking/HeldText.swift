/// Text that comes in pieces, as a language model or a slow line gives it: it is kept until a phrase is whole.
struct HeldText: Sendable {
    private var text = ""
    private var last = 0.0
    /// How long the next piece may take, in seconds.
    static let patience = 0.35
    /// Longer text is said up to the last word, or as it is when it has no words.
    static let longest = 240

    /// When what is held is to be said.
    var deadline: Double? { text.isEmpty ? nil : last + Self.patience }

    private static let ends: Set<Character> = [".", "!", "?", ";", ":", "…", "。", "！", "？", "；", "：", "\n"]
    /// What stands at the end of text that waits for an answer.
    private static let prompts: Set<Character> = [":", "?", ">", "$", "#", "%", "]", ")", "："]

    /// Adds a piece, and gives the phrases that are whole.
    mutating func add(_ piece: String, at time: Double) -> String {
        text += piece
        last = time
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
