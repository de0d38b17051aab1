import TerminalEmulator

/// The cursor went to another cell of a grid that is drawn with lines: what stands in that cell, or that nothing does.
struct RuledGridExplainer: AnswerExplainer {
    let leavesReports = true

    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        // A message may go with the key.
        guard new.isAlternate, change.body.allSatisfy({ new.rows[$0].isBlank }), let grid = RuledGrid(new),
            let before = RuledGrid(old),
            grid.cell != before.cell
        else { return nil }
        return [.say(machine.orBlank(machine.line(grid.text(in: new))))]
    }
}
