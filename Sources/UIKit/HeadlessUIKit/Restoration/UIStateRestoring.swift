import Foundation

/// An object whose state is saved from one launch of the app to the next.
///
/// Controllers and views are such objects. An object of another class is registered by
/// `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)` and saved when another object encodes it.
@preconcurrency @MainActor public protocol UIStateRestoring: AnyObject {
    /// The object whose path comes before this one's; nil for none.
    var restorationParent: (any UIStateRestoring)? { get }
    /// The class that makes the object again; nil when the app has made and registered it by then.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Writes the state that the object needs for its restoration.
    func encodeRestorableState(with coder: NSCoder)
    /// Reads the state written by `encodeRestorableState(with:)`.
    func decodeRestorableState(with coder: NSCoder)
    /// Called once all objects have read their state.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// No parent.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// No class.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    /// Writes nothing.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// Reads nothing.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// Does nothing.
    public func applicationFinishedRestoringState() {}
}

/// A class that makes controllers again when the app is restored.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
    /// Makes or finds a controller.
    ///
    /// - Parameters:
    ///   - identifierComponents: The restoration identifiers from the root down to the controller itself.
    ///   - coder: The controller's saved values; its storyboard is available under
    ///     `UIStateRestorationViewControllerStoryboardKey`.
    /// - Returns: The controller; nil when it is not to be restored, which ends the search.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// A class that makes other objects again when the app is restored.
@preconcurrency @MainActor public protocol UIObjectRestoration: AnyObject {
    /// Makes or finds an object; nil when it is not to be restored.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}

/// A data source that identifies its rows or items by persistent names, so that a table or collection view is restored
/// at the same content even when the content has moved.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation: AnyObject {
    /// Returns the name of the element at an index path; nil for none.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    /// Returns the index path of the element with a name; nil when it is gone.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

/// The source of controllers that have a scene in a storyboard.
@preconcurrency @MainActor public protocol StoryboardSource: AnyObject {
    /// The name by which a saved state refers to the storyboard, or nil.
    var storyboardName: String? { get }
    /// Makes the initial controller of the storyboard; nil when it has none.
    func makeInitialViewController() -> UIViewController?
    /// Makes the controller of a scene; nil for a name that no scene has.
    func makeViewController(withIdentifier identifier: String) -> UIViewController?
}

// The name is UIKit's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key under which the coder of a controller has the storyboard that the controller came from.
public let UIStateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"

extension UIApplication {
    /// The key under which the app's coder has the version of the app that wrote the state.
    public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    /// The key under which the app's coder has the idiom in which the state was written, as its raw value.
    public static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// The key under which the app's coder has the time at which the state was written.
    public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
}
