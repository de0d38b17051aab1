import Speech
import TerminalEmulator

/// Pages that come only after a program has told how far its work has come.
extension SpeakingMachine {
    /// Remembers the key after which a program only tells of work that goes on, be it the one that began it.
    mutating func noteWork(_ spoken: [Spoken], in new: ScreenImage, at time: Instant) {
        if new.isAlternate, new.isWorking, spoken.contains(where: \.isText) { worked = (key ?? .other, time) }
    }

    /// Takes another page without such for the answer to that key, however long the work has taken. The page may be wiped
    /// first.
    mutating func noteLatePage(from old: ScreenImage, to new: ScreenImage, at time: Instant) {
        guard let (asked, last) = worked, key == nil, opening == nil else { return }
        let end = old.isWorking || new.isWorking ? time : last
        worked = (asked, end)
        guard !new.isWorking else { return }
        guard time - end < Thresholds.Answer.longest, old.isAlternate, new.isAlternate,
            old.rows.count == new.rows.count
        else {
            worked = nil
            return
        }
        let changed = new.rows.indices.count { !new.rows[$0].hasSameText(as: old.rows[$0]) && !new.rows[$0].isBlank }
        guard changed >= Thresholds.Change.fewestOfPage else { return }
        worked = nil
        (key, keyTime) = (asked, time)
    }
}

extension ScreenImage {
    /// Whether all that a page says is that something is being done: a line that tells how far that is or ends with dots.
    fileprivate var isWorking: Bool {
        let shown = rows.indices.filter { $0 > 0 && !rows[$0].isBlank && !isBar($0) && !isKeyLegend($0) }
        guard (1...Thresholds.Change.mostTold).contains(shown.count) else { return false }
        return shown.contains { row in
            let text = rows[row].text().trimmingEnd
            return text.hasSuffix("...") || text.hasSuffix("…") || LineClassifier.progress(in: text) != nil
        }
    }

    /// Whether a program has painted nothing yet, or has only what stands at the edges and shows no cursor.
    var hasNothingYet: Bool {
        guard isAlternate else { return false }
        if cursor.isVisible { return rows.allSatisfy(\.isBlank) }
        return rows.dropFirst().dropLast(Thresholds.Edge.mostRows).allSatisfy { row in
            !row.text().contains { $0.isLetter || $0.isNumber }
        }
    }
}
