// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// What the user is doing, so that it can be gone on with elsewhere. Kept as facts: there is nowhere else here.
public final class NSUserActivity: NSObject {
    /// What it is, by a name of the app's own.
    public let activityType: String
    /// What it is called, or nil.
    public var title: String?
    /// What the app needs to go on with it, or nil.
    public var userInfo: [AnyHashable: Any]?
    /// Which parts of `userInfo` are needed, or nil.
    public var requiredUserInfoKeys: Set<String>?
    /// Where it can be gone on with in a browser, or nil.
    public var webpageURL: URL?
    /// Words by which it is found.
    public var keywords: Set<String> = []
    /// Whether the user may go on with it on another device.
    public var isEligibleForHandoff = true
    /// Whether it may be found on the device.
    public var isEligibleForSearch = false
    /// Whether everybody may find it.
    public var isEligibleForPublicIndexing = false
    /// Whether it may be suggested.
    public var isEligibleForPrediction = false
    /// The name under which it is kept, or nil.
    public var persistentIdentifier: String?
    /// The name of the scene that it wants, or nil.
    public var targetContentIdentifier: String?

    /// Creates an activity.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds what the app needs to go on with it.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Makes it what the user is doing.
    public func becomeCurrent() {}
    /// The user no longer does it.
    public func resignCurrent() {}
    /// Ends it.
    public func invalidate() {}
}

/// The type of an activity that is a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that goes on with what the user was doing.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Goes on with an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {
    /// Goes on with an activity; does nothing.
    public func restoreUserActivityState(_ userActivity: NSUserActivity) {}
    /// Writes into an activity what the app needs to go on with it; does nothing.
    public func updateUserActivityState(_ activity: NSUserActivity) {}
}
