import TerminalEmulator

/// Follows a diff from line to line: what a line is depends on the hunk that it is in.
struct DiffReader {
    private enum Hunk {
        case none, unified, plain
    }

    private var hunk = Hunk.none

    /// What a line is in a diff, or nil when it is in none. `color` is the colour of its first character, by which
    /// lines are known whose hunk has scrolled off.
    mutating func kind(of text: String, color: Color) -> ScreenRegion.Kind? {
        if text.hasPrefix("@@ ") || text.hasPrefix("@@@ ") {
            hunk = .unified
            return .diffHeader
        }
        if LineClassifier.isPlainHunk(text) {
            hunk = .plain
            return .diffHeader
        }
        switch (hunk, text.first) {
        case (.unified, "+"): return .addedLine
        case (.unified, "-"): return .removedLine
        case (.unified, " "), (.unified, "\\"), (.unified, nil), (.plain, "-"): return .text
        case (.plain, ">") where text.hasPrefix("> "): return .addedLine
        case (.plain, "<") where text.hasPrefix("< "): return .removedLine
        default: hunk = .none
        }
        guard !text.hasPrefix("+++ "), !text.hasPrefix("--- ") else { return nil }
        if text.first == "+", color == .palette(2) || color == .palette(10) { return .addedLine }
        if text.first == "-", color == .palette(1) || color == .palette(9) { return .removedLine }
        return nil
    }
}
