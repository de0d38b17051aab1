import Foundation

/// The constraints and guides that a stack makes for its views.
///
/// Their kinds, relations and priorities are those that UIKit's own stacks show in `constraints`.
@MainActor final class StackArrangement {
    /// UIKit's names of the constraints.
    enum Name: String {
        case canvasConnection = "UISV-canvas-connection"
        case canvasFit = "UISV-canvas-fit"
        case spacing = "UISV-spacing"
        case hiding = "UISV-hiding"
        case fillEqually = "UISV-fill-equally"
        case fillProportionally = "UISV-fill-proportionally"
        case distributingEdge = "UISV-distributing-edge"
        case alignment = "UISV-alignment"
        case ambiguitySuppression = "UISV-ambiguity-suppression"
        case spanningBoundary = "UISV-spanning-boundary"
        case spanningFit = "UISV-spanning-fit"
    }

    /// The attributes along one direction.
    struct Attributes {
        let start: NSLayoutConstraint.Attribute
        let end: NSLayoutConstraint.Attribute
        let middle: NSLayoutConstraint.Attribute
        let length: NSLayoutConstraint.Attribute

        static let row = Attributes(start: .leading, end: .trailing, middle: .centerX, length: .width)
        static let column = Attributes(start: .top, end: .bottom, middle: .centerY, length: .height)
    }

    /// The priorities of constraints that apply only where no others do.
    enum Level {
        static let ambiguitySuppression = UILayoutPriority(25)
        static let canvasFit = UILayoutPriority(49)
        static let spanningFit = UILayoutPriority(51)
        static let equalCentering = UILayoutPriority(150)
        static let spanningEdge = UILayoutPriority(999.5)
    }

    unowned let stack: UIStackView
    /// All arranged views, in order.
    let views: [UIView]
    let visible: [UIView]
    /// The area that the views fill: the stack, or the part inside its margins.
    let canvas: AnyObject
    let along: Attributes
    let across: Attributes
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []
    /// The lengths of the visible views by their content, where they are in proportion to it.
    var proportions: [CGFloat] = []

    init(of stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews
        visible = views.filter { !$0.isHidden }
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        let isRow = stack.axis == .horizontal
        along = isRow ? .row : .column
        across = isRow ? .column : .row
        hide()
        distribute()
        align()
    }

    /// Activates the constraints.
    func install() {
        for guide in guides { stack.addLayoutGuide(guide) }
        for constraint in constraints { stack.install(constraint) }
    }

    /// Removes the installed constraints.
    func remove() {
        for constraint in constraints { stack.uninstall(constraint) }
        for guide in guides { stack.removeLayoutGuide(guide) }
    }

    // MARK: Making

    func add(
        _ name: Name, _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal, _ other: AnyObject? = nil,
        _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
        plus constant: CGFloat = 0, at priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            .init(item, attribute), relation, other.map { .init($0, otherAttribute) } ?? .init(),
            multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.identifier = name.rawValue
        // Hidden views disappear, whatever the constraints of their content, and a stack keeps its spacing where a
        // constraint of the app conflicts (measured on documents of Xcode).
        constraint.comesFirst = name == .hiding || name == .spacing
        // A stack that is mirrored mirrors its row, whatever its views are.
        constraint.directionView = stack
        constraints.append(constraint)
    }

    func makeGuide(_ name: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = name
        guide.owningView = stack
        guides.append(guide)
        return guide
    }

    // Hidden views keep their place in the row, without a length.
    private func hide() {
        for view in views where view.isHidden {
            add(.hiding, view, along.length)
            add(.alignment, view, across.start, .equal, canvas, across.start)
        }
    }
}
