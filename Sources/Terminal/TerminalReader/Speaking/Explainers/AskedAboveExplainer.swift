import TerminalEmulator

/// The program asks something in the row above the empty one at the bottom in which it is answered: the question, whatever
/// else it draws anew.
struct AskedAboveExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let (new, row) = (change.new, change.row)
        guard new.isAlternate, new.cursor.isVisible, row > 0, row == new.rows.count - 1, new.rows[row].isBlank,
            change.changed.contains(row - 1), change.isNews(row - 1)
        else { return nil }
        let question = machine.line(new.rows[row - 1].told)
        // A bar of state may end with a colon.
        guard question.contains(where: \.isLetter), SpeakingMachine.isQuestion(question),
            !new.isBar(row - 1) || question.contains("?")
        else { return nil }
        machine.typed = ""
        return [.say(question)]
    }
}
