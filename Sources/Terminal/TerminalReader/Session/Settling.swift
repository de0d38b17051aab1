import Speech
import TerminalEmulator

/// Decides when the screen has settled, so that it can be announced: by its content where that is enough, else once no
/// output has come for a moment. It has no clock: the caller supplies the time.
struct Settling {
    /// The change that a key makes likely.
    private struct Awaited {
        var key: PressedKey
        var row: Int
        var column: Int
        /// The characters that were typed since.
        var typed: String
        /// The text at the cursor.
        var next: String
        var showsCursor: Bool
        /// The row of the cursor, where the key may only move it there.
        var line: [TerminalCell]
    }

    private var awaited: Awaited?
    private var first: Instant?
    private var pieces = 0
    /// When the screen counts as settled if nothing comes.
    private(set) var deadline: Instant?

    /// Whether there is output that was not spoken.
    var isPending: Bool { first != nil }

    /// Handles a key that goes to the program. For keys of a secret `key` holds no character.
    mutating func pressed(_ key: PressedKey, on screen: Screen) {
        let cursor = screen.cursor
        if case .character(let character) = key, case .character = awaited?.key,
            (awaited?.typed.count ?? 0) < Thresholds.Answer.mostTyped
        {
            awaited?.typed.append(character)
            return
        }
        var typed = ""
        if case .character(let character) = key { typed = String(character) }
        awaited = Awaited(
            key: key, row: cursor.row, column: cursor.column, typed: typed,
            next: screen[cursor.row, cursor.column].text, showsCursor: cursor.isVisible,
            line: key == .horizontal ? Self.line(cursor.row, of: screen) : [])
    }

    /// Handles output, and returns whether the screen has settled with it.
    ///
    /// - Parameters:
    ///   - endsUpdate: Whether the output ends with the end of a synchronized update.
    ///   - hasMore: Whether more waits to be read.
    ///   - isFlood: Whether there was so much output that it is only counted.
    mutating func wrote(
        _ terminal: borrowing Terminal, endsUpdate: Bool, hasMore: Bool, isFlood: Bool, at now: Instant
    ) -> Bool {
        let start = first ?? now
        first = start
        pieces += 1
        guard !terminal.modes.contains(.synchronizedUpdate) else {
            deadline = start + Thresholds.Settling.synchronizedLimit
            return now >= start + Thresholds.Settling.synchronizedLimit
        }
        let showsCursor = terminal.modes.contains(.cursorVisible)
        if !hasMore, endsUpdate || showsCursor && isAnswered(terminal.screen) { return true }
        let end = start + (isFlood ? Thresholds.Settling.floodLimit : Thresholds.Settling.limit)
        // A program that hides the cursor to draw has finished when it shows it again.
        let isDrawing = awaited?.showsCursor == true && !showsCursor
        // With a hidden cursor a frame ends where frames ended before, as a rule.
        let cursor = terminal.screen.cursor
        let isAway = !showsCursor && awaited.map { $0.row != cursor.row || $0.column != cursor.column } == true
        let quiet =
            isDrawing
            ? Thresholds.Settling.limit
            : isAway
                ? Thresholds.Settling.longestQuiet
                : min(
                    Thresholds.Settling.longestQuiet,
                    Thresholds.Settling.quiet + Thresholds.Settling.quietStep * (pieces - 1))
        deadline = min(now + quiet, end)
        return now >= end
    }

    /// The screen has been spoken.
    mutating func settled() {
        if let waiting = awaited, waiting.typed.isEmpty || first != nil { awaited = nil }
        first = nil
        pieces = 0
        deadline = nil
    }

    private static func line(_ row: Int, of screen: Screen) -> [TerminalCell] {
        (0..<screen.columns).map { screen[row, $0] }
    }

    /// Whether the answer to the key has plainly come.
    private func isAnswered(_ screen: Screen) -> Bool {
        guard let awaited else { return false }
        let cursor = screen.cursor
        switch awaited.key {
        case .character: return shows(awaited, on: screen)
        case .horizontal:
            // When the row is redrawn, as that of a dialog's buttons, the cursor may be on its way.
            return cursor.row == awaited.row && (1...2).contains(abs(cursor.column - awaited.column))
                && Self.line(cursor.row, of: screen) == awaited.line
        case .erase:
            guard cursor.row == awaited.row, (1...2).contains(awaited.column - cursor.column) else { return false }
            let text = screen[cursor.row, cursor.column].text
            return text == awaited.next || text.allSatisfy(\.isWhitespace)
        default: return false
        }
    }

    /// Whether the typed characters are where they were typed, and the cursor after them.
    private func shows(_ awaited: Awaited, on screen: Screen) -> Bool {
        var row = awaited.row
        var column = awaited.column
        for character in awaited.typed {
            if column >= screen.columns {
                row += 1
                column = 0
            }
            guard row < screen.rows else { return false }
            let cell = screen[row, column]
            guard cell.text == String(character) || character == " " && cell.text.isEmpty else { return false }
            column += max(1, cell.width)
        }
        let cursor = screen.cursor
        return cursor.row == row && cursor.column + (cursor.pendingWrap ? 1 : 0) == column
    }
}
