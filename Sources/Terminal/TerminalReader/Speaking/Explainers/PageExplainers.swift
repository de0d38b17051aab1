import TerminalEmulator

/// Another picture after the return key: a program began or ended in a screen that is painted, such as that of a
/// multiplexer. It is spoken when it rests.
struct NewPictureExplainer: ChangeExplainer {
    func explain(_ change: ScreenChange, for machine: inout SpeakingMachine) -> [Spoken]? {
        guard let old = change.old, machine.awaitsPicture, change.sinceKey < Thresholds.Answer.longestOfPicture,
            replaces(old, change, flows: machine.flows)
        else { return nil }
        machine.awaitsPicture = false
        machine.opening = Opening(at: change.time, before: (old, change.oldModel))
        return []
    }

    private func replaces(_ old: ScreenImage, _ change: ScreenChange, flows: Bool) -> Bool {
        let new = change.new
        guard old.isAlternate, new.isAlternate, flows || old.cursor.row != new.cursor.row else { return false }
        let isPager = old.cursor.row == new.cursor.row && new.cursor.row == new.bodyEnd - 1
        // Prompts and what keys do change in the last rows.
        let gone = change.changed.filter {
            $0 < old.rows.count - Thresholds.Edge.mostRows && $0 != old.cursor.row && !old.rows[$0].isBlank
                && !old.isBar($0)
                && !new.isBar($0)
        }
        return !isPager && gone.count >= Thresholds.Change.fewestOfPage
    }
}

/// A whole page, where there was none to compare it with.
struct PageExplainer: ChangeExplainer {
    func explain(_ change: ScreenChange, for machine: inout SpeakingMachine) -> [Spoken]? {
        guard change.old?.isAlternate != change.new.isAlternate else { return nil }
        return machine.page(change.new, change.model)
    }
}

/// Another page of a program that parks the cursor in its title.
struct OtherPageExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let (new, row) = (change.new, change.row)
        guard new.isBar(row), row != old.cursor.row, change.body.count >= Thresholds.Change.fewestOfPage else {
            return nil
        }
        if let found = new.spotlight { return [.say(machine.line(new.rows[found].told))] }
        return [.say(machine.line(new.rows[row].text()))] + machine.read(change.body, of: new)
    }
}

/// What a program printed as it ended or asked on.
struct EndedProgramExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let (new, row, body) = (change.new, change.row, change.body)
        // A prompt in a multiplexer has gone, and what it led to stands below it.
        let isDone =
            change.key == .enter && !old.cursor.isVisible && body.count <= Thresholds.Change.mostTold
            && new.rows[min(row + 1, new.bodyEnd)..<new.bodyEnd].allSatisfy(\.isBlank)
        guard
            !new.isAlternate && change.key == .other || (!new.isAlternate || isDone) && change.key == .enter,
            row > (body.min() ?? row)
        else { return nil }
        var known: [String: Int] = [:]
        for text in old.rows.map({ $0.text() }) { known[text, default: 0] += 1 }
        for other in new.rows.indices where !change.telling.contains(other) { known[new.rows[other].text()]? -= 1 }
        let fresh = change.telling.filter { $0 < row }.filter { number in
            let text = new.rows[number].text()
            known[text]? -= 1
            return known[text, default: -1] < 0
        }
        return machine.read(fresh, of: new) + machine.waiting(new.rows[row].text())
    }
}

extension SpeakingMachine {
    /// What the cursor waits at.
    fileprivate mutating func waiting(_ text: String) -> [Spoken] {
        let said = line(text)
        guard !said.isEmpty else { return [] }
        let isQuestion = Self.isQuestion(said)
        defer {
            prompt = said
            promptText = text
        }
        return said == prompt && !isQuestion ? [] : [.say(said)]
    }
}
