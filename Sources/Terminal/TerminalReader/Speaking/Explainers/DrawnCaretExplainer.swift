import TerminalEmulator

/// A program draws its cursor as a sign between the letters, in whatever it is that is typed in: what was typed before the
/// sign or taken away there is said, not the row.
struct DrawnCaretExplainer: AnswerExplainer {
    let echoesTyping = true

    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard !machine.hidesTyping, old.rows.count == new.rows.count else { return nil }
        // A mode at the edge may change with the first letter.
        let rows = change.changed.filter { (change.isNews($0) || machine.typed == " ") && $0 < new.messageRow }
        guard rows.count == 1,
            let (before, after) = Self.withoutCaret(old.rows[rows[0]].text(), new.rows[rows[0]].text())
        else { return nil }
        let edit = LineEdit(from: before, to: after, cursor: after.count)
        switch change.key {
        // Between letters and blanks one more of these is seen only by the sign.
        case .character(" ") where machine.typed == " " && edit.isEmpty:
            machine.typed = ""
            return machine.echo(" ", in: after, at: after.count)
        // A program may lag behind what is typed.
        case .character
        where !edit.inserted.isEmpty && machine.typed.hasPrefix(edit.inserted)
            && edit.deleted.allSatisfy(\.isWhitespace):
            machine.typed.removeFirst(edit.inserted.count)
            return machine.echo(edit.inserted, in: after, at: edit.offset + edit.inserted.count)
        case .erase where edit.inserted.allSatisfy(\.isWhitespace):
            let gone = edit.deleted.trimmingEnd
            return gone.count == 1 ? gone.map(SpeakingMachine.said) : nil
        default: return nil
        }
    }

    static let carets: Set<Character> = ["|", "▏", "▎", "▍", "▌", "█", "▉", "_"]

    /// Two versions of a row without the sign, where one stands in both at the place where they begin to differ.
    static func withoutCaret(_ before: String, _ after: String) -> (before: String, after: String)? {
        let (old, new) = (Array(before), Array(after))
        let same = zip(old, new).prefix { $0 == $1 }.count
        guard same < old.count, same < new.count else { return nil }
        if carets.contains(old[same]), let place = new[same...].firstIndex(of: old[same]) {
            return (without(same, old), without(place, new))
        }
        if carets.contains(new[same]), let place = old[same...].firstIndex(of: new[same]) {
            return (without(place, old), without(same, new))
        }
        return nil
    }

    private static func without(_ place: Int, _ characters: [Character]) -> String {
        String(characters[..<place] + characters[(place + 1)...])
    }
}
