/// The frame that shows the focus has gone to something else: the lines of that are said.
struct MovedFrameExplainer: AnswerExplainer {
    let tellsFocus = true
    let leavesReports = true

    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard new.isAlternate || machine.paints, change.model.dialog == nil, !machine.hidesTyping,
            let moved = MovedFrame(from: old, to: new)
        else { return nil }
        let lines = moved.rows.map { machine.line(ScreenWords.of(new.rows[$0].text(moved.columns))) }
            .filter { $0.contains { $0.isLetter || $0.isNumber } }
        return lines.isEmpty ? nil : lines.map { .say($0) }
    }
}
