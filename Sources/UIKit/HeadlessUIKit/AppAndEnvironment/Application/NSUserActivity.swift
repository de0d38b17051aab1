// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// An activity of the user that can be continued elsewhere. There is no other device here.
open class NSUserActivity: NSObject {
    /// The type of the activity, a name chosen by the app.
    public let activityType: String
    /// The title, or nil.
    open var title: String?
    /// The data that the app needs to continue it, or nil.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that are needed, or nil.
    open var requiredUserInfoKeys: Set<String>?
    /// The page on which it can be continued in a browser, or nil.
    open var webpageURL: URL?
    /// Keywords for searches.
    open var keywords: Set<String> = []
    /// Whether the user may continue it on another device.
    open var isEligibleForHandoff = true
    /// Whether it may be found on the device.
    open var isEligibleForSearch = false
    /// Whether the activity may be in public search results.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be suggested.
    open var isEligibleForPrediction = false
    /// The name under which it is kept, or nil.
    open var persistentIdentifier: String?
    /// The name of the scene for the activity, or nil.
    open var targetContentIdentifier: String?

    /// Creates an activity.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds data that the app needs to continue the activity.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// The object that is notified before the activity is saved; held weakly.
    public weak var delegate: (any NSUserActivityDelegate)?
    /// Whether the activity has to be saved; then its responder and its delegate are called in the next turn.
    open var needsSave = false {
        didSet {
            guard needsSave, !oldValue, Thread.isMainThread else { return }
            // Safe: both closures run on the main thread, where this code runs as well.
            nonisolated(unsafe) let activity = self
            MainActor.assumeIsolated {
                MainLoop.main.perform { activity.save() }
            }
        }
    }
    /// The responder whose activity it is.
    weak var owner: UIResponder?
    /// Whether it is the user's current activity.
    private(set) var isCurrent = false

    @MainActor private func save() {
        guard needsSave else { return }
        needsSave = false
        owner?.updateUserActivityState(self)
        delegate?.userActivityWillSave(self)
    }

    /// Makes it the user's current activity.
    open func becomeCurrent() { isCurrent = true }
    /// The user no longer does it.
    open func resignCurrent() { isCurrent = false }
    /// Marks the activity as no longer valid.
    open func invalidate() { isCurrent = false }

    /// What the user says to Siri, as the app suggests it, or nil.
    open var suggestedInvocationPhrase: String?
    /// The site from which the user came, or nil.
    open var referrerURL: URL?
    /// When the activity is no longer of use, or nil.
    open var expirationDate: Date?
}

/// Methods that report the saving of an activity.
public protocol NSUserActivityDelegate: AnyObject {
    /// The activity is about to be saved.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that is a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that can continue the user's activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Continues an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
