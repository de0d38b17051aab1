import TerminalEmulator

/// A frame has come up that is too large for a dialog, and nothing is selected in it: a page of help, a document. Its title
/// is said, then its text from the first line.
struct FramedPageExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard new.isAlternate, !new.cursor.isVisible, change.model.selected.isEmpty, change.model.panel == nil,
            change.changed.count >= Thresholds.Panel.mostRows
        else { return nil }
        let known = Set(BoxDetector.boxes(in: old).map(\.frame))
        let fresh = BoxDetector.boxes(in: new).filter { !known.contains($0.frame) }
        guard fresh.count == 1, let box = fresh.first, !box.title.isEmpty,
            box.frame.rows.count > Thresholds.Panel.mostRows
        else { return nil }
        let lines = box.interior.rows.map { machine.line(new.rows[$0].text(box.interior.columns)) }
        guard lines.contains(where: { !$0.isEmpty }) else { return nil }
        return ([machine.line(box.title)] + lines).filter { !$0.isEmpty }.map { .say($0) }
    }
}
