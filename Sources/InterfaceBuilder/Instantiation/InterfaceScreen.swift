import AccessibilityTree
import Foundation
import HeadlessUIKit

/// One thing in a file that can be looked at by itself: a scene of a storyboard or a top-level view of a xib.
public struct InterfaceScreen {
    /// What to call it; see `StoryboardScene.name` and `UINib.Item.name`.
    public let name: String
    /// The class of the controller or the view: the app's own, or UIKit's.
    public let className: String
    /// Where it stands in the file.
    public let location: SourceLocation
    /// Whether it only points to a scene of another storyboard, which is looked at in its own file.
    public let isReference: Bool
    /// The size for which the file has its frames, in points.
    public let size: CGSize

    private let makeContent: @MainActor () -> UIWindow?

    @MainActor init(_ scene: StoryboardScene, tint: UIColor?) {
        name = scene.name
        className = scene.className
        location = scene.location
        isReference = scene.isReference
        size = scene.size
        makeContent = {
            guard !scene.isReference, let controller = scene.instantiateViewController() else { return nil }
            let window = UIWindow(frame: CGRect(origin: .zero, size: scene.size))
            window.tintColor = tint
            window.rootViewController = controller
            return window
        }
    }

    @MainActor init(_ item: UINib.Item, tint: UIColor?) {
        name = item.name
        className = item.className
        location = item.location
        isReference = false
        let controller = item.object as? UIViewController
        let view = controller?.view ?? item.object as? UIView
        size = view?.frame.size ?? .zero
        makeContent = {
            guard let view else { return nil }
            let window = UIWindow(frame: CGRect(origin: .zero, size: view.frame.size))
            window.tintColor = tint
            if let controller { window.rootViewController = controller } else { window.addSubview(view) }
            view.frame.origin = .zero
            return window
        }
    }

    /// Makes a window of the size that the file's frames are for, shows it, and puts the scene or the view into it.
    ///
    /// The application keeps a window as long as it is shown: hide it when it is no longer needed.
    ///
    /// - Returns: The window; nil for a reference to another storyboard. A xib's view moves to the newest window.
    @MainActor public func makeWindow() -> UIWindow? {
        let window = makeContent()
        window?.isHidden = false
        return window
    }
}

extension InterfaceBuilderDocument {
    /// The scenes of a storyboard, or the top-level views and controllers of a xib, in the order of the file.
    ///
    /// - Parameter classes: The app's own classes; nil for those in `InterfaceBuilderClasses.shared`.
    @MainActor public func screens(classes: InterfaceBuilderClasses? = nil) -> [InterfaceScreen] {
        let tint = ValueReader(document: self).color(facts.globalTintColor)
        switch facts.kind {
        case .storyboard:
            return UIStoryboard(document: self, classes: classes).scenes.map { InterfaceScreen($0, tint: tint) }
        case .xib:
            return UINib(document: self, classes: classes).items()
                .filter { $0.object is UIView || $0.object is UIViewController }
                .map { InterfaceScreen($0, tint: tint) }
        }
    }
}
