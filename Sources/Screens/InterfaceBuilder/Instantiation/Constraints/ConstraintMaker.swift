import Foundation
import HeadlessUIKit

/// Makes the constraints of a file live: between the views and guides that they name, held by the closest view around
/// them.
@MainActor struct ConstraintMaker {
    typealias Object = InterfaceBuilderDocument.Object

    let maker: ObjectMaker
    private var archive: Archive { maker.archive }

    init(maker: ObjectMaker) {
        self.maker = maker
    }

    /// Makes the constraints that an object holds. Those that are not installed are made as well, since outlets may
    /// name them, and don't count.
    func make(heldBy object: Object) {
        guard let holder = maker.live(object.index) as? UIView else { return }
        // By index: otherwise each would be copied.
        for place in object.constraints.indices {
            guard archive.counts(object.constraints[place]) else { continue }
            guard archive.constraintBudget > 0 else {
                return archive.log.add(.limitReached, at: archive.location(of: object))
            }
            archive.constraintBudget -= 1
            make(object.constraints[place], holder)
        }
    }

    private func make(_ constraint: InterfaceBuilderDocument.Constraint, _ holder: UIView) {
        guard let first = side(constraint.first, constraint.firstAttribute, holder) else { return }
        var second: NSLayoutConstraint.ArchivedSide?
        if let attribute = constraint.secondAttribute {
            second = side(constraint.second, attribute, holder)
            guard second != nil else { return }
        }
        let relation: NSLayoutConstraint.Relation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        let made = NSLayoutConstraint.archived(
            first, relation, second, multiplier: constraint.multiplier, constant: constraint.constant)
        guard let made else { return }
        made.priority = UILayoutPriority(Float(min(max(constraint.priority, 0.001), 1_000)))
        if let identifier = constraint[.identifier] { made.identifier = identifier }
        let position = constraint.position
        made.archivedPosition = (archive.document.file ?? "", position.line, position.column)
        if let id = constraint.id { maker.keep(made, id: id) }
        guard archive.isInstalled(constraint) else { return }
        if !made.installIfPossible() { archive.log.add(.strayConstraint, at: archive.location(of: constraint)) }
    }

    private func side(
        _ item: InterfaceBuilderDocument.Constraint.Item, _ name: String, _ holder: UIView
    ) -> NSLayoutConstraint.ArchivedSide? {
        guard let attribute = Names.layoutAttributes[name] else { return nil }
        switch item {
        case .holder: return .init(holder, attribute)
        case .object(let index):
            if let view = maker.live(index) as? UIView { return .init(view, attribute) }
            guard let guide = guide(archive.document.objects[index]) else { return nil }
            return .init(guide, attribute)
        case .missing: return nil
        }
    }

    /// Returns the layout guide that represents an object.
    private func guide(_ object: Object) -> UILayoutGuide? {
        guard let index = object.parent else { return nil }
        let parent = archive.document.objects[index]
        switch object.elementName {
        case "viewLayoutGuide", "keyboardLayoutGuide":
            return (maker.live(parent.index) as? UIView).flatMap { guide(object, of: $0) }
        case "viewControllerLayoutGuide":
            let view = archive.document.object(of: parent, key: "view").flatMap { maker.live($0.index) as? UIView }
            return view?.endGuide(isTop: object[.type] == "top")
        default: return nil
        }
    }

    private func guide(_ object: Object, of view: UIView) -> UILayoutGuide? {
        guard case .property(let key) = object.role else { return nil }
        switch key {
        case "safeArea": return view.safeAreaLayoutGuide
        case "layoutMargins": return view.layoutMarginsGuide
        case "readableContent": return view.readableContentGuide
        case "keyboard": return view.keyboardLayoutGuide
        case "contentLayoutGuide": return (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": return (view as? UIScrollView)?.frameLayoutGuide
        default: return nil
        }
    }
}

extension Names {
    /// The layout attributes of constraints by their names in files.
    static let layoutAttributes = TextTable<NSLayoutConstraint.Attribute>([
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ])
}
