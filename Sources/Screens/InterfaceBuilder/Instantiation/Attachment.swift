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
        case .property("contentView") where parent.declaredClassName == ClassNames.missing["visualEffectView"]:
            parent.addSubview(view)
            fill(parent, with: view)
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

    /// Ties the edges of the content of a view to its own, so that the content may determine its size.
    private static func fill(_ view: UIView, with content: UIView) {
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    /// The stored size of a view without content, whose size nothing else determines: one of the app's classes, or one
    /// in a stack view. Nil for others.
    static func presumedContentSize(of view: UIView, _ object: Object) -> CGSize? {
        let own = view.intrinsicContentSize
        guard object.customClass != nil || view.superview is UIStackView, object.role == .member("subviews"),
            object.children.isEmpty, own.width < 0, own.height < 0, !(view is UIScrollView)
        else { return nil }
        return view.bounds.size
    }

    /// Applies the size in the file where neither content nor stack determine another: with more priority than a
    /// stack's own remedy against ambiguity, 25, and less than other size constraints.
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
