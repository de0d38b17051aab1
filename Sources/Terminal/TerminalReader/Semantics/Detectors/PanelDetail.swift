import TerminalEmulator

/// What is in a box besides what can be chosen: fields that do not have the cursor, values, and other texts. Only who
/// looks around in a dialog asks for it.
enum PanelDetail {
    /// Adds the parts to a box whose frames within are given.
    static func add(to panel: inout ScreenRegion, inner: [Box], _ image: ScreenImage) {
        let ground = image.commonGround(panel.frame)
        for box in inner {
            let frame = box.interior
            let isKnown = panel.children.contains { child in
                child.kind != .field && frame.rows.overlaps(child.frame.rows)
                    && frame.columns.overlaps(child.frame.columns)
            }
            guard !frame.isEmpty, !isKnown else { continue }
            let own = panel.children.firstIndex { $0.kind == .field && frame.rows.overlaps($0.frame.rows) }
            let fields = FieldDetector.fields(in: frame, of: image, ground: ground)
            if fields.count > 1 || own == nil && !fields.isEmpty {
                // The one with the cursor is known already.
                let others = fields.filter { field in
                    own.map { panel.children[$0].frame.rows != field.frame.rows } ?? true
                }
                panel.children.insert(contentsOf: others, at: own ?? 0)
            } else if own == nil, let text = text(box, image) {
                panel.children.insert(text, at: 0)
            }
        }
        panel.children.sort { first, second in
            let (one, two) = (first.frame, second.frame)
            return (one.rows.lowerBound, one.columns.lowerBound) < (two.rows.lowerBound, two.columns.lowerBound)
        }
    }

    /// What a frame says: a progress, a value that can be changed, or lines.
    private static func text(_ box: Box, _ image: ScreenImage) -> ScreenRegion? {
        let frame = box.interior
        let lines = frame.rows.map { image.rows[$0].text(frame.columns) }
        let text = lines.map { ScreenWords.of($0) }.filter { !$0.isEmpty }.joined(separator: " ")
        guard !text.isEmpty else { return nil }
        let percent = frame.rows.count == 1 ? LineClassifier.progress(in: text) : nil
        return ScreenRegion(
            percent == nil ? .text : .progress, frame: frame, label: box.title, text: text, percent: percent)
    }
}
