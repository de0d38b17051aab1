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
    /// Whether it is invisible.
    var isHidden = false
    /// Whether its text is a secret.
    var isSecret = false
    /// Whether what it holds is read together, as lists, bars and scroll views have it.
    var groups = false
    /// Whether it cuts off what it holds.
    var clips = false
    /// Whether what it holds is counted ("2 of 5").
    var series: SeriesKind?
    /// The names of its actions.
    var actions: [String] = []
    /// The line, from 1.
    var line: Int
    /// The column, from 1.
    var column: Int
    /// The place after its last descendant, in document order.
    var end = 0
}

/// The elements of a document, in document order.
struct PageElements {
    /// The elements.
    var list: [PageElement] = []
    /// The name of the screen in the document.
    var name: String?
    /// The size of the screen, where the document states it.
    var bounds: Rect?
    /// The problems found in the document.
    var notes: [String] = []

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
            builder.open(element.node(id: NodeID(UInt64(index) + 1), file: file))
            ends.append(element.end)
        }
        for _ in ends { builder.close() }
        if !hasRoot { builder.close() }
        // Each node has an id of its own and is closed, so there is nothing to throw.
        return (try? builder.finish()) ?? AccessibilityTree(environment: environment)
    }

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
