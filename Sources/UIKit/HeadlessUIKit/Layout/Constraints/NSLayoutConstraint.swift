import ConstraintSolver
import Foundation

/// A relation between the edges and sizes of views: `first = multiplier × second + constant`, or at most or at least
/// that.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// An attribute of a view or a guide, minus another one where the constraint is for a distance.
    @MainActor struct Side {
        fileprivate(set) var link: LayoutLink?
        fileprivate(set) var attribute = Attribute.notAnAttribute
        fileprivate(set) var originLink: LayoutLink?
        fileprivate(set) var originAttribute = Attribute.notAnAttribute

        /// A side without an item, where the other side is a number.
        init() {}

        init(_ view: UIView, _ attribute: Attribute) {
            link = view.layoutRecord.link
            self.attribute = attribute
        }

        init(_ guide: UILayoutGuide, _ attribute: Attribute) {
            link = guide.link
            self.attribute = attribute
        }

        /// - Parameter object: A view or a guide; any other object is ignored.
        init(_ object: AnyObject, _ attribute: Attribute) {
            if let view = object as? UIView {
                self.init(view, attribute)
            } else if let guide = object as? UILayoutGuide {
                self.init(guide, attribute)
            } else {
                self.init()
                self.attribute = attribute
            }
        }

        /// - Parameter item: A view or a guide; any other value is ignored.
        init(_ item: Any?, _ attribute: Attribute) {
            switch item {
            case let view as UIView: self.init(view, attribute)
            case let guide as UILayoutGuide: self.init(guide, attribute)
            default:
                self.init()
                self.attribute = attribute
            }
        }

        /// The distance from another side to this one.
        func distance(from origin: Side) -> Side {
            var side = self
            side.originLink = origin.link
            side.originAttribute = origin.attribute
            return side
        }

        var item: AnyObject? { link?.item }
        var originItem: AnyObject? { originLink?.item }
        /// Whether there is an item.
        var hasItem: Bool { link?.isThere ?? false }
        /// Whether there is one that the side is counted from.
        var hasOrigin: Bool { originLink?.isThere ?? false }
    }

    private(set) final var first = Side()
    private(set) final var second = Side()
    final var holderLink: LayoutLink?
    /// The view that holds the constraint while it is active.
    final var holder: UIView? {
        get { holderLink?.view }
        set { holderLink = newValue?.layoutRecord.link }
    }
    private final var directionLink: LayoutLink?
    /// The view that determines the layout direction, where it is not that of the first item.
    final var directionView: UIView? {
        get { directionLink?.view }
        set { directionLink = newValue?.layoutRecord.link }
    }
    /// The views that the constraint affects while it is active.
    final var views = LayoutLinks()
    /// The constraint's id in the screen's engine since the build with that number.
    final var solved: (generation: Int, id: ConstraintID?) = (0, nil)
    /// A number that grows from constraint to constraint: of conflicting ones, the earlier ones hold.
    final let serial = NSLayoutConstraint.nextSerial()
    private static var lastSerial = 0
    /// Whether it takes precedence over conflicting constraints, in whichever order they were made.
    final var comesFirst = false
    /// Whether it was rejected when it was made, so that it never becomes active.
    private(set) var isRefused = true

    /// The relation of the sides.
    open private(set) var relation = Relation.equal
    /// The multiplier of the second side.
    open private(set) var multiplier: CGFloat = 1
    private var currentConstant: CGFloat = 0
    /// The constant added to the second side, in points. A value that is not finite is an error and changes nothing.
    open var constant: CGFloat {
        get { currentConstant }
        set {
            guard newValue.isFinite else {
                return Diagnostics.fail(
                    Diagnostic.Name.invalidArgument,
                    "*** -[NSLayoutConstraint setConstant:]: Constant is not finite! That's illegal. constant:\(newValue)"
                )
            }
            guard newValue != currentConstant else { return }
            currentConstant = newValue
            changed { $0.constantDidChange(of: self) }
        }
    }
    /// The priority of the constraint.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { changed { $0.priorityDidChange(of: self) } } }
    }
    /// A name that logs and reports show, or nil.
    open var identifier: String?
    /// Whether an archive of the holding view would keep the constraint; nothing follows from it here.
    open var shouldBeArchived = false
    /// The location of the constraint in its file, for reports, or nil.
    public final var sourcePosition: String? {
        get { statedPosition ?? archivedPosition.map { "\($0.file):\($0.line):\($0.column)" } }
        set { statedPosition = newValue }
    }
    private final var statedPosition: String?
    /// The position as given by an archive: the text of few constraints is ever read.
    package final var archivedPosition: (file: String, line: Int, column: Int)?

    /// Creates a constraint without items that is never active. Subclasses inherit the other initializers by it.
    public override init() { super.init() }

    /// Creates an inactive constraint.
    ///
    /// Arguments for which UIKit raises exceptions are reported as errors: attributes of different kinds, a multiplier
    /// of zero, a position without another one to relate to.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        // The attribute of no item counts for nothing, whatever it is (SnapKit makes sizes so).
        let second = view2.map { Side($0, attr2) } ?? Side()
        self.init(Side(view1, attr1), relation, second, multiplier: multiplier, constant: c)
    }

    /// - Parameter isChecked: Whether a mistake is reported; one from a file is refused in silence.
    convenience init(
        _ first: Side, _ relation: Relation, _ second: Side, multiplier: CGFloat, constant: CGFloat,
        isChecked: Bool = true
    ) {
        self.init()
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        currentConstant = constant
        isRefused = false
        if let reason = Self.whyIllegal(first, second, multiplier: multiplier, constant: constant) {
            isRefused = true
            guard isChecked else { return }
            Diagnostics.fail(Diagnostic.Name.invalidArgument, "*** +[NSLayoutConstraint constraintWithItem:] \(reason)")
        }
    }

    /// The view or guide of the first side.
    open var firstItem: AnyObject? { first.item }
    /// The attribute of the first item.
    open var firstAttribute: Attribute { first.attribute }
    /// The view or guide of the second side, or nil.
    open var secondItem: AnyObject? { second.item }
    /// The attribute of the second item.
    open var secondAttribute: Attribute { second.attribute }

    /// Whether the constraint is active. Activating adds it to the closest common ancestor of both items.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { holder?.uninstall(self) }
        }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The views and guides that the constraint names and that are still there.
    final var items: LayoutLinks {
        var items = LayoutLinks()
        if let link = first.link, link.item != nil { items.append(link) }
        if let link = first.originLink, link.item != nil { items.append(link) }
        if let link = second.link, link.item != nil { items.append(link) }
        if let link = second.originLink, link.item != nil { items.append(link) }
        return items
    }

    /// The closest ancestor of all items of a constraint.
    enum Surroundings {
        /// The closest view.
        case view(UIView)
        /// An item is in no view.
        case missing
        /// The items are in no view together.
        case apart
    }

    // Called for each constraint of each screen: one side after the other, without a list of them.
    final var surroundings: Surroundings {
        var around: Surroundings?
        Self.widen(&around, first.link)
        Self.widen(&around, first.originLink)
        Self.widen(&around, second.link)
        Self.widen(&around, second.originLink)
        return around ?? .missing
    }

    private static func widen(_ around: inout Surroundings?, _ link: LayoutLink?) {
        guard let link, link.isThere else { return }
        guard let view = link.view else {
            if case .apart? = around { return }
            return around = .missing
        }
        switch around {
        case nil: around = .view(view)
        case .view(let current)?: around = view.closestCommonAncestor(with: current).map { .view($0) } ?? .apart
        case .missing?, .apart?: return
        }
    }

    private func activate() {
        guard !isRefused else { return }
        switch surroundings {
        case .view(let common): common.install(self)
        case .missing:
            Diagnostics.fail(
                Diagnostic.Name.generic, "Unable to activate constraint \(summary): a layout guide has no owning view.")
        case .apart:
            Diagnostics.fail(
                Diagnostic.Name.generic,
                "Unable to activate constraint \(summary) because its items have no common ancestor. Does the "
                    + "constraint or its anchors reference items in different view hierarchies? That's illegal.")
        }
    }

    private func changed(_ notify: (LayoutEngine) -> Void) {
        guard let holder else { return }
        if let engine = holder.details?.layout?.engine { notify(engine) } else { holder.markForConstraints() }
    }

    private static func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    /// A description of the constraint, for logs and reports.
    final var summary: String {
        let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
        var text = "\(name(first)) \(sign) "
        if second.item == nil {
            text += "\(constant)"
        } else {
            text += name(second) + (multiplier == 1 ? "" : " * \(multiplier)")
            if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        }
        if priority != .required { text += " @\(priority.rawValue)" }
        return "<NSLayoutConstraint\(identifier.map { " '\($0)'" } ?? "") \(text)>"
    }

    private func name(_ side: Side) -> String {
        "\(side.item.map { TypeName.short(of: type(of: $0)) } ?? "nil").\(side.attribute)"
    }
}
