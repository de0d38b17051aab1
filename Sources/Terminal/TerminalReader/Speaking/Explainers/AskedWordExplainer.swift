import TerminalEmulator

/// A program that asks in its last row about a word of a text, which it marks there: the line with the word, then what may
/// be answered, without the rest of the text.
struct AskedWordExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard let asked = new.askedWord, new.cursor.row == old.cursor.row, old.askedWord != asked else { return nil }
        let choices = change.changed.filter { !asked.block.contains($0) && $0 > asked.row && $0 < new.cursor.row }
        return [.say(machine.line(new.rows[asked.row].told))] + machine.read(choices, of: new)
    }
}

extension ScreenImage {
    /// A word of a text that alone stands on a ground of its own, while the program asks for a key below.
    struct AskedWord: Equatable {
        /// The row of the word.
        var row: Int
        /// The rows of the text around it.
        var block: Range<Int>
        /// The row's text up to the end of the word, which tells one word from another.
        var text: String
    }

    /// The word that the program asks about; nil where it asks about none.
    var askedWord: AskedWord? {
        guard isAlternate, asksBelowAll, let row = spotlight, row + 1 < cursor.row, !rows[row].isOneGround,
            let ink = rows[row].inked
        else { return nil }
        let ground = commonGround(.init(rows: rows.indices, columns: 0..<columns))
        let lit = ink.filter { rows[row].cells[$0].ground != ground }
        // Of a whole row it is an item that is chosen.
        guard let first = lit.first, let last = lit.last, last - first + 1 == lit.count, lit.count < ink.count else {
            return nil
        }
        var (lower, upper) = (row, row + 1)
        while lower > 0, !rows[lower - 1].isBlank { lower -= 1 }
        while upper < cursor.row, !rows[upper].isBlank { upper += 1 }
        guard upper < cursor.row else { return nil }
        return AskedWord(row: row, block: lower..<upper, text: rows[row].text(0..<last + 1))
    }
}
