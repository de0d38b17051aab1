import Foundation

/// An object whose state is kept from one launch of the app to the next.
///
/// Controllers and views are such objects. One of another kind is registered by
/// `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)` and kept when another object encodes it.
@preconcurrency @MainActor public protocol UIStateRestoring: AnyObject {
    /// The object whose path comes before this one's; nil for none.
    var restorationParent: (any UIStateRestoring)? { get }
    /// The class that makes the object again; nil when the app has made and registered it by then.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Writes what the object needs to be the same again.
    func encodeRestorableState(with coder: NSCoder)
    /// Reads what `encodeRestorableState(with:)` wrote.
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
    ///   - coder: What the controller wrote; the storyboard that it came from is there under
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

/// A data source that tells its rows or items apart by names that last, so that a table or collection view is restored
/// at the same content even when the content stands elsewhere by then.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation: AnyObject {
    /// The name of what stands at a place; nil for none.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    /// The place of what has a name; nil when it is gone.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

/// Where controllers come from that have a scene in a storyboard.
@preconcurrency @MainActor public protocol StoryboardSource: AnyObject {
    /// The name by which a saved state refers to the storyboard, or nil.
    var storyboardName: String? { get }
    /// Makes the controller that the storyboard starts with; nil when it has none.
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

    /// Makes an object known by a name, so that a reference to it can be encoded. It is not kept alive.
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {
        AppProcess.current.restoration.register(object, restorationIdentifier)
    }
}
