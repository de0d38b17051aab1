import AccessibilityTree

/// An element of a screen with what rules ask of it, worked out once. It is handed to each rule, so it is a reference:
/// copies of what an element says would cost more than the rules.
public final class AuditedElement: Sendable {
    /// Its place in the tree, depth first.
    public let index: Int
    /// Its place in the reading order, or nil where a screen reader doesn't come to it.
    public let position: Int?
    /// What it says.
    public let node: Node
    private let parts: Parts
    /// What it is.
    public let kinds: ElementKinds
    /// What its label is made of.
    public let label: LabelScan
    /// How it looks, or nil.
    public let looks: ElementLooks?
    /// How it takes touches.
    public let touch: TouchFacts
    /// Its traits.
    let traits: AccessibilityTraits
    /// The name of its class.
    let className: String
    /// How opaque it is, 0...1.
    let alpha: Double
    /// Where it is, in points on the screen.
    let frame: Rect
    /// Whether it has a path instead of a frame.
    let hasPath: Bool
    /// Its accessibility identifier, or nil.
    var identifier: String? { parts.contains(.identifier) ? node.identifier : nil }
    /// Its hint, or nil.
    var hint: String? { parts.contains(.hint) ? node.hint?.string : nil }
    /// Its value, or nil.
    var value: String? { parts.contains(.value) ? node.value?.string : nil }

    /// What few elements have, so that nobody looks for it in vain where the node keeps it, which is far away in memory.
    private struct Parts: OptionSet {
        let rawValue: UInt8
        static let identifier = Parts(rawValue: 1 << 0)
        static let hint = Parts(rawValue: 1 << 1)
        static let value = Parts(rawValue: 1 << 2)
    }

    init(
        _ node: Node, _ kinds: ElementKinds, _ looks: ElementLooks?, _ touch: TouchFacts?, index: Int, position: Int?
    ) {
        (self.node, self.kinds, self.index, self.position) = (node, kinds, index, position)
        var parts: Parts = []
        if node.identifier != nil { parts.insert(.identifier) }
        if node.hint != nil { parts.insert(.hint) }
        if node.value != nil { parts.insert(.value) }
        self.parts = parts
        label = LabelScan(node.label?.string ?? "")
        self.looks = looks
        traits = node.traits
        className = node.className
        alpha = node.alpha
        frame = node.frame
        hasPath = node.pathBounds != nil
        self.touch = touch ?? TouchFacts()
    }

    /// Its label, or nil where there is none that could be heard.
    public var spokenLabel: String? { label.isBlank ? nil : node.label?.string }

    /// Whether its label comes from the name of an image and from nothing else.
    public var isNamedAfterImage: Bool {
        guard !touch.isLabelGiven, let looks, looks.imageName != nil, looks.text?.isEmpty ?? true else { return false }
        return !label.isBlank
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
