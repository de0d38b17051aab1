import AccessibilityTree

/// An element of a screen with the facts that rules need, computed once: it refers to them by index, so it is cheap to
/// copy.
public struct AuditedElement: Sendable {
    private let screen: ScreenFacts
    private let place: Int32
    // Whether it represents a view that rules don't examine on its own, and only gives a finding its name and its
    // location.
    private let isBare: Bool

    init(_ screen: ScreenFacts, _ place: Int32, isBare: Bool = false) {
        (self.screen, self.place, self.isBare) = (screen, place, isBare)
    }

    /// Its index in the tree, depth first.
    public var index: Int { Int(place) }
    /// Its position in the reading order, or nil if a screen reader doesn't reach it.
    public var position: Int? { isBare || facts.position < 0 ? nil : Int(facts.position) }
    /// The node of the element.
    public var node: Node { screen.tree[index] }
    /// The kinds of the element.
    public var kinds: ElementKinds { isBare ? [] : facts.kinds }
    /// The analysis of its label.
    public var label: LabelScan { facts.label }
    /// The appearance, or nil.
    public var appearance: ElementAppearance? {
        facts.own.contains(.hasAppearance) ? ElementAppearance(screen.tree, at: index) : nil
    }
    /// The touch handling of the element.
    public var touch: TouchFacts { isBare ? TouchFacts() : facts.touch }
    /// The facts of the node itself.
    var own: NodeSummary.Facts { facts.own }
    /// Its accessibility traits.
    var traits: AccessibilityTraits { facts.traits }
    /// The name of its class.
    var className: String { screen.classes[Int(facts.classNumber)].name }
    /// Whether UIKit creates it automatically inside other views (`SystemParts`).
    var isSystemPart: Bool { screen.classes[Int(facts.classNumber)].isSystemPart }
    /// The opacity, from 0 to 1.
    var alpha: Double { facts.alpha }
    /// The frame, in points on the screen.
    var frame: Rect { facts.frame }
    /// The size of its font, in points, or nil.
    var fontSize: Double? { facts.own.contains(.hasFontSize) ? facts.fontSize : nil }
    /// Whether WCAG calls its text large: from 18 points on, or from 14 points on in bold (SC 1.4.3).
    var isLargeText: Bool { facts.fontSize >= 18 || facts.fontSize >= 14 && facts.own.contains(.isBold) }
    /// The color of its text, or nil.
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

    /// The label, or nil where there is none that VoiceOver could read.
    public var spokenLabel: String? { label.isBlank ? nil : screen.tree.label(at: index)?.string }

    /// Whether its label comes from the name of an image and from nothing else.
    public var isNamedAfterImage: Bool {
        facts.own.intersection([.isLabelGiven, .hasImage, .hasText]) == .hasImage && !label.isBlank
    }

    /// The announcement for the element, or nil where it is unknown.
    var utterance: String? {
        guard let utterances = screen.screen.utterances, let position, position < utterances.count else { return nil }
        return utterances[position]
    }

    /// The name in messages, as a developer writes it: `UIButton "Save"`.
    public var name: String { Self.name(of: node) }

    /// The name in messages about the text that it draws.
    var nameByText: String { Self.name(className, appearance?.text) ?? name }

    /// The message for an element without a label.
    var missingLabelMessage: String {
        let announced = utterance.map { LabelScan.shortened($0) } ?? ""
        guard !announced.isEmpty else { return "\(name) has no accessibility label." }
        let end = announced.hasSuffix(".") ? "\"" : "\"."
        return "\(name) has no accessibility label; VoiceOver announces only \"\(announced)\(end)"
    }

    /// Returns the name of an element in messages: its class with its label or, without one, its placeholder or the
    /// name of its image.
    static func name(of node: Node) -> String {
        if let label = node.label?.string, !LabelScan(label).isBlank, let name = name(node.className, label) {
            return name
        }
        let appearance = ElementAppearance(node)
        return name(node.className, appearance?.placeholder) ?? name(node.className, appearance?.imageName)
            ?? SystemParts.publicName(of: node.className)
    }

    private static func name(_ className: String, _ text: String?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        return "\(SystemParts.publicName(of: className)) \"\(LabelScan.shortened(text))\""
    }
}

/// Elements of a screen, in an order.
public struct AuditedElements: RandomAccessCollection, Sendable {
    let screen: ScreenFacts
    /// Their indices in the tree.
    let places: [Int32]

    /// The index of the first member: always 0.
    public var startIndex: Int { 0 }
    /// The number of elements.
    public var endIndex: Int { places.count }
    /// The element at a position.
    public subscript(position: Int) -> AuditedElement { AuditedElement(screen, places[position]) }
}
