import Speech
import TerminalEmulator
import Words

/// A frame that was opened, or that says something else.
struct PanelExplainer: ChangeExplainer {
    let leavesReports = true

    func explain(_ change: ScreenChange, for machine: inout SpeakingMachine) -> [Spoken]? {
        machine.panel(change.oldModel, change.model, from: change.old, to: change.new, at: change.time)
    }
}

extension SpeakingMachine {
    /// What a frame says that was opened or changed; `nil` when that is not what happened.
    mutating func panel(
        _ oldModel: ScreenModel?, _ newModel: ScreenModel, from old: ScreenImage?, to new: ScreenImage, at time: Instant
    ) -> [Spoken]? {
        if let old, let before = oldModel?.panel { noteTold(before.frame, old) }
        guard let panel = newModel.panel else {
            if let before = oldModel?.panel, key != nil { brokenPanel = (before.frame, before.label) }
            panelText = ""
            return nil
        }
        let text = Self.text(of: panel)
        let broken = brokenPanel
        defer {
            panelText = text
            brokenPanel = nil
        }
        // A part of the screen that was there before and only now is the first of its kind.
        if oldModel?.panel == nil, panel.kind == .text, oldModel?.regions.contains(panel) == true { return nil }
        // It was there before the key, and is drawn anew in pieces.
        if key == nil, let broken, broken.frame == panel.frame, broken.label == panel.label { return nil }
        guard text != panelText, !text.isEmpty else { return nil }
        // Only looks have changed: of a button that is being pressed.
        if let old, !panelText.isEmpty, Self.keepsText(newModel.panel, oldModel?.panel, from: old, to: new) {
            return nil
        }
        // What has a field or a button now that was a text before says no more than it did.
        if oldModel?.panel?.frame == panel.frame, key == .tab, panelText.hasPrefix(text) { return nil }
        if let old, oldModel?.panel?.frame == panel.frame, isTyped(in: panel.frame, from: old, to: new) { return nil }
        // What comes up below the line in which one types are words that the program proposes.
        if let old, new.cursor.isVisible, !panel.frame.rows.contains(new.cursor.row), isTyped(from: old, to: new) {
            return nil
        }
        if let old, key == .vertical || key == .other, oldModel?.panel?.frame == panel.frame,
            let scrolled = scrolled(in: panel.frame, from: old, to: new)
        {
            return scrolled
        }
        let isDialog = panel.kind == .dialog || new.isAlternate && !new.cursor.isVisible || panelText.isEmpty
        if LineClassifier.signature(of: text) == LineClassifier.signature(of: panelText) {
            // Only a number in it counts.
            guard let percent = LineClassifier.percent(in: panel.text) else { return nil }
            return churn.progress(percent, line: line(panel.text), step: settings.progressStep)
        }
        if key != nil, !panelText.isEmpty, let old, old.rows[new.cursor.row] != new.rows[new.cursor.row],
            let box = newModel.tickBox(at: new.cursor, in: new), oldModel?.dialog?.label == panel.label
        {
            return [.say(box.spoken)]
        }
        guard isDialog else { return nil }
        var spoken: [Spoken] = []
        let focus = newModel.field ?? focus(newModel.selected, new)
        if !panelText.isEmpty, text.hasPrefix(panelText) {
            // It is drawn in pieces.
            spoken.append(.say(line(String(text.dropFirst(panelText.count).drop { $0 == "," || $0 == " " }))))
        } else {
            let before = oldModel?.panel.flatMap { $0.frame == panel.frame ? $0 : nil }
            // What is asked with buttons alone is said each time that it is asked; just before, it was not asked.
            let mayKnow = before != nil || focus.map { $0.kind != .button } ?? false
            let news = mayKnow ? news(of: panel, after: before, in: new) ?? text : text
            if !news.isEmpty { spoken.append(.say(line(news))) }
        }
        if let percent = LineClassifier.percent(in: panel.text) { _ = churn.progress(percent, line: "", step: 100) }
        if let focus {
            spoken.append(.say(focus.kind == .field ? fieldText(focus) : focus.spoken))
        }
        return spoken.isEmpty ? nil : spoken
    }

    /// What a frame says that the ones in its place did not: forms that scroll, and menus that all tell how to use them,
    /// have most of their lines in common. `nil` where there was none, or little is in common.
    ///
    /// - Parameter before: What was in the frame just before, or nil.
    private func news(of panel: ScreenRegion, after before: ScreenRegion?, in new: ScreenImage) -> String? {
        guard key != nil, let known = toldPanels.last(where: { $0.frame == panel.frame })?.lines else { return nil }
        var (rest, familiar) = (panel.text, 0)
        for line in Self.lines(in: panel.frame, of: new) where !line.isEmpty && known.contains(line) {
            guard let range = rest.range(of: line) else { continue }
            familiar += line.split(separator: " ").count
            rest.removeSubrange(range)
        }
        guard familiar >= Thresholds.Panel.fewestFamiliarWords else { return nil }
        return [panel.label == before?.label ? "" : panel.label, ScreenWords.of(rest)].filter { !$0.isEmpty }.joined(
            separator: ", ")
    }

    /// Remembers what a frame said that is about to go or to say something else.
    private mutating func noteTold(_ frame: CellRegion, _ image: ScreenImage) {
        toldPanels.removeAll { $0.frame == frame }
        toldPanels.append((frame, Set(Self.lines(in: frame, of: image))))
        if toldPanels.count > Thresholds.Panel.mostTold { toldPanels.removeFirst() }
    }

    /// Whether a frame says what it said, though maybe in other looks.
    static func keepsText(
        _ panel: ScreenRegion?, _ before: ScreenRegion?, from old: ScreenImage, to new: ScreenImage
    ) -> Bool {
        guard let frame = panel?.frame, before?.frame == frame else { return false }
        return lines(in: frame, of: old) == lines(in: frame, of: new)
    }

    private static func lines(in frame: CellRegion, of image: ScreenImage) -> [String] {
        frame.rows.filter(image.rows.indices.contains).map { ScreenWords.of(image.rows[$0].text(frame.columns)) }
    }

    /// Whether all that changed in a frame is the character that was typed there, or one that is gone: who typed it hears
    /// that.
    private func isTyped(in frame: CellRegion, from old: ScreenImage, to new: ScreenImage) -> Bool {
        guard old.rows.count == new.rows.count, old.columns == new.columns else { return false }
        func text(_ row: Int, _ image: ScreenImage) -> String { image.rows[row].text(frame.columns) }
        let rows = frame.rows.filter { text($0, old) != text($0, new) }
        guard rows.count == 1, let row = rows.first else { return false }
        let after = text(row, new)
        let edit = LineEdit(from: text(row, old), to: after, cursor: after.count)
        let (deleted, inserted) = (
            edit.deleted.filter { !after.isFilled(by: $0) }, edit.inserted.filter { !after.isFilled(by: $0) }
        )
        switch key {
        case .character: return deleted.isEmpty && !inserted.isEmpty && inserted == typed
        case .erase: return deleted.count == 1 && inserted.isEmpty
        default: return false
        }
    }

    /// What came into view in a frame whose text was scrolled.
    private func scrolled(
        in frame: CellRegion, from old: ScreenImage, to new: ScreenImage
    ) -> [Spoken]? {
        guard old.rows.count == new.rows.count, old.columns == new.columns else { return nil }
        func text(_ row: Int, _ image: ScreenImage) -> String { ScreenWords.of(image.rows[row].text(frame.columns)) }
        let rows = frame.rows.dropFirst().dropLast()
        guard let first = rows.first(where: { text($0, old) != text($0, new) }) else { return nil }
        // The line of a frame may tell how far one is.
        func isEdge(_ row: Int) -> Bool {
            let drawn = new.rows[row].cells[frame.columns].count { BoxDrawing.rules.contains($0.character) }
            return Thresholds.Bar.drawn.isExceeded(by: drawn, of: frame.columns.count)
        }
        let end = rows.first { $0 > first && (text($0, old) == text($0, new) || isEdge($0)) }
        let run = first..<(end ?? rows.upperBound)
        guard run.count >= Thresholds.Change.fewestScrolled else { return nil }
        let shift = PagerExplainer.shift(run.map { text($0, old) }, run.map { text($0, new) })
        let fresh = shift.map { $0 > 0 ? run.suffix($0) : run.prefix(-$0) } ?? run
        return fresh.map { line(text($0, new)) }.filter { !$0.isEmpty }.map { .say($0) }
    }

    static func text(of panel: ScreenRegion?) -> String {
        [panel?.label ?? "", panel?.text ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    func fieldText(_ field: ScreenRegion) -> String {
        let parts = [field.label, SecretPrompt.isMask(field.text) ? "" : field.text, TerminalWords.current[.editField]]
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
