import Foundation

/// A named place of a view from which items can be dragged, or where they can be dropped.
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
    /// The view in whose coordinates the point is given, or nil when the view is gone.
    open private(set) weak var view: UIView?
    /// The position in the view's coordinates, in points.
    public let point: CGPoint
    private let text: AssignedText

    /// Creates a place with a name, in a view's coordinates.
    public init(name: String, point: CGPoint, in view: UIView) {
        text = AssignedText(name)
        self.point = point
        self.view = view
        super.init()
    }

    /// Creates a place with a name that has speech attributes, in a view's coordinates.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        text = AssignedText(attributedName)
        self.point = point
        self.view = view
        super.init()
    }

    /// Creates a place in the middle of a view.
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }

    /// The spoken name.
    open var name: String { text.string }
    /// The spoken name, with speech attributes.
    open var attributedName: NSAttributedString { text.asAttributed }
}
