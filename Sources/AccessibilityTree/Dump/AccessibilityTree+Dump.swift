import Escaping

extension AccessibilityTree {
    /// The tree as text to read and to compare: one line for each node, indented by depth.
    ///
    /// A line holds the class, the id, the frame and the properties that differ from the defaults. Below 64 levels the
    /// depth is written as a number in front instead of by further indentation, so that a deep tree stays short. Labels
    /// and other texts are escaped, so that none can leave its line or act on a terminal.
    public func dump() -> String {
        var writer = DumpWriter()
        writer.add(environment)
        var depths: [Int32] = []
        depths.reserveCapacity(count)
        for index in 0..<count {
            let depth = parents[index] < 0 ? 0 : depths[Int(parents[index])] + 1
            depths.append(depth)
            writer.add(self[index], depth: Int(depth))
        }
        return writer.text
    }
}

/// Appends nodes as lines, and facts to a line, each after a space.
private struct DumpWriter {
    static let deepestIndent = 64
    private static let indents = (0...deepestIndent).map { String(repeating: "  ", count: $0) }

    var text = ""

    mutating func add(_ environment: Environment) {
        text += "\(environment.idiom.rawValue) \(environment.layoutDirection.rawValue) "
        LineEscaping.append(environment.language, to: &text, limit: 100)
        text += " \(environment.screenBounds.dumped)\n"
    }

    mutating func add(_ node: Node, depth: Int) {
        text += Self.indents[min(depth, Self.deepestIndent)]
        if depth > Self.deepestIndent { text += "[\(depth)] " }
        LineEscaping.append(node.className, to: &text, limit: 200)
        text += " \(node.id) \(node.frame.dumped)"
        flags(of: node)
        spoken(of: node)
        text(of: node)
        container(of: node)
        reach(of: node)
        text += "\n"
    }

    mutating func add(_ fact: String) {
        text += " "
        text += fact
    }

    mutating func add(_ name: String, _ value: AttributedText?) {
        guard let value else { return }
        add(name, value.string)
        for run in value.runs { add("\(name)-run: \(run.location)+\(run.length) \(run.attributes.dumped)") }
    }

    mutating func add(_ name: String, _ value: String?) {
        guard let value else { return }
        text += " \(name): \""
        LineEscaping.append(value, to: &text, limit: 10_000)
        text += "\""
    }

    mutating func flags(of node: Node) {
        if !node.isView { add("no-view") }
        if node.isElement { add("element") }
        if node.isHidden { add("hidden") }
        if node.isOutsideWindow { add("outside-window") }
        if node.isSecret { add("secret") }
        if node.alpha != 1 { add("alpha: \(node.alpha.dumped)") }
        if node.clipsToBounds { add("clips") }
        if node.elementsHidden { add("elements-hidden") }
        if node.isModal { add("modal") }
        if node.groupsChildren { add("groups-children") }
        if let frame = node.viewFrame { add("view-frame: \(frame.dumped)") }
    }

    mutating func spoken(of node: Node) {
        add("label", node.label)
        add("value", node.value)
        add("hint", node.hint)
        if !node.traits.isEmpty { add("traits: \(node.traits.names.joined(separator: ", "))") }
        add("language", node.language)
        switch node.expandedStatus {
        case .unsupported: break
        case .expanded: add("expanded")
        case .collapsed: add("collapsed")
        }
        for action in node.customActions {
            add("action", action.name)
            add("category", action.category)
        }
        for content in node.customContent {
            add(content.isHighImportance ? "important-content" : "content", content.label)
            add("is", content.value)
        }
        for rotor in node.customRotors {
            add("rotor", rotor.name)
            add("replaces", rotor.systemType)
        }
    }

    mutating func text(of node: Node) {
        guard let text = node.text else { return }
        add("text", text.string)
        if let selection = text.selection { add("selection: \(selection.location) + \(selection.length)") }
        if !text.lineBreaks.isEmpty { add("line-breaks: \(text.lineBreaks.map(String.init).joined(separator: " "))") }
        for word in text.misspellings {
            add("misspelled: \(word.range.location) + \(word.range.length)")
            for suggestion in word.suggestions { add("suggestion", suggestion) }
        }
        if !text.commands.isEmpty { add("commands: \(text.commands.map(\.rawValue).joined(separator: " "))") }
    }

    mutating func container(of node: Node) {
        switch node.containerType {
        case .none: break
        case .dataTable: add("data-table")
        case .list: add("list")
        case .landmark: add("landmark")
        case .semanticGroup: add("semantic-group")
        }
        if let series = node.series { add("series: \(series.rawValue)") }
        if let elements = node.explicitElements {
            add("elements: [\(elements.map(\.description).joined(separator: " "))]")
        }
        if node.sortPriority != 0 { add("sort-priority: \(node.sortPriority.dumped)") }
        if let table = node.dataTable {
            add("table: \(table.rowCount) x \(table.columnCount)")
            add("row-headers", table.rowHeaders)
            add("column-headers", table.columnHeaders)
        }
        if let cell = node.cell {
            add("cell: row \(cell.row.dumped) column \(cell.column.dumped)")
            if cell.rowSpan != 1 || cell.columnSpan != 1 { add("spans: \(cell.rowSpan) x \(cell.columnSpan)") }
        }
    }

    private mutating func add(_ name: String, _ headers: [Int: [NodeID]]) {
        guard !headers.isEmpty else { return }
        let lines = headers.sorted { $0.key < $1.key }.map { line, ids in
            "\(line): \(ids.map(\.description).joined(separator: " "))"
        }
        add("\(name): [\(lines.joined(separator: ", "))]")
    }

    mutating func reach(of node: Node) {
        if let point = node.activationPoint { add("activation-point: (\(point.x.dumped), \(point.y.dumped))") }
        if let bounds = node.pathBounds { add("path: \(bounds.dumped)") }
        if let frame = node.uncoveredFrame { add("uncovered: \(frame.dumped)") }
        if let distance = node.scrolledBy { add("scrolled: (\(distance.x.dumped), \(distance.y.dumped))") }
        add("identifier", node.identifier)
        for label in node.userInputLabels { add("input-label", label) }
        if let responds = node.respondsToUserInteraction { add(responds ? "interactive" : "not-interactive") }
        if let appearance = node.appearance { add("appearance: \(appearance.dumped)") }
        if let source = node.source {
            add("at", "\(source.file):\(source.line):\(source.column)")
            add("object", source.objectID)
        }
    }
}

extension Rect {
    /// The origin and the size in brackets.
    fileprivate var dumped: String { "(\(x.dumped), \(y.dumped), \(width.dumped), \(height.dumped))" }
}

extension Double {
    /// The number, without its fraction if that is zero.
    fileprivate var dumped: String {
        if let whole = Int(exactly: self), whole.magnitude < 1 << 53 { return String(whole) }
        return description
    }
}

extension Int? {
    fileprivate var dumped: String { map(String.init) ?? "unknown" }
}

extension SpeechAttributes {
    fileprivate var dumped: String {
        var line = DumpWriter()
        line.add("language", language)
        if let pitch { line.add("pitch: \(pitch.dumped)") }
        if let spellsOut { line.add(spellsOut ? "spells-out" : "no-spelling") }
        if let punctuation { line.add(punctuation ? "all-punctuation" : "no-punctuation") }
        line.add("ipa", ipaNotation)
        line.add("level", headingLevel.map(String.init))
        return "(\(line.text.dropFirst()))"
    }
}

extension Appearance {
    fileprivate var dumped: String {
        var line = DumpWriter()
        line.add("text", text)
        line.add("visible", visibleText)
        if let lines, lines.count > 1 { for drawn in lines { line.add("line", drawn.text) } }
        if let textAlignment { line.add("align: \(textAlignment.rawValue)") }
        line.add("placeholder", placeholder)
        line.add("image", imageName)
        line.add("background-image", backgroundImageName)
        if let isSymbol { line.add(isSymbol ? "symbol" : "no-symbol") }
        line.add("font", fontName)
        if let fontSize { line.add("size: \(fontSize.dumped)") }
        if let fontWeight { line.add("weight: \(fontWeight)") }
        line.add("style", textStyle)
        if let scalesWithContentSize { line.add(scalesWithContentSize ? "scales" : "does-not-scale") }
        if let textColor { line.add("color: \(textColor.dumped)") }
        if let backgroundColor { line.add("background: \(backgroundColor.dumped)") }
        if let tintColor { line.add("tint: \(tintColor.dumped)") }
        if let hasBorder { line.add(hasBorder ? "border" : "no-border") }
        if let numberOfLines { line.add("lines: \(numberOfLines)") }
        if let size = intrinsicSize { line.add("intrinsic: \(size.width.dumped) x \(size.height.dumped)") }
        return "(\(line.text.dropFirst()))"
    }
}

extension Appearance.Color {
    fileprivate var dumped: String { "(\(red.dumped), \(green.dumped), \(blue.dumped), \(alpha.dumped))" }
}
