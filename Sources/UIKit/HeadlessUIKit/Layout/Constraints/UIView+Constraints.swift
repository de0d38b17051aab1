import Foundation

extension UIView {
    /// The constraints that the view holds: those between the views in it, and those about its own size.
    public final var constraints: [NSLayoutConstraint] { details?.layout?.held ?? [] }

    /// Makes a constraint count. All its items must be in this view, or be it; else nothing happens but an error.
    public final func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self, !constraint.isRefused else { return }
        let items = constraint.items
        guard items.count > 0, items.allSatisfy({ $0.view?.isInside(self) == true }) else {
            return Diagnostics.fail(
                Diagnostic.Name.generic,
                "Unable to install constraint on view: \(constraint.summary) on \(Diagnostics.name(self)). Does the "
                    + "constraint reference something from outside the subtree of the view? That's illegal.")
        }
        constraint.holder?.uninstall(constraint)
        install(constraint)
    }

    /// Activates constraints.
    public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that the view holds.
    public final func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }

    /// Deactivates constraints that the view holds.
    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { uninstall(constraint) }
    }

    /// The constraints that count along an axis for where the view is, in no particular order.
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        (details?.layout?.mentions ?? []).filter { constraint in
            let attribute = constraint.first.attribute
            return (attribute.isHorizontalPosition || attribute == .width) == (axis == .horizontal)
        }
    }

    /// Whether the view holds constraints.
    final var holdsConstraints: Bool { details?.layout?.held.isEmpty == false }

    // MARK: Content

    /// Returns the view's resistance to being larger than its content.
    public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (details?.layout?.hugging ?? defaultHuggingPriorities)[axis.rawValue]
    }

    /// Returns the view's resistance to being smaller than its content.
    public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        details?.layout?.resistance[axis.rawValue] ?? .defaultHigh
    }

    // MARK: Alignment

    /// Returns the alignment rectangle for a frame.
    public final func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame for an alignment rectangle.
    public final func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }

    // MARK: Findings

    /// Whether constraints leave the view's position or size ambiguous.
    public final var hasAmbiguousLayout: Bool { details?.layout?.engine?.isAmbiguous(self) ?? false }

    /// Moves a view with an ambiguous position or size to another one that satisfies the constraints as well; the next
    /// call moves it back. Does nothing where there is only one.
    public final func exerciseAmbiguityInLayout() { details?.layout?.engine?.exerciseAmbiguity(of: self) }
}

extension UIWindow {
    /// A constraint that is ignored because it conflicts with others.
    public struct BrokenConstraint {
        /// The broken constraint.
        public let constraint: NSLayoutConstraint
        /// A description of the constraint.
        public let summary: String
        /// The name that the app gave the constraint, or nil.
        public let identifier: String?
        /// The location of the constraint in its file, or nil.
        public let sourcePosition: String?
        /// Descriptions of the other constraints in the conflict.
        public let contradicted: [String]
        /// The views whose frames don't follow from their constraints: those that the constraints in the conflict
        /// relate to others, without the superviews of any of them.
        public let misplacedViews: [UIView]
    }

    /// The required constraints in the window that are ignored because they conflict with others, as of the last
    /// layout.
    public final var brokenConstraints: [BrokenConstraint] { engines.flatMap(\.broken) }

    /// The views in the window with an ambiguous position or size, as of the last layout.
    public final var viewsWithAmbiguousLayout: [UIView] { engines.flatMap(\.ambiguousViews) }

    private var engines: [LayoutEngine] {
        var result: [LayoutEngine] = []
        var pending: [UIView] = [self]
        while let view = pending.popLast() {
            if let engine = view.details?.layout?.engine, engine.root === view { result.append(engine) }
            pending.append(contentsOf: view.subviews.reversed())
        }
        return result
    }
}
