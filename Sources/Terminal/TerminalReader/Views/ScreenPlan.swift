import TerminalEmulator

/// The plan of a screen for a screen reader: its regions as containers and elements, and all other text by lines.
struct ScreenPlan {
    /// The dialog on top; modal.
    private(set) var dialog: PlannedElement?
    /// Everything else from top to bottom.
    private(set) var elements: [PlannedElement] = []

    private let image: ScreenImage
    /// The beginning of the line in the first row, as far as it has scrolled off.
    private let head: String
    /// The number of the line in each row; nil on the alternate screen.
    private let lines: [Int?]
    /// Which columns of a row a container has taken.
    private var taken: [Int: [Range<Int>]] = [:]
    private var prompts: [Int: ScreenRegion] = [:]
    private var commands: [Int: ScreenRegion] = [:]
    private var marked: [Int: ScreenRegion] = [:]
    private var links: [Int: [ScreenRegion]] = [:]

    /// Plans a screen. Takes time in proportion to its cells.
    ///
    /// `firstLine` is the number of the line in the first row, if lines keep their numbers, and `head` the part of that
    /// line that has scrolled off.
    init(_ image: ScreenImage, _ model: ScreenModel, firstLine: Int?, head: String = "") {
        self.image = image
        self.head = head
        lines = Self.lineNumbers(image, firstLine)
        var placed: [(row: Int, column: Int, element: PlannedElement)] = []
        var outputs: [(region: ScreenRegion, element: PlannedElement)] = []
        for region in model.regions {
            let place = region.frame
            switch region.kind.row.place {
            case .container:
                for row in place.rows { taken[row, default: []].append(place.columns) }
                let element = container(region)
                if region.kind == .dialog, dialog == nil {
                    dialog = element
                } else {
                    placed.append((place.rows.lowerBound, place.columns.lowerBound, element))
                }
            case .panel:
                for row in place.rows { taken[row, default: []].append(place.columns) }
                placed.append((place.rows.lowerBound, place.columns.lowerBound, panel(region)))
            case .output: outputs.append((region, PlannedElement(region, line: lines[place.rows.lowerBound])))
            case .prompt: prompts[place.rows.lowerBound] = region
            case .command: commands[place.rows.lowerBound] = region
            case .link: links[place.rows.lowerBound, default: []].append(region)
            case .screen:
                for row in place.rows { taken[row, default: []].append(0..<image.columns) }
                placed.append((place.rows.lowerBound, place.columns.lowerBound, Self.pane(region, image)))
            case .containerOfParts where !region.children.isEmpty:
                for row in place.rows { taken[row, default: []].append(place.columns) }
                placed.append((place.rows.lowerBound, place.columns.lowerBound, container(region)))
            case .containerOfParts, .line, .nothing: marked[place.rows.lowerBound] = region
            }
        }
        for (row, column, element) in textElements() { placed.append((row, column, element)) }
        placed.sort { ($0.row, $0.column) < ($1.row, $1.column) }
        elements = Self.gather(placed, outputs)
    }

    /// The dialog if there is one, and all else.
    var all: [PlannedElement] { (dialog.map { [$0] } ?? []) + elements }

    private static func lineNumbers(_ image: ScreenImage, _ first: Int?) -> [Int?] {
        guard let first else { return Array(repeating: nil, count: image.rows.count) }
        var number = first
        return image.rows.indices.map { row in
            if row > 0, !image.rows[row - 1].marks.contains(.wrapped) { number += 1 }
            return number
        }
    }

    /// Puts the output of a command into a container.
    private static func gather(
        _ placed: [(row: Int, column: Int, element: PlannedElement)],
        _ outputs: [(region: ScreenRegion, element: PlannedElement)]
    ) -> [PlannedElement] {
        var result: [PlannedElement] = []
        var current: (rows: Range<Int>, element: PlannedElement)?
        var rest = outputs.sorted { $0.region.frame.rows.lowerBound < $1.region.frame.rows.lowerBound }[...]
        func close() {
            if let element = current?.element, element.children?.isEmpty == false { result.append(element) }
            current = nil
        }
        for (row, _, element) in placed {
            if let rows = current?.rows, !rows.contains(row) { close() }
            while current == nil, let next = rest.first, next.region.frame.rows.lowerBound <= row {
                rest.removeFirst()
                guard next.region.frame.rows.contains(row) else { continue }
                var container = next.element
                container.children = []
                current = (next.region.frame.rows, container)
            }
            if current != nil { current?.element.children?.append(element) } else { result.append(element) }
        }
        close()
        return result
    }

    // MARK: Containers

    private func container(_ region: ScreenRegion) -> PlannedElement {
        var result = PlannedElement(region, line: lines[region.frame.rows.lowerBound])
        switch region.kind {
        case .table: result.children = cells(of: region)
        case .dialog:
            result.children = (region.text.isEmpty ? [] : [text(of: region)]) + region.children.map(child)
        default: result.children = region.children.map(child)
        }
        return result
    }

    /// Returns the plan of a part of the screen that is next to others: as if it were a whole screen.
    private static func pane(_ region: ScreenRegion, _ image: ScreenImage) -> PlannedElement {
        var own = image.showing(only: region.frame)
        own = own.without(0..<region.frame.rows.lowerBound).without(region.frame.rows.upperBound..<own.rows.count)
        let plan = ScreenPlan(own, ScreenModel(own, findsPanes: false), firstLine: nil)
        return PlannedElement(region, children: plan.all.map { $0.clipped(to: region.frame.columns) })
    }

    private func child(_ region: ScreenRegion) -> PlannedElement {
        var planned = PlannedElement(region, line: lines[region.frame.rows.lowerBound])
        planned.style = style(region.frame)
        if [.list, .table, .tree].contains(region.kind) { return container(region) }
        return planned
    }

    /// Returns the text of a dialog or a panel as a separate element, in the rows above its controls.
    private func text(of region: ScreenRegion) -> PlannedElement {
        let top = region.frame.rows.lowerBound + 1
        let end = region.children.map(\.frame.rows.lowerBound).min() ?? region.frame.rows.upperBound - 1
        let rows = top..<max(top + 1, end)
        return PlannedElement(
            ScreenRegion(.text, frame: .init(rows: rows, columns: region.frame.columns), text: region.text),
            line: lines[min(top, lines.count - 1)])
    }

    /// A frame without buttons: its list, or its lines of text.
    private func panel(_ region: ScreenRegion) -> PlannedElement {
        var result = PlannedElement(region, line: lines[region.frame.rows.lowerBound])
        let inside = region.frame.columns.dropFirst().dropLast()
        let used = Set(region.children.flatMap(\.frame.rows))
        var children = region.children.map(child)
        for row in region.frame.rows.dropFirst().dropLast() where !used.contains(row) {
            let frame = CellRegion(rows: row..<row + 1, columns: inside)
            let text = ScreenWords.of(image.rows[row].text(inside))
            guard !text.isEmpty, !LineClassifier.isRule(image.rows[row].text(inside)) else { continue }
            children.append(child(ScreenRegion(.text, frame: frame, text: text)))
        }
        children.sort { $0.region.frame.rows.lowerBound < $1.region.frame.rows.lowerBound }
        result.children = children
        result.region.text = ""
        return result
    }

    private func cells(of table: ScreenRegion) -> [PlannedElement] {
        TableCells.elements(of: table) { child($0) }
    }

    // MARK: Lines

    private func textElements() -> [(row: Int, column: Int, element: PlannedElement)] {
        var found: [(row: Int, column: Int, element: PlannedElement)] = []
        var row = 0
        while row < image.rows.count {
            let first = row
            row += 1
            if let pieces = taken[first] {
                for columns in Self.gaps(pieces, width: image.columns) {
                    let text = ScreenWords.of(image.rows[first].text(columns))
                    guard !text.isEmpty, !LineClassifier.isRule(image.rows[first].text(columns)) else { continue }
                    let frame = CellRegion(rows: first..<first + 1, columns: columns)
                    found.append((first, columns.lowerBound, child(ScreenRegion(.text, frame: frame, text: text))))
                }
                continue
            }
            while row < image.rows.count, image.rows[row - 1].marks.contains(.wrapped), taken[row] == nil,
                prompts[row] == nil
            {
                row += 1
            }
            for element in line(first..<row) { found.append((first, element.region.frame.columns.lowerBound, element)) }
        }
        return found
    }

    private static func gaps(_ taken: [Range<Int>], width: Int) -> [Range<Int>] {
        var gaps: [Range<Int>] = []
        var start = 0
        for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if range.lowerBound > start { gaps.append(start..<range.lowerBound) }
            start = max(start, range.upperBound)
        }
        if start < width { gaps.append(start..<width) }
        return gaps
    }

    /// The elements of a line, which the terminal may have wrapped: one, or several where it has links.
    private func line(_ rows: Range<Int>) -> [PlannedElement] {
        let frame = CellRegion(rows: rows, columns: 0..<image.columns)
        if let prompt = prompts[rows.lowerBound] { return [promptLine(prompt, frame)] }
        let pieces = rows.flatMap { links[$0] ?? [] }
        if let region = rows.lazy.compactMap({ marked[$0] }).first {
            guard region.kind.row.place != .nothing else { return [] }
            var planned = child(region)
            planned.region.frame = frame
            if rows.count > 1 { planned.region.text = ScreenWords.of(joined(rows)) }
            planned.links = pieces.filter { $0.kind == .link }.compactMap(\.value)
            return [planned]
        }
        let targets = pieces.filter { $0.kind == .link }
        guard !targets.isEmpty else {
            let start = rows.lowerBound == 0 ? head : ""
            let text = ScreenWords.of(LineClassifier.withoutMeters(start + joined(rows)))
            return text.isEmpty ? [] : [child(ScreenRegion(.text, frame: frame, text: text))]
        }
        return split(rows, by: targets)
    }

    /// The text of rows that the terminal wrapped, with the blanks where they meet.
    private func joined(_ rows: Range<Int>) -> String {
        rows.map { $0 + 1 < rows.upperBound ? image.rows[$0].joined : image.rows[$0].text() }.joined()
    }

    private func promptLine(_ prompt: ScreenRegion, _ frame: CellRegion) -> PlannedElement {
        var region = commands[frame.rows.lowerBound] ?? prompt
        region.label = prompt.text
        region.frame = frame
        if region.kind == .prompt {
            region.text = ""
        } else if frame.rows.count > 1 {
            let whole = joined(frame.rows)
            region.text = ScreenWords.of(
                whole.dropFirst(image.rows[frame.rows.lowerBound].text(prompt.frame.columns).count))
        }
        var planned = child(region)
        planned.isInput = frame.rows.contains(image.cursor.row)
        return planned
    }

    /// The text before, between and after links, and the links.
    private func split(_ rows: Range<Int>, by targets: [ScreenRegion]) -> [PlannedElement] {
        var result: [PlannedElement] = []
        var text = rows.lowerBound == 0 ? head : ""
        var start = (row: rows.lowerBound, column: 0)
        func flush(to row: Int, _ column: Int) {
            let spoken = ScreenWords.of(text)
            text = ""
            guard !spoken.isEmpty else { return }
            let columns = start.row == row ? start.column..<max(start.column + 1, column) : 0..<image.columns
            let frame = CellRegion(rows: start.row..<row + 1, columns: columns)
            result.append(child(ScreenRegion(.text, frame: frame, text: spoken)))
        }
        for row in rows {
            var column = 0
            for target in targets where target.frame.rows.lowerBound == row && target.frame.columns.lowerBound >= column
            {
                text += image.rows[row].text(column..<target.frame.columns.lowerBound)
                flush(to: row, target.frame.columns.lowerBound)
                result.append(child(target))
                column = target.frame.columns.upperBound
                start = (row, column)
            }
            text += image.rows[row].text(column..<image.columns)
            if row + 1 < rows.upperBound { text += image.rows[row].gap }
        }
        flush(to: rows.upperBound - 1, image.columns)
        return result
    }

    private func style(_ frame: CellRegion) -> TextStyle {
        guard image.rows.indices.contains(frame.rows.lowerBound) else { return TextStyle() }
        let cells = image.rows[frame.rows.lowerBound].cells
        let columns = frame.columns.clamped(to: 0..<cells.count)
        return cells[columns].first { !$0.isBlank }.map { TextStyle($0.attributes) } ?? TextStyle()
    }
}

extension PlannedElement {
    /// The element without columns that are not its own.
    fileprivate func clipped(to columns: Range<Int>) -> PlannedElement {
        var element = self
        element.region.frame.columns = region.frame.columns.clamped(to: columns)
        element.children = children?.map { $0.clipped(to: columns) }
        return element
    }
}

extension Range<Int> {
    fileprivate func dropFirst() -> Range<Int> { Swift.min(lowerBound + 1, upperBound)..<upperBound }
    fileprivate func dropLast() -> Range<Int> { lowerBound..<Swift.max(lowerBound, upperBound - 1) }
}
