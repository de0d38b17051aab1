/// Learns how the shell's prompt begins, where the shell marks nothing.
///
/// A program waits at many texts: at questions, at fields, at a bar that goes on. The prompt is what is there again
/// after the user has answered it with Enter.
struct PromptLearner: Sendable {
    /// How the prompt begins, or "" as long as nothing came back.
    private(set) var prompt = ""
    /// What stood before the cursor when the user began to type.
    private var waiting = ""
    /// Whether a key was pressed since the last Enter; then only the next Enter matters.
    private(set) var isTyping = false
    /// What Enter was pressed at, until it is there again or the user types on.
    private(set) var answered: String?
    /// Prompts that were learned before, the latest last: a shell within another ends, and the first one asks again.
    private var known: [String] = []

    /// How prompts end.
    private static let ends: Set<Character> = ["$", "#", "%", ">", "❯", "➜", "»", "λ", "›"]

    /// The user has pressed a key while a text stood before the cursor.
    mutating func pressed(isEnter: Bool, behind text: String) {
        if !isTyping {
            waiting = String(text.prefix(Thresholds.Prompt.longest)).trimmingEnd
            isTyping = true
            answered = nil
        }
        guard isEnter else { return }
        isTyping = false
        answered = !waiting.isEmpty && text.hasPrefix(waiting) ? waiting : nil
    }

    /// A text stands before the cursor after the user has pressed Enter.
    mutating func shows(_ text: String) {
        guard let answered, text.count <= Thresholds.Prompt.longest else { return }
        let text = text.trimmingEnd
        // What a program asks again is no prompt of the shell.
        guard !text.isEmpty, !SpeakingMachine.isQuestion(text) else { return }
        if let common = Self.common(answered, text) {
            // What is shorter holds for more of what comes.
            remember(known.last { common.hasPrefix($0) } ?? common)
        } else if let again = known.last(where: { Self.begins(text, with: $0) }) {
            remember(again)
        } else {
            return
        }
        self.answered = nil
    }

    private mutating func remember(_ prompt: String) {
        self.prompt = prompt
        known.removeAll { $0 == prompt }
        known.append(prompt)
        if known.count > Thresholds.Prompt.mostKnown { known.removeFirst() }
    }

    /// What two prompts of one shell have in common: all, or the beginning when both end alike and tell a folder
    /// between.
    private static func common(_ first: String, _ second: String) -> String? {
        if first == second { return first }
        guard let end = first.last, end == second.last, ends.contains(end) else { return nil }
        let common = String(zip(first, second).prefix { $0 == $1 }.map(\.0))
        // A folder's name may begin as the other's does.
        let stable = String(common.reversed().drop { $0 != ":" && $0 != " " && $0 != "[" && $0 != "(" }.reversed())
        return stable.count >= Thresholds.Prompt.shortest && stable.contains(where: \.isLetter)
            ? stable.trimmingEnd : nil
    }

    private static func begins(_ text: String, with prompt: String) -> Bool {
        guard text.hasPrefix(prompt) else { return false }
        if let last = prompt.last, ends.contains(last) { return true }
        return text == prompt || text.last.map(ends.contains) ?? false
    }

    /// How many characters of a line are the prompt that is known to begin it: up to where prompts end.
    static func length(of prompt: String, in line: String) -> Int {
        guard let last = prompt.last, !ends.contains(last) else { return prompt.count }
        let rest = line.dropFirst(prompt.count)
        var previous: Character = " "
        for (offset, character) in rest.prefix(Thresholds.Prompt.longest).enumerated() {
            if character == " ", ends.contains(previous) { return prompt.count + offset }
            previous = character
        }
        return rest.count < Thresholds.Prompt.longest && ends.contains(previous) ? line.count : prompt.count
    }
}
