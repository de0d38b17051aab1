import AccessibilityTree

/// An element of a document, independent of the tool that wrote it.
struct PageElement {
    /// The name of its class.
    var className: String
    /// The frame of the element.
    var frame = Rect.zero
    /// `accessibilityLabel`.
    var label: String?
    /// `accessibilityValue`.
    var value: String?
    /// The text that an empty field shows.
    var placeholder: String?
    /// Whether a field shows its placeholder now.
    var isEmptyField = false
    /// `accessibilityHint`.
    var hint: String?
    /// `accessibilityIdentifier`.
    var identifier: String?
    /// The known part of its text as it is drawn.
    var drawnText: String?
    /// The traits of the element.
    var traits: AccessibilityTraits = []
    /// Whether a screen reader stops at it.
    var isElement = false
    /// Whether it is marked as invisible.
    var isHidden = false
    /// Whether its text is a secret.
    var isSecret = false
    /// Whether its content is read together, as in lists, bars and scroll views.
    var groups = false
    /// Whether it clips its content.
    var clips = false
    /// The kind of series if its elements are counted ("2 of 5").
    var series: SeriesKind?
    /// The names of its actions.
    var actions: [String] = []
    /// The line, from 1.
    var line: Int
    /// The column, from 1.
    var column: Int
    /// The index after its last descendant, in document order.
    var end = 0
}

extension PageElement {
    /// Replaces the value "1" or "0" by the state that it means: selected or not.
    mutating func readSelectionFromValue() {
        if value == "1" { traits.insert(.selected) }
        if value == "1" || value == "0" { value = nil }
    }

    /// Removes the messages of iOS that tools write for a text that they could not read ("AX error -25205"), and returns
    /// whether there were any.
    mutating func removeReadingErrors() -> Bool {
        var isUnread = false
        for text in [\PageElement.label, \.value, \.placeholder, \.hint, \.identifier, \.drawnText] {
            guard let words = self[keyPath: text], Self.isReadingError(words) else { continue }
            self[keyPath: text] = nil
            isUnread = true
        }
        return isUnread
    }

    private static func isReadingError(_ text: String) -> Bool {
        let start = "AX error "
        guard text.hasPrefix(start) else { return false }
        return Int(text.dropFirst(start.utf8.count)) != nil
    }
}

/// The elements of a document, in document order.
struct PageElements {
    /// The elements in document order, each before its descendants.
    var list: [PageElement] = []
    /// The name of the screen in the document.
    var name: String?
    /// The size of the screen, where the document states it.
    var bounds: Rect?
    /// The problems found in the document.
    var notes: [String] = []
    /// The nodes of the elements whose texts the tool that wrote the document could not read.
    private(set) var unreadElements: Set<NodeID> = []

    /// Removes the messages that stand for texts that could not be read, and notes their number.
    mutating func removeReadingErrors() {
        for index in list.indices where list[index].removeReadingErrors() { unreadElements.insert(Self.id(index)) }
        let count = unreadElements.count
        guard count > 0 else { return }
        notes.append(
            "The tool that wrote the document could not read the texts of \(count) element\(count == 1 ? "" : "s").")
    }

    /// Puts each run of tabs into a container, which flat documents don't have, so that they are counted.
    mutating func groupTabs() {
        var runs: [Range<Int>] = []
        var parents: [(index: Int, end: Int)] = []
        var start: Int?
        for index in list.indices {
            while let parent = parents.last, parent.end <= index {
                parents.removeLast()
                start = nil
            }
            let isTab = list[index].traits.contains(.tabButton) && list[index].end == index + 1
            let isInBar = parents.last.map { list[$0.index].series == .tabBar } ?? false
            if isTab, !isInBar {
                if let start { runs[runs.count - 1] = start..<index + 1 } else { runs.append(index..<index + 1) }
                start = start ?? index
            } else {
                start = nil
            }
            if list[index].end > index + 1 { parents.append((index, list[index].end)) }
        }
        for run in runs.reversed() where run.count > 1 { insertContainer(around: run) }
    }

    private mutating func insertContainer(around run: Range<Int>) {
        let first = list[run.lowerBound]
        var container = PageElement(
            className: "UIView", line: first.line, column: first.column, end: run.upperBound + 1)
        let frames = list[run].map(\.frame)
        let (left, top) = (frames.map(\.x).min() ?? 0, frames.map(\.y).min() ?? 0)
        container.frame = Rect(
            x: left, y: top, width: (frames.map(\.maxX).max() ?? 0) - left,
            height: (frames.map(\.maxY).max() ?? 0) - top)
        // Counted like the segments of a control: a tab bar would be announced, and the document has none.
        container.series = .segmentedControl
        for index in list.indices where list[index].end > run.lowerBound { list[index].end += 1 }
        list.insert(container, at: run.lowerBound)
    }

    /// The tree of them. Several topmost elements get a window around them.
    func tree(file: String, isForIOS: Bool) -> AccessibilityTree {
        let bounds = bounds ?? list.first.map(\.frame)
        let environment = Self.environment(bounds, isPad: isForIOS)
        var builder = TreeBuilder(environment: environment)
        builder.reserveCapacity(list.count + 1)
        let hasRoot = list.first.map { $0.end == list.count } ?? false
        if !hasRoot {
            builder.open(Node(id: NodeID(0), className: "UIWindow", frame: environment.screenBounds))
        }
        var ends: [Int] = []
        for (index, element) in list.enumerated() {
            while let end = ends.last, end <= index {
                builder.close()
                ends.removeLast()
            }
            builder.open(element.node(id: Self.id(index), file: file))
            ends.append(element.end)
        }
        for _ in ends { builder.close() }
        if !hasRoot { builder.close() }
        // Each node has a unique id and is closed, so this can't throw.
        return (try? builder.finish()) ?? AccessibilityTree(environment: environment)
    }

    // 0 is the window around several topmost elements.
    private static func id(_ index: Int) -> NodeID { NodeID(UInt64(index) + 1) }

    /// The facts about the screen that follow from its size.
    static func environment(_ bounds: Rect?, isPad mayBePad: Bool) -> Environment {
        guard let bounds, bounds.width > 0, bounds.height > 0 else { return Environment() }
        // The smallest iPad is 744 points wide, the largest phone 440.
        let isPad = mayBePad && min(bounds.width, bounds.height) >= 744
        return Environment(
            idiom: isPad ? .pad : .phone, screenBounds: Rect(x: 0, y: 0, width: bounds.maxX, height: bounds.maxY))
    }
}

extension PageElement {
    fileprivate func node(id: NodeID, file: String) -> Node {
        var node = Node(id: id, className: className, frame: frame)
        node.label = label.map { AttributedText($0) }
        node.traits = traits
        node.isElement = isElement
        node.isHidden = isHidden
        node.isSecret = isSecret
        node.groupsChildren = groups
        node.clipsToBounds = clips
        node.series = series
        let shown = isEmptyField ? placeholder ?? value : value
        node.value = shown.map { AttributedText($0) }
        if isEmptyField { node.text = TextFacts(string: "") }
        node.hint = hint.map { AttributedText($0) }
        node.identifier = identifier
        node.customActions = actions.map { CustomAction(name: AttributedText($0)) }
        if drawnText != nil || placeholder != nil {
            var appearance = Appearance()
            appearance.text = isEmptyField ? "" : drawnText
            appearance.placeholder = placeholder
            node.appearance = appearance
        }
        node.source = SourceLocation(file: file, line: line, column: column)
        return node
    }
}

/// The size of a screen of AccessibilitySnapshot, whose documents don't state it: the extent of its elements.
enum SnapshotScreen {
    static func bounds(of hierarchy: SnapshotHierarchy) -> Rect? {
        var (width, height) = (0.0, 0.0)
        var rest = hierarchy.items
        while let item = rest.popLast() {
            let frame: Rect
            switch item {
            case .element(let element, _): frame = element.frame
            case .container(let container, let children):
                frame = container.frame
                rest += children
            }
            if frame.maxX.isFinite, frame.maxY.isFinite {
                width = max(width, min(frame.maxX, PageNumbers.largest))
                height = max(height, min(frame.maxY, PageNumbers.largest))
            }
        }
        return width > 0 && height > 0 ? Rect(x: 0, y: 0, width: width, height: height) : nil
    }
}
