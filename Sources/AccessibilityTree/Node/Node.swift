/// The accessibility properties of an object on the screen: the copy that a source makes, before any rule is applied.
///
/// A field has one meaning; unset ones are nil or the default that UIKit documents.
public struct Node: Sendable {
    /// The object's identity, chosen by the source and stable while the object lives.
    public var id: NodeID
    /// The name of the object's class, such as "UIButton".
    public var className: String
    /// `accessibilityFrame`: where the element is for VoiceOver, in screen points.
    public var frame: Rect
    /// `accessibilityLabel`.
    public var label: AttributedText?
    /// `accessibilityTraits`.
    public var traits: AccessibilityTraits = []
    var bits: NodeBits = .isView
    // An array of at most one serves as the box: it is Sendable, copied on write and costs nothing when empty.
    var details: [NodeDetails] = []

    /// Creates a node with an identity and a frame only.
    public init(id: NodeID, className: String, frame: Rect = .zero) {
        self.id = id
        self.className = className
        self.frame = frame
    }

    /// The frame that decides about "zero size": the view's own, not the accessibility frame.
    public var layoutFrame: Rect { viewFrame ?? frame }
}

extension Node: Hashable {
    /// Whether two nodes have the same properties. A frame that is not a number equals itself.
    public static func == (left: Node, right: Node) -> Bool {
        left.id == right.id && AccessibilityTree.difference(NodeFacts(left), NodeFacts(right)).isEmpty
    }

    /// Hashes the properties of the node.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(className)
        hasher.combine(label)
        hasher.combine(traits)
    }
}
