import AccessibilityTree

/// An element of a screen with what rules ask of it, worked out once: it says where to look it up, so it is cheap to hand
/// on.
public struct AuditedElement: Sendable {
    private let screen: ScreenFacts
    private let place: Int32
    // Whether it stands for a view that rules don't look at by itself, and only gives a finding its name and its place.
    private let isBare: Bool

    init(_ screen: ScreenFacts, _ place: Int32, isBare: Bool = false) {
        (self.screen, self.place, self.isBare) = (screen, place, isBare)
    }

    /// Its place in the tree, depth first.
    public var index: Int { Int(place) }
    /// Its place in the reading order, or nil where a screen reader doesn't come to it.
    public var position: Int? { isBare || facts.position < 0 ? nil : Int(facts.position) }
    /// What it says.
    public var node: Node { screen.tree[index] }
    /// What it is.
    public var kinds: ElementKinds { isBare ? [] : facts.kinds }
    /// What its label is made of.
    public var label: LabelScan { facts.label }
    /// How it looks, or nil.
    public var looks: ElementLooks? {
        facts.own.contains(.hasLooks) ? ElementLooks(screen.tree, at: index) : nil
    }
    /// How it takes touches.
    public var touch: TouchFacts { isBare ? TouchFacts() : facts.touch }
    /// What holds for it by itself, and what it has.
    var own: NodeSummary.Facts { facts.own }
    /// Its traits.
    var traits: AccessibilityTraits { facts.traits }
    /// The name of its class.
    var className: String { screen.classes[Int(facts.classNumber)].name }
    /// Whether UIKit makes it by itself inside of others (`SystemParts`).
    var isSystemPart: Bool { screen.classes[Int(facts.classNumber)].isSystemPart }
    /// How opaque it is, 0...1.
    var alpha: Double { facts.alpha }
    /// Where it is, in points on the screen.
    var frame: Rect { facts.frame }
    /// The size of its font, in points, or nil.
    var fontSize: Double? { facts.own.contains(.hasFontSize) ? facts.fontSize : nil }
    /// Whether WCAG calls its text large: from 18 points on, or from 14 points on in bold (SC 1.4.3).
    var isLargeText: Bool { facts.fontSize >= 18 || facts.fontSize >= 14 && facts.own.contains(.isBold) }
    /// The colour of its text, or nil.
    var textColor: Appearance.Color? { facts.textColor < 0 ? nil : screen.colors[Int(facts.textColor)] }
    /// Whether it has a path instead of a frame.
    var hasPath: Bool { facts.own.contains(.hasPath) }
    /// Its accessibility identifier, or nil.
    var identifier: String? { facts.own.contains(.hasIdentifier) ? node.identifier : nil }
    /// Its hint, or nil.
    var hint: String? { facts.own.contains(.hasHint) ? node.hint?.string : nil }
    /// Its value, or nil.
    var value: String? { facts.own.contains(.hasValue) ? screen.tree.value(at: index) : nil }

    private var facts: ElementFacts {
        @inline(__always) _read { yield screen.facts[Int(place)] }
    }

    /// Its label, or nil where there is none that could be heard.
    public var spokenLabel: String? { label.isBlank ? nil : screen.tree.label(at: index)?.string }

    /// Whether its label comes from the name of an image and from nothing else.
    public var isNamedAfterImage: Bool {
        facts.own.intersection([.isLabelGiven, .hasImage, .hasText]) == .hasImage && !label.isBlank
    }

    /// What messages call it: its label in quotation marks, or what it is.
    public var name: String { Self.name(of: node) }

    /// What messages call the text that it draws.
    var drawnText: String {
        guard let text = looks?.text, !text.isEmpty else { return name }
        return "“\(LabelScan.shortened(text))”"
    }

    /// What messages call an element.
    static func name(of node: Node) -> String {
        if let label = node.label?.string, !LabelScan(label).isBlank { return "“\(LabelScan.shortened(label))”" }
        let looks = ElementLooks(node)
        if let placeholder = looks?.placeholder, !placeholder.isEmpty {
            return "the field with the placeholder “\(LabelScan.shortened(placeholder))”"
        }
        if let image = looks?.imageName {
            return "the \(node.className) with the image “\(LabelScan.shortened(image))”"
        }
        return "the \(node.className)"
    }
}

/// Elements of a screen, in an order.
public struct AuditedElements: RandomAccessCollection, Sendable {
    let screen: ScreenFacts
    /// Their places in the tree.
    let places: [Int32]

    /// Always 0.
    public var startIndex: Int { 0 }
    /// How many there are.
    public var endIndex: Int { places.count }
    /// The element at a position.
    public subscript(position: Int) -> AuditedElement { AuditedElement(screen, places[position]) }
}
