import Speech
import TerminalEmulator

/// Output that goes on below what was there.
struct FlowExplainer: ChangeExplainer {
    func explain(_ change: ScreenChange, for machine: inout SpeakingMachine) -> [Spoken]? {
        // A list to choose from is no output, though it may be drawn below what was there.
        let isList = !change.model.selected.isEmpty && change.oldModel?.selected.isEmpty != false
        guard machine.flows || !isList, change.model.dialog == nil, let old = change.old,
            !change.opensPrompt(with: machine.typed),
            let flow = ScreenFlow(from: old, to: change.new, mayReplace: machine.flows, top: change.top)
        else { return nil }
        machine.flows = true
        machine.noteHome(from: old, to: change.new)
        return machine.flowed(flow, from: old, to: change.new, at: change.time)
    }
}

extension SpeakingMachine {
    /// Output went on below what was there.
    fileprivate mutating func flowed(
        _ flow: ScreenFlow, from old: ScreenImage, to new: ScreenImage, at time: Instant
    ) -> [Spoken] {
        // What stands to the left of a part of the screen is no indentation.
        let margin = pane?.columns.lowerBound ?? 0
        let before = old.rows[old.cursor.row].text()
        var lines = [flow.rest.dropping(blanks: before.isEmpty ? margin : 0)]
        if hidesTyping { lines = [""] }
        lines += flow.lines.map { $0.dropping(blanks: margin) }
        let cursorText = new.rows[new.cursor.row].told
        guard flow.isOpen, !hidesTyping, let open = lines.popLast() else {
            lines[0] = held.take() + lines[0]
            return output(lines, cursorText: cursorText, before: before)
        }
        if case .character = key, lines.isEmpty, typed.hasPrefix(open) {
            typed.removeFirst(open.count)
            return echo(open, in: cursorText, at: new.offset)
        }
        // The line has not come to its end.
        guard !lines.isEmpty else { return hold(open, after: before, at: time) }
        lines[0] = held.take() + lines[0]
        return output(lines, cursorText: "", before: before) + [.say(line(held.add(open, at: time)))]
    }
}
