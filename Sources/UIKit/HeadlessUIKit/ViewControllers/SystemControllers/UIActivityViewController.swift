import Foundation

/// Offers services for some items: sharing, copying, the app's own activities. The system's sheet isn't modelled; here
/// it is a list of the app's activities with a button to cancel, so that a screen reader can leave it.
@preconcurrency @MainActor open class UIActivityViewController: SystemSheetController {
    /// The shared items.
    public final let activityItems: [Any]
    /// The app's own activities, or nil.
    public final let applicationActivities: [UIActivity]?
    /// The activities of the system that are left out, or nil.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called at the end with the activity, whether it was completed, the returned items, and an error.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Whether the user may change the permissions of a shared file.
    open var allowsProminentActivity = true

    /// Called at the end.
    public typealias CompletionWithItemsHandler = (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
        _ activityError: (any Error)?
    ) -> Void

    /// Creates a controller that offers services for items.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities
        super.init(nibName: nil, bundle: nil)
    }

    /// Offers nothing.
    public required init?(coder: NSCoder) {
        (activityItems, applicationActivities) = ([], nil)
        super.init(coder: coder)
    }

    override func makeChoices() -> [SystemSheetChoice] {
        let items = activityItems.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
        }
        return (applicationActivities ?? []).filter { $0.canPerform(withActivityItems: items) }.map { activity in
            SystemSheetChoice(title: activity.activityTitle ?? "") { [weak self] in
                activity.prepare(withActivityItems: items)
                self?.end { self?.completionWithItemsHandler?(activity.activityType, true, nil, nil) }
                activity.perform()
            }
        }
    }

    override func wasCancelled() { completionWithItemsHandler?(nil, false, nil, nil) }
}

/// A service of an app for shared items.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// Creates an activity.
    public override init() {
        super.init()
    }
    /// The type that identifies the activity, or nil.
    open var activityType: ActivityType? { nil }
    /// The activity's title, or nil.
    open var activityTitle: String? { nil }
    /// Its image, or nil.
    open var activityImage: UIImage? { nil }
    /// The controller that does it, or nil.
    open var activityViewController: UIViewController? { nil }
    /// The activity's category.
    open class var activityCategory: Category { .action }
    /// Returns whether it can act on the items; false unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Takes the items over.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does it; an override calls `activityDidFinish(_:)`.
    open func perform() { activityDidFinish(true) }
    /// Called when the activity was completed or cancelled.
    open func activityDidFinish(_ completed: Bool) {}

    /// The category of an activity, with UIKit's raw values.
    public enum Category: Int, Sendable {
        /// Activities that perform an action.
        case action = 0
        /// Activities that share content.
        case share = 1
    }

    /// The type that identifies an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The raw name.
        public let rawValue: String
        /// Creates a type from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Sends a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Sends a mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Prints.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Copies to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Assigning the item to a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Keeping it among the pictures.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Reading it later.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// To a device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Saving as a PDF.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Opens in Books.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Posts to Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posts to Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Posts to Weibo.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Posts to Flickr.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Posts to Vimeo.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Posts to Tencent Weibo.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    }
}

/// Provides a shared item, made on demand.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    /// The placeholder until the item is made.
    public final let placeholderItem: Any?
    /// The activity that shares the item, or nil.
    open private(set) var activityType: UIActivity.ActivityType?
    /// The item; the placeholder unless overridden.
    open var item: Any { placeholderItem ?? "" }

    /// Creates a provider with a placeholder.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }
    /// Returns the placeholder until the item is made.
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }
    /// The item for an activity.
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        return item
    }
    /// Returns the subject for an activity; none unless overridden.
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// Returns the type of the item's data; none unless overridden.
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// Returns a small picture of the item, of a size in points; none unless overridden.
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
