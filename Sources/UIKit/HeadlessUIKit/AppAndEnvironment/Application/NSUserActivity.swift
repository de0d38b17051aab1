// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// An activity of the user that can be continued elsewhere. The values are only stored: there is no other device here.
public final class NSUserActivity: NSObject {
    /// The type of the activity, a name chosen by the app.
    public let activityType: String
    /// The title, or nil.
    public var title: String?
    /// The data that the app needs to continue it, or nil.
    public var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that are needed, or nil.
    public var requiredUserInfoKeys: Set<String>?
    /// The page on which it can be continued in a browser, or nil.
    public var webpageURL: URL?
    /// Keywords for searches.
    public var keywords: Set<String> = []
    /// Whether the user may continue it on another device.
    public var isEligibleForHandoff = true
    /// Whether it may be found on the device.
    public var isEligibleForSearch = false
    /// Whether the activity may be in public search results.
    public var isEligibleForPublicIndexing = false
    /// Whether it may be suggested.
    public var isEligibleForPrediction = false
    /// The name under which it is kept, or nil.
    public var persistentIdentifier: String?
    /// The name of the scene for the activity, or nil.
    public var targetContentIdentifier: String?

    /// Creates an activity.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds data that the app needs to continue the activity.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Makes it the user's current activity.
    public func becomeCurrent() {}
    /// The user no longer does it.
    public func resignCurrent() {}
    /// Marks the activity as no longer valid; does nothing here.
    public func invalidate() {}
}

/// The type of an activity that is a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that can continue the user's activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Continues an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {
    /// Continues an activity; does nothing.
    public func restoreUserActivityState(_ userActivity: NSUserActivity) {}
    /// Adds the data that the app needs to continue an activity; does nothing.
    public func updateUserActivityState(_ activity: NSUserActivity) {}
}
