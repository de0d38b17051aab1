import TerminalEmulator

/// Finds what is in a frame of its own and no table: a dialog where it has buttons, else a text, which may have a list.
struct PanelDetector: RegionDetector {
    let name = "panel"
    let depth = ReadingDepth.choices

    func regions(in detection: ScreenDetection) -> [ScreenRegion] {
        let features = detection.features
        var panels = features.panels.map { drawn in
            var panel = Self.panel(drawn, features)
            if features.depth == .everything { PanelDetail.add(to: &panel, inner: drawn.inner, features.image) }
            return panel
        }
        if features.depth == .everything { TwinPanels.addLists(to: &panels, features.image) }
        features.lists.marks?.check(&panels, of: features.shown)
        return panels
    }

    private static func panel(_ drawn: DrawnFrame, _ features: ScreenFeatures) -> ScreenRegion {
        let (box, inner, image, oldField) = (drawn.box, drawn.inner, features.image, features.oldField)
        let ground = image.commonGround(box.interior)
        var children: [ScreenRegion] = []
        var used: Set<Int> = []
        var buttons = ButtonDetector.framedButtons(inner, of: image)
        let frames = buttons.isEmpty ? inner.map(\.interior) : []
        if buttons.isEmpty {
            buttons = linedButtons(in: box, of: image, ground: ground)
            used.formUnion(buttons.flatMap { $0.frame.rows })
        }
        let isAtButtons = used.contains(image.cursor.row)
        var field = isAtButtons ? nil : FieldDetector.field(in: box.interior, of: image, before: oldField)
        for frame in frames {
            if let list = ListDetector.list(in: frame, of: image, ground: image.commonGround(frame)) {
                children.append(list)
                field = nil
            } else if field == nil, let inside = FieldDetector.framed(frame, of: image, ground: ground) {
                field = inside
            }
        }
        // What stands in fields is told as one comes to them.
        let widgets = BlockWidget.all(in: image).filter { box.interior.contains($0.frame) }
        used.formUnion(widgets.flatMap { $0.frame.rows })
        if field == nil, let focused = BlockWidget.focused(in: image), widgets.contains(focused) {
            let region = focused.region(in: image, namedFrom: box.interior.columns.lowerBound)
            if region.kind == .field { field = region }
        }
        if let field {
            children.append(field)
            used.formUnion(field.frame.rows)
        }
        // What was typed into a field is no text of the dialog's when the cursor has left it.
        if let oldField, oldField.rows.clamped(to: box.interior.rows) == oldField.rows { used.formUnion(oldField.rows) }
        for box in inner { used.formUnion(box.frame.rows) }
        let isSimple = inner.isEmpty && field == nil && widgets.isEmpty
        let list = isSimple ? ListDetector.list(in: box.interior, of: image, ground: ground) : nil
        if !isSimple, buttons.isEmpty, !children.contains(where: { $0.kind == .list }),
            let edge = inner.map(\.frame.columns.lowerBound).min(),
            edge - box.interior.columns.lowerBound >= Thresholds.List.narrowestBeside
        {
            // A list beside a frame with what is told of its item.
            let beside = CellRegion(
                rows: box.interior.rows, columns: box.interior.columns.lowerBound..<edge)
            if let list = ListDetector.list(in: beside, of: image, ground: ground) { children.append(list) }
        }
        if let list, !list.frame.rows.contains(where: used.contains) {
            children.append(list)
            used.formUnion(list.frame.rows)
        }
        if buttons.isEmpty, list == nil, box.frame.rows.count <= Thresholds.Panel.mostRows {
            buttons = ButtonDetector.choices(in: box.interior, of: image, ground: ground)
            used.formUnion(buttons.flatMap { $0.frame.rows })
        }
        // Of a form what can be set is no text: each is told as one comes to it.
        let controls = box.interior.rows.filter { row in
            !used.contains(row) && FormRow.hasControl(image.rows[row], box.interior.columns, ground: ground)
        }
        if controls.count >= Thresholds.Panel.fewestControls { used.formUnion(controls) }
        // What keys do is told below all else.
        if let last = box.interior.rows.last(where: { !image.rows[$0].text(box.interior.columns).isEmpty }),
            HelpKey.begins(image.rows[last].text(box.interior.columns))
        {
            used.insert(last)
        }
        let text = box.interior.rows.filter { !used.contains($0) }
            .map { image.rows[$0].text(box.interior.columns) }.filter { !LineClassifier.isRule($0) }
            .map(ScreenWords.of).filter { !$0.isEmpty }
        return ScreenRegion(
            buttons.isEmpty ? .text : .dialog, frame: box.frame, label: box.title, text: text.joined(separator: " "),
            children: children + buttons)
    }

    /// Buttons that stand out from a frame by their grounds, or by lines above and below them, which may not be seen of
    /// that with the focus, or of one that is being pressed.
    private static func linedButtons(in box: Box, of image: ScreenImage, ground: Color) -> [ScreenRegion] {
        let lined = BlockFrames.buttons(in: box.interior, of: image)
        let grounded = ButtonDetector.buttons(in: box.interior, of: image, ground: ground)
        var buttons =
            lined
            + grounded.filter { one in
                !lined.contains { $0.frame.rows == one.frame.rows && $0.frame.columns.overlaps(one.frame.columns) }
            }
        let corner = image.rows[box.frame.rows.lowerBound].cells[box.frame.columns.lowerBound].character
        // Between lines there are two of them at least.
        guard !lined.isEmpty, buttons.count > 1 || !BoxDetector.corners.contains(corner) else { return grounded }
        buttons.sort {
            ($0.frame.rows.lowerBound, $0.frame.columns.lowerBound)
                < ($1.frame.rows.lowerBound, $1.frame.columns.lowerBound)
        }
        for index in buttons.indices where buttons.count > 1 {
            (buttons[index].index, buttons[index].count) = (index + 1, buttons.count)
        }
        return buttons
    }
}
