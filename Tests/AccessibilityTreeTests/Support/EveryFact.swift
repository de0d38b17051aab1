import AccessibilityTree

/// A small screen that states every fact a node can state.
enum EveryFact {
    static func tree() throws -> AccessibilityTree {
        var root = Node(id: NodeID(1), className: "UIWindow", frame: Rect(x: 0, y: 0, width: 402, height: 874))
        root.explicitElements = [NodeID(3), NodeID(2)]
        root.containerType = .dataTable
        root.dataTable = DataTable(
            rowCount: 2, columnCount: 3, rowHeaders: [1: [NodeID(3)], 0: [NodeID(2)]], columnHeaders: [2: [NodeID(2)]])
        var builder = TreeBuilder(
            environment: Environment(idiom: .pad, layoutDirection: .rightToLeft, language: "ar"))
        builder.open(root)
        builder.add(spoken())
        builder.add(unusual())
        builder.close()
        return try builder.finish()
    }

    private static func spoken() -> Node {
        var node = Node(id: NodeID(2), className: "UIButton", frame: Rect(x: 10.5, y: -3, width: 100, height: 44))
        node.isElement = true
        node.label = AttributedText(
            "Buy now", runs: [.init(location: 0, length: 3, attributes: SpeechAttributes(language: "fr", pitch: 1.5))])
        node.value = "2"
        node.hint = "Opens the shop"
        node.traits = [.button, .selected, AccessibilityTraits(rawValue: 1 << 60)]
        node.language = "en-GB"
        node.expandedStatus = .collapsed
        node.customActions = [CustomAction(name: "Delete", category: "edit")]
        node.customContent = [
            CustomContent(label: "Size", value: "Large", isHighImportance: true),
            CustomContent(label: "Colour", value: "Red"),
        ]
        node.customRotors = [CustomRotor(name: "Offers", systemType: "heading")]
        node.cell = DataTableCell(row: 0, column: nil, rowSpan: 1, columnSpan: 2)
        node.activationPoint = Point(x: 1, y: 2)
        node.pathBounds = Rect(x: 1, y: 2, width: 3, height: 4)
        node.uncoveredFrame = Rect(x: 2, y: 3, width: 4, height: 5)
        node.scrolledBy = Point(x: 6, y: 7)
        node.identifier = "buy"
        node.userInputLabels = ["Buy", "Purchase"]
        node.respondsToUserInteraction = false
        var appearance = Appearance()
        appearance.text = "Buy now"
        appearance.fontName = "SFUI"
        appearance.fontSize = 17
        appearance.fontWeight = 400
        appearance.textStyle = "body"
        appearance.scalesWithContentSize = true
        appearance.textColor = Appearance.Color(red: 1, green: 0.5, blue: 0, alpha: 1)
        appearance.backgroundColor = Appearance.Color(red: 0, green: 0, blue: 0, alpha: 0)
        appearance.numberOfLines = 2
        appearance.intrinsicSize = Size(width: 70, height: 20.5)
        appearance.imageName = "cart"
        appearance.lines = [.init(text: "Buy", width: 30), .init(text: "now", width: 33.5)]
        appearance.textAlignment = .center
        appearance.isSymbol = true
        appearance.backgroundImageName = "stripes"
        appearance.tintColor = Appearance.Color(red: 0, green: 0.5, blue: 1, alpha: 1)
        appearance.hasBorder = false
        appearance.placeholder = "What?"
        node.appearance = appearance
        node.touch = TouchFacts(
            isControl: true, hasGestures: true, hasActions: true, isLabelGiven: true, hasPressOrDrag: true)
        node.source = SourceLocation(file: "Main.storyboard", line: 12, column: 3, objectID: "a1b-2c")
        return node
    }

    private static func unusual() -> Node {
        var node = Node(
            id: NodeID(3), className: "Odd", frame: Rect(x: .nan, y: .infinity, width: -.infinity, height: 0))
        node.isView = false
        node.isHidden = true
        node.isOutsideWindow = true
        node.isSecret = true
        node.alpha = 0.5
        node.clipsToBounds = true
        node.elementsHidden = true
        node.isModal = true
        node.groupsChildren = true
        node.viewFrame = Rect(x: 1, y: 1, width: 1, height: 1)
        node.series = .segmentedControl
        node.sortPriority = -2
        return node
    }
}
