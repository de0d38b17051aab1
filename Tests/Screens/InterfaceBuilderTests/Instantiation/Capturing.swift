import AccessibilityTree
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// The tree of a controller's view in a window of this size, which is then taken down again.
@MainActor func capture(_ controller: UIViewController, _ size: CGSize) -> AccessibilityTree {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.isHidden = false
    let tree = WindowSource(window, includesAppearance: true).captureTree()
    window.isHidden = true
    window.rootViewController = nil
    return tree
}

/// The tree of a view in a window of the view's size.
@MainActor func capture(_ view: UIView) -> AccessibilityTree {
    let window = UIWindow(frame: CGRect(origin: .zero, size: view.frame.size))
    window.isHidden = false
    window.addSubview(view)
    let tree = WindowSource(window, includesAppearance: true).captureTree()
    window.isHidden = true
    view.removeFromSuperview()
    return tree
}

/// The first top-level object that this markup makes, as a view of a class.
@MainActor func made<View: UIView>(_ markup: String, as type: View.Type = View.self) throws -> View {
    try #require(UINib(document: xib(markup)).items().first?.object as? View)
}
