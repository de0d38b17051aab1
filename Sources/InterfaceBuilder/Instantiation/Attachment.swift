import Foundation
import HeadlessUIKit

/// Puts a live object into the one that holds it in the file, where that needs no other objects.
@MainActor enum Attachment {
    typealias Object = InterfaceBuilderDocument.Object

    static func attach(_ live: AnyObject, _ object: Object, to parent: AnyObject) {
        switch (live, parent) {
        case (let view as UIView, let parent as UIView): attach(view, object, to: parent)
        case (let view as UIView, let item as UIBarButtonItem): item.customView = view
        case (let view as UIView, let item as UINavigationItem): item.titleView = view
        case (let recognizer as UIGestureRecognizer, let view as UIView): view.addGestureRecognizer(recognizer)
        default: break
        }
    }

    private static func attach(_ view: UIView, _ object: Object, to parent: UIView) {
        switch object.role {
        case .member("subviews"), .property("contentView"):
            if let stack = parent as? UIStackView {
                stack.addArrangedSubview(view)
                keepSize(of: view)
            } else {
                parent.addSubview(view)
            }
        default: break
        }
    }

    /// Lets the size that the file states count where neither content nor stack say otherwise: more than a stack's own
    /// remedy against ambiguity, 25, and less than what aims at a size.
    private static func keepSize(of view: UIView) {
        let size = view.bounds.size
        for (dimension, length) in [(view.widthAnchor, size.width), (view.heightAnchor, size.height)] where length > 0 {
            let constraint = dimension.constraint(equalToConstant: length)
            constraint.priority = UILayoutPriority(30)
            constraint.identifier = "stored size"
            constraint.isActive = true
        }
    }
}
