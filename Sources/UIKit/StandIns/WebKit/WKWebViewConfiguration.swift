/// The configuration of a web view. Its settings are stored and have no effect.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, NSCopying {
    /// The scripts and handlers for pages.
    open var userContentController = WKUserContentController()
    /// The data store of websites.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// The preferences for pages.
    open var preferences = WKPreferences()
    /// The default preferences for pages, which a delegate can replace.
    open var defaultWebpagePreferences = WKWebpagePreferences()
    /// The web content process that views share.
    open var processPool = WKProcessPool()
    /// Whether videos play inline.
    open var allowsInlineMediaPlayback = false
    /// Whether videos may play in picture in picture.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether videos may play through AirPlay.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether a page is only shown when it has loaded completely.
    open var suppressesIncrementalRendering = false
    /// Whether the user can always zoom.
    open var ignoresViewportScaleLimits = false
    /// Whether requests to known hosts are upgraded to HTTPS.
    open var upgradeKnownHostsToHTTPS = true
    /// The name that is appended to the user agent.
    open var applicationNameForUserAgent: String?
    /// The kinds of data that become links.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// The media types that only play when the user starts them.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    private var handlers: [String: any WKURLSchemeHandler] = [:]

    /// Sets the handler of a URL scheme; it is never called here.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        handlers[urlScheme] = urlSchemeHandler
    }

    /// Returns the handler of a URL scheme.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme] }

    /// Returns the same object: views may share it here.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A handler of a custom URL scheme.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {}

/// The preferences for pages.
@preconcurrency @MainActor open class WKPreferences: NSObject {
    /// The minimum font size, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether scripts may open windows without the user.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether scripts run.
    open var javaScriptEnabled = true
    /// Whether the user is warned of fraudulent websites.
    open var isFraudulentWebsiteWarningEnabled = true
}

/// The preferences for one page.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
    /// The kind of page that is requested.
    public enum ContentMode: Int, Sendable {
        /// As recommended for the device, for phones, for computers.
        case recommended, mobile, desktop
    }

    /// The preferred kind of page.
    open var preferredContentMode = ContentMode.recommended
    /// Whether scripts of the page run.
    open var allowsContentJavaScript = true
}

/// A web content process that views share.
@preconcurrency @MainActor open class WKProcessPool: NSObject {}

/// The kinds of data that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Phone numbers.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// URLs.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Postal addresses.
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// Calendar events.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    /// All kinds.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The kinds of audiovisual media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Audio.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Video.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// All kinds.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The scripts and handlers for pages. They are stored, and never used.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    /// The scripts.
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]
    private var lists: [WKContentRuleList] = []

    /// Adds a script.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Removes all scripts.
    open func removeAllUserScripts() { userScripts = [] }
    /// Adds the handler of messages that scripts send with a name.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        handlers[name] = scriptMessageHandler
    }
    /// Removes the handler with a name.
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    /// Removes all handlers.
    open func removeAllScriptMessageHandlers() { handlers = [:] }
    /// Adds rules for blocking content.
    open func add(_ contentRuleList: WKContentRuleList) { lists.append(contentRuleList) }
    /// Removes rules.
    open func remove(_ contentRuleList: WKContentRuleList) { lists.removeAll { $0 === contentRuleList } }
    /// Removes all rules.
    open func removeAllContentRuleLists() { lists = [] }
}

/// A script for pages.
@preconcurrency @MainActor open class WKUserScript: NSObject {
    /// The source code.
    public let source: String
    /// The time at which it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether it only runs in the main frame.
    public let isForMainFrameOnly: Bool

    /// Creates a script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
    }
}

/// The time at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before the document is parsed, or after.
    case atDocumentStart, atDocumentEnd
}

/// Compiled rules for blocking content.
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
    /// The identifier.
    public let identifier: String

    init(_ identifier: String) { self.identifier = identifier }
}

/// A store of rules, which it does not read.
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
    private static let shared = WKContentRuleListStore()
    private var lists: [String: WKContentRuleList] = [:]

    /// Returns the default store.
    open class func `default`() -> WKContentRuleListStore! { shared }

    /// Stores rules with an identifier.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        let list = WKContentRuleList(identifier)
        lists[identifier] = list
        MainLoop.main.perform { completionHandler(list, nil) }
    }

    /// Looks up rules by their identifier.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        let list = lists[identifier]
        MainLoop.main.perform { completionHandler(list, nil) }
    }
}
