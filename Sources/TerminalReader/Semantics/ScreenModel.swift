import TerminalEmulator

/// What the screen shows, as regions.
public struct ScreenModel: Hashable, Sendable {
    /// The regions from top to bottom; a dialog comes first since it is modal.
    public var regions: [ScreenRegion]

    /// Finds the regions of a screen. Takes time in proportion to its cells.
    ///
    /// `prompt` is how the shell's prompt begins where the shell marks nothing (OSC 133, OSC 633), as
    /// `SpeakingMachine.learnedPrompt` tells; "" when it is not known.
    public init(_ screen: Screen, prompt: String = "") { self.init(ScreenImage(screen), prompt: prompt) }

    /// `field` is where a field was before, in which the cursor may have moved. `readsLines` is false where only what can
    /// be chosen matters: finding out what each line is takes longer than all the rest. `above` tells of the lines that
    /// have scrolled off, where a table may begin, `marks` of what a program draws before items.
    init(
        _ image: ScreenImage, prompt: String = "", field: TerminalEmulator.Region? = nil, readsLines: Bool = true,
        findsPanes: Bool = true, marks: ItemMarks? = nil, above: LinesAbove = LinesAbove()
    ) {
        let shown = image
        let panes = readsLines && findsPanes && image.isAlternate ? image.panes : []
        let image = panes.reduce(image.without(marks)) { $0.without($1.rows) }
        let boxes = BoxDetector.boxes(in: image)
        var regions: [ScreenRegion] = []
        for box in boxes where !boxes.contains(where: { $0.contains(box) }) {
            if let table = TableDetector.table(in: box, of: image) {
                regions.append(table)
            } else {
                // A line across a box divides it and makes no other box.
                let inner = boxes.filter { box.contains($0) && $0.frame.columns != box.frame.columns }
                var panel = Self.panel(box, inner: inner, image, field)
                if readsLines { PanelDetail.add(to: &panel, inner: inner, image) }
                regions.append(panel)
            }
        }
        if readsLines { TwinPanels.addLists(to: &regions, image) }
        if boxes.isEmpty || regions.allSatisfy({ $0.kind == .table }) {
            let whole = TerminalEmulator.Region(rows: 0..<image.rows.count, columns: 0..<image.columns)
            if let list = ListDetector.list(in: whole, of: image, ground: image.commonGround(whole)) {
                regions.append(list)
            }
        }
        if !regions.contains(where: { $0.kind == .dialog || !$0.children.isEmpty }),
            let beside = Self.beside(boxes.map(\.frame), image),
            let list = ListDetector.list(in: beside, of: image, ground: image.commonGround(beside))
        {
            regions.append(list)
        }
        marks?.check(&regions, of: shown)
        self.regions = regions.filter { $0.kind == .dialog } + regions.filter { $0.kind != .dialog }
        if readsLines { readLines(of: image, prompt, above) }
        self.regions += panes.flatMap { $0.regions(in: shown) }
    }

    /// What frames at one edge of the screen leave free: a list, of whose item they tell.
    private static func beside(_ frames: [TerminalEmulator.Region], _ image: ScreenImage) -> TerminalEmulator.Region? {
        guard let left = frames.map(\.columns.lowerBound).min(), let right = frames.map(\.columns.upperBound).max(),
            let bottom = frames.map(\.rows.upperBound).max()
        else { return nil }
        let rows = 0..<image.rows.count
        if left >= 8, right == image.columns { return .init(rows: rows, columns: 0..<left) }
        if left == 0, right + 8 <= image.columns { return .init(rows: rows, columns: right..<image.columns) }
        guard image.isAlternate, left == 0, right == image.columns, bottom + 2 < rows.upperBound,
            frames.contains(where: { $0.rows.lowerBound == 0 })
        else { return nil }
        return .init(rows: bottom..<rows.upperBound, columns: 0..<image.columns)
    }

    /// Finds out what lines are: of a command, of a table or a tree, or something by themselves.
    private mutating func readLines(of image: ScreenImage, _ prompt: String, _ above: LinesAbove) {
        let commands = CommandDetector.regions(in: image, prompt: prompt)
        let prompts = Set(commands.filter { $0.kind == .prompt }.map(\.frame.rows.lowerBound))
        // The names of columns stand out in some programs, as a selected item does in others.
        regions.removeAll { $0.kind == .list && AlignedTableDetector.isTable($0, of: image) }
        // A list below the names of columns is a table of which a row is selected.
        let chosen = regions.indices.compactMap { index in
            SelectionTable.table(regions[index], of: image).map { (index: index, table: $0) }
        }
        for (index, table) in chosen { regions[index] = table }
        let isChosen = Set(chosen.map(\.table.frame))
        let rowsInUse = Set(
            regions.filter { $0.kind != .table || isChosen.contains($0.frame) }.flatMap(\.frame.rows))
        let lines = above.lines + TextLine.lines(of: image, without: rowsInUse, prompts: prompts, head: above.head)
        let structures = StructureDetector.regions(
            in: above.lines.count..<lines.count, of: lines, width: image.columns)
        let rows = Set(structures.flatMap(\.frame.rows))
        // A table with a frame is known better by its lines, unless something stands beside it.
        regions.removeAll { $0.kind == .table && !rows.isDisjoint(with: $0.frame.rows) }
        regions += structures
        regions +=
            commands + LineDetector.regions(in: image, without: Set(regions.flatMap(\.frame.rows)))
            + LinkDetector.links(in: image)
    }

    private static func panel(
        _ box: Box, inner: [Box], _ image: ScreenImage, _ oldField: TerminalEmulator.Region?
    ) -> ScreenRegion {
        let ground = image.commonGround(box.interior)
        var children: [ScreenRegion] = []
        var used: Set<Int> = []
        var buttons = ListDetector.framedButtons(inner, of: image)
        let frames = buttons.isEmpty ? inner.map(\.interior) : []
        if buttons.isEmpty {
            buttons = ListDetector.buttons(in: box.interior, of: image, ground: ground)
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
        if let field {
            children.append(field)
            used.formUnion(field.frame.rows)
        }
        // What was typed into a field is no text of the dialog's when the cursor has left it.
        if let oldField, oldField.rows.clamped(to: box.interior.rows) == oldField.rows { used.formUnion(oldField.rows) }
        for box in inner { used.formUnion(box.frame.rows) }
        let isSimple = inner.isEmpty && field == nil
        let list = isSimple ? ListDetector.list(in: box.interior, of: image, ground: ground) : nil
        if !isSimple, buttons.isEmpty, !children.contains(where: { $0.kind == .list }),
            let edge = inner.map(\.frame.columns.lowerBound).min(), edge - box.interior.columns.lowerBound >= 8
        {
            // A list beside a frame with what is told of its item.
            let beside = TerminalEmulator.Region(
                rows: box.interior.rows, columns: box.interior.columns.lowerBound..<edge)
            if let list = ListDetector.list(in: beside, of: image, ground: ground) { children.append(list) }
        }
        if let list, !list.frame.rows.contains(where: used.contains) {
            children.append(list)
            used.formUnion(list.frame.rows)
        }
        if buttons.isEmpty, list == nil, box.frame.rows.count <= 16 {
            buttons = ListDetector.choices(in: box.interior, of: image, ground: ground)
            used.formUnion(buttons.flatMap { $0.frame.rows })
        }
        let text = box.interior.rows.filter { !used.contains($0) }
            .map { image.rows[$0].text(box.interior.columns) }.filter { !LineClassifier.isRule($0) }
            .map(ScreenWords.of).filter { !$0.isEmpty }
        return ScreenRegion(
            buttons.isEmpty ? .text : .dialog, frame: box.frame, label: box.title, text: text.joined(separator: " "),
            children: children + buttons)
    }

    /// The dialog on top, if there is one.
    public var dialog: ScreenRegion? { regions.first { $0.kind == .dialog } }

    /// What is in a frame of its own: a dialog, else a framed text without a list.
    var panel: ScreenRegion? {
        dialog
            ?? regions.first {
                $0.kind == .text && $0.frame.rows.count <= 16 && !$0.children.contains { $0.kind == .list }
            }
    }

    /// The field with the cursor.
    var field: ScreenRegion? {
        for region in regions { if let field = region.children.first(where: { $0.kind == .field }) { return field } }
        return nil
    }

    /// The items and buttons that are shown as selected, from top to bottom.
    public var selected: [ScreenRegion] {
        var found: [ScreenRegion] = []
        // The shown one of several tabs is where a program is, not what it would choose.
        for region in regions where region.kind != .tabBar {
            for child in region.children {
                if child.isSelected { found.append(child) }
                found += child.children.filter(\.isSelected)
            }
        }
        return found
    }

    /// The rows in which prompts begin.
    var promptRows: Set<Int> { Set(regions.filter { $0.kind == .prompt }.map(\.frame.rows.lowerBound)) }

    /// All buttons that are shown.
    var buttons: [ScreenRegion] { regions.flatMap(\.children).filter { $0.kind == .button } }
}
