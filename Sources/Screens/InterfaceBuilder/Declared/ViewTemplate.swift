import AccessibilityTree

/// What a view or an item of a bar says, told by one for all that are alike.
///
/// Views are alike where they differ only in texts, fonts and colours. One of them is made as any view of a file is, with
/// marks in place of those, and captured; for each of the others its own are put where the marks are found. So nothing
/// that a class says is written down a second time.
struct ViewTemplate: Sendable {
    /// What it says itself.
    var root: Node
    /// What of it is made of elements: the parts, parents before what they hold; those of the view itself have -1.
    var parts: [(node: Node, parent: Int)] = []
    /// Where it was when it was captured.
    var origin = Point.zero
    /// Whether marks were found in something longer, so that nothing can be put in their place.
    var isBlurred = false
    /// Whether parts are drawn in colours that are marks.
    var hasMarkedParts = false

    /// Something that says nothing.
    init(className: String) { root = Node(id: NodeID(0), className: className) }

    /// The template in what was captured of a view by itself.
    init(_ tree: AccessibilityTree, at start: Int = 0) {
        root = tree[start]
        origin = Point(x: root.frame.x, y: root.frame.y)
        isBlurred = Filling.blurs(root)
        // By place in the tree, from the start on.
        var places: [Int: Int] = [start: -1]
        for index in tree.subtree(at: start).dropFirst() {
            // Parts that are no elements only draw what the view says.
            guard tree.subtree(at: index).contains(where: { tree.isElement(at: $0) }),
                let parent = tree.parentIndex(of: index).flatMap({ places[$0] })
            else { continue }
            places[index] = parts.count
            parts.append((tree[index], parent))
            if Filling.isMarked(tree[index]) || Filling.blurs(tree[index]) { isBlurred = true }
            if tree[index].appearance.map(ColorMarks.isMarked) == true { hasMarkedParts = true }
        }
    }
}

/// What a template is made of.
struct TemplateRequest: Sendable {
    /// What is made.
    enum Kind: Sendable {
        /// A view with marks.
        case view
        /// A view as it is, which is no template for others; what it states for screen readers is left out or not.
        case unsharedView, exactView
        /// An item in a bar.
        case barButton, tab
        /// An item in a bar that is no template for others.
        case exactBarButton, exactTab
        /// The title of a navigation bar.
        case title

        /// Whether what is made is of use for one object alone.
        var isExact: Bool {
            self == .unsharedView || self == .exactView || self == .exactBarButton || self == .exactTab
        }
    }

    /// The number that all have in common which are alike; without meaning for what is made as it is.
    var key: Int
    var kind: Kind
    /// The object; nil for a title.
    var object: InterfaceBuilderDocument.Object?
    /// What is told by marks.
    var fill = Filling()
    /// The tint of what it is in; nil for the system's.
    var tint: InterfaceBuilderDocument.Color?
    /// The document with the object.
    var index: DocumentIndex
}
