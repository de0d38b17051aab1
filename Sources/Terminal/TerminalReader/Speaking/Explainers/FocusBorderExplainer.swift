import TerminalEmulator

/// How the line around a box is drawn.
struct BorderStyle: Hashable, Sendable {
    var corner: Character
    var attributes: Attributes

    init(_ box: Box, in image: ScreenImage) {
        let cell = image.rows[box.frame.rows.lowerBound].cells[box.frame.columns.lowerBound]
        corner = cell.character
        attributes = cell.attributes
    }

    /// Which of two lines around boxes stands out: a colour beside a grey, else the one that is seen better.
    static func brighter(_ styles: [BorderStyle]) -> Int? {
        let looks = styles.map(\.attributes)
        if looks[0].foreground.isGrey != looks[1].foreground.isGrey { return looks[0].foreground.isGrey ? 1 : 0 }
        if looks[0].isBold != looks[1].isBold { return looks[0].isBold ? 0 : 1 }
        let seen = looks.map { $0.foreground.contrast(on: $0.background) }
        if seen[0] >= seen[1] * Thresholds.Focus.leastGainOfFrame { return 0 }
        return seen[1] >= seen[0] * Thresholds.Focus.leastGainOfFrame ? 1 : nil
    }
}

/// The focus went to another box, in a program that shows it by the line around the box only.
struct FocusBorderExplainer: AnswerExplainer {
    let tellsFocus = true

    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        change.isStill ? machine.focusedBox(from: old, to: change.new, change.model) : nil
    }
}

extension SpeakingMachine {
    /// The box to which the focus went: its title, then what is selected in it or its first line.
    ///
    /// It is the box whose line got another look than those of the other boxes; one at most gets their look instead.
    fileprivate mutating func focusedBox(from old: ScreenImage, to new: ScreenImage, _ model: ScreenModel) -> [Spoken]?
    {
        let before = Dictionary(
            BoxDetector.boxes(in: old).map { ($0.frame, BorderStyle($0, in: old)) },
            uniquingKeysWith: { first, _ in first })
        let boxes = BoxDetector.boxes(in: new)
        let styles = boxes.map { BorderStyle($0, in: new) }
        guard boxes.count >= 2, before.count == boxes.count else { return nil }
        let changed = boxes.indices.filter { before[boxes[$0].frame] != styles[$0] }
        guard (1...2).contains(changed.count), changed.allSatisfy({ before[boxes[$0].frame] != nil })
        else { return nil }
        let others = Set(styles.indices.filter { !changed.contains($0) }.map { styles[$0] })
        var gained = changed.filter { index in
            let isOwn = others.isEmpty ? styles[index] == focusBorder : !others.contains(styles[index])
            return isOwn && (others.isEmpty || before[boxes[index].frame].map(others.contains) == true)
        }
        if others.isEmpty, gained.isEmpty, changed.count == 2,
            let brighter = BorderStyle.brighter(changed.map { styles[$0] })
        {
            gained = [changed[brighter]]
        }
        guard gained.count == 1 else { return nil }
        let box = boxes[gained[0]]
        focusBorder = styles[gained[0]]
        let selected = focus(model.selected.filter { box.interior.contains($0.frame) }, new)?.spoken
        let lines = box.interior.rows.map { ScreenWords.of(new.rows[$0].text(box.interior.columns)) }
        let title = box.title.isEmpty ? selected == nil ? lines.first { !$0.isEmpty } ?? "" : "" : box.title
        let lit = selected ?? lit(in: box, from: old, to: new)
        let content = lit ?? (box.title.isEmpty ? "" : lines.first { !$0.isEmpty } ?? "")
        return [title, content].filter { !$0.isEmpty }.map { .say(line($0)) }
    }

    /// What got the colour of the line around the box, where that is not all of it: an item, which may have several rows.
    private func lit(in box: Box, from old: ScreenImage, to new: ScreenImage) -> String? {
        func inked(_ row: Int) -> [Int] {
            let cells = new.rows[row].cells
            return box.interior.columns.filter {
                !cells[$0].isBlank && !ScreenWords.isDecoration(cells[$0].character)
            }
        }
        let colour = new.rows[box.frame.rows.lowerBound].cells[box.frame.columns.lowerBound].attributes.foreground
        let rows = box.interior.rows.filter { row in
            let inked = inked(row)
            return !inked.isEmpty && new.rows[row].hasSameText(as: old.rows[row])
                && inked.allSatisfy { new.rows[row].cells[$0].attributes.foreground == colour }
                && inked.contains { old.rows[row].cells[$0] != new.rows[row].cells[$0] }
        }
        guard (1...Thresholds.Focus.mostRows).contains(rows.count), rows.count == rows[rows.count - 1] - rows[0] + 1,
            box.interior.rows.contains(where: { !rows.contains($0) && !inked($0).isEmpty })
        else { return nil }
        return rows.map { ScreenWords.of(new.rows[$0].text(box.interior.columns)) }.joined(separator: ", ")
    }
}
