import Foundation

extension UIView {
    /// Whether the view holds constraints.
    final var holdsConstraints: Bool { details?.layout?.held.isEmpty == false }
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
        /// The number of points by which the layout misses the constraint.
        public let error: CGFloat
        /// Descriptions of the other constraints in the conflict.
        public let contradicted: [String]
        /// The views whose frames don't follow from their constraints: those that the constraints in the conflict
        /// relate to others, without the superviews of any of them.
        public let misplacedViews: [UIView]
    }

    /// The required constraints in the window that are ignored because they conflict with others, as of the last
    /// layout.
    public final var brokenConstraints: [BrokenConstraint] { engines.flatMap(\.broken) }

    /// The broken constraints that the layout misses by a pixel or more, so that users can see it.
    public final var visiblyBrokenConstraints: [BrokenConstraint] {
        let pixel = 1 / screen.scale
        return brokenConstraints.filter { $0.error >= pixel }
    }

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
