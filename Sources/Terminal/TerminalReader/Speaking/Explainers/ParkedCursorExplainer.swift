import TerminalEmulator

/// Another page of a program that parks the cursor where nothing is: what is selected in it, or its text.
struct ParkedCursorExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard new.parksCursor, change.model.dialog == nil else { return nil }
        let body = change.body.filter { !new.tellsKeys($0) }
        let shown = new.rows.indices.filter { !new.rows[$0].isBlank && !new.tellsKeys($0) }
        // Where most stayed, what changed is the answer.
        guard Thresholds.Change.page.isReached(by: body.count, of: shown.count) else { return nil }
        return machine.page(new, change.model)
    }
}
