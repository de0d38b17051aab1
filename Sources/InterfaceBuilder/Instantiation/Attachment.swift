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
            } else {
                parent.addSubview(view)
            }
        default: break
        }
    }
}
