import TerminalEmulator
import Words

/// A small frame with a title has come up around the cursor: a field in which something is asked.
struct EnteredBoxExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let (new, cursor) = (change.new, change.new.cursor)
        guard cursor.isVisible else { return nil }
        let around = BoxDetector.boxes(in: new).filter { box in
            box.interior.rows.contains(cursor.row) && box.interior.columns.contains(cursor.column)
                && box.interior.rows.count <= Thresholds.Panel.mostRowsOfField
        }
        guard let box = around.min(by: { $0.frame.columns.count < $1.frame.columns.count }), !box.title.isEmpty,
            !BoxDetector.boxes(in: old).contains(where: { $0.frame == box.frame })
        else { return nil }
        let field = ScreenRegion(
            .field, frame: box.interior, label: box.title,
            text: ScreenWords.of(new.rows[cursor.row].text(box.interior.columns)))
        return [.say(machine.fieldText(field))]
    }
}
