import TerminalEmulator

/// Parts of the screen side by side of which a key has changed more than one, none of which has the cursor: what is new in
/// each is told by itself. A few lines are the answer; a whole part that became another one beside them tells what keys do
/// now, or goes along with it.
struct BothPanesExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let (new, cursor) = (change.new, change.new.cursor)
        guard new.isAlternate, machine.pane == nil, change.model.dialog == nil, change.model.selected.isEmpty,
            !cursor.isVisible || new.parksCursor, old.rows.count == new.rows.count, old.columns == new.columns,
            let panes = change.changed.lazy.compactMap({ new.panes(at: $0) }).first,
            old.panes(at: panes.rows.lowerBound)?.columns == panes.columns
        else { return nil }
        let changed = panes.frames.filter { frame in
            frame.rows.contains { old.rows[$0].text(frame.columns) != new.rows[$0].text(frame.columns) }
        }
        guard changed.count > 1 else { return nil }
        let fresh = changed.map { Self.fresh(in: $0, from: old, to: new) }.filter { !$0.isEmpty }
        let few = fresh.filter { $0.count <= Thresholds.Change.mostTold }
        let told = (few.isEmpty ? fresh : few).joined().map { machine.line($0) }.filter { !$0.isEmpty }
        let edges = change.edges.filter { !panes.rows.contains($0) && !new.tellsKeys($0) }
        return told.map { .say($0) } + edges.flatMap { machine.news($0, old, new) }
    }

    /// The lines of a part of the screen that were not in it before.
    private static func fresh(in frame: CellRegion, from old: ScreenImage, to new: ScreenImage) -> [String] {
        let known = Set(frame.rows.map { old.rows[$0].text(frame.columns).trimmingEnd })
        return frame.rows.map { new.rows[$0].text(frame.columns).trimmingEnd }.filter {
            !known.contains($0) && $0.contains { $0.isLetter || $0.isNumber }
        }
    }
}
