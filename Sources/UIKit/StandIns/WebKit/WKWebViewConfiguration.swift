/// The configuration of a web view. All is kept, and nothing of it has an effect.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, NSCopying {
    /// The scripts and handlers for pages.
    open var userContentController = WKUserContentController()
    /// The data that pages store.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// The preferences for pages.
    open var preferences = WKPreferences()
    /// The preferences for pages unless a delegate chooses others.
    open var defaultWebpagePreferences = WKWebpagePreferences()
    /// The program that pages share.
    open var processPool = WKProcessPool()
    /// Whether films play within the page.
    open var allowsInlineMediaPlayback = false
    /// Whether films play in a small window.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether films play on other screens.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether a page is only shown when all has come.
    open var suppressesIncrementalRendering = false
    /// Whether pages can always be made larger.
    open var ignoresViewportScaleLimits = false
    /// Whether known servers are asked in the safe way.
    open var upgradeKnownHostsToHTTPS = true
    /// The name that is appended to the user agent.
    open var applicationNameForUserAgent: String?
    /// Which texts become links.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// The media types that only play when the user starts them.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    private var handlers: [String: any WKURLSchemeHandler] = [:]

    /// Sets the handler of a scheme; it is never called here.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        handlers[urlScheme] = urlSchemeHandler
    }

    /// Returns the handler of a scheme.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme] }

    /// The same object: views may share it here.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Answers for a scheme of addresses.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {}

/// The preferences for pages.
@preconcurrency @MainActor open class WKPreferences: NSObject {
    /// The smallest letters.
    open var minimumFontSize: CGFloat = 0
    /// Whether scripts open windows by themselves.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether scripts run.
    open var javaScriptEnabled = true
    /// Whether the user is warned of pages that cheat.
    open var isFraudulentWebsiteWarningEnabled = true
}

/// The preferences for one page.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
    /// For which kind of device a page is meant.
    public enum ContentMode: Int, Sendable {
        /// As the device wants, a phone, a computer.
        case recommended, mobile, desktop
    }

    /// For which kind of device the page is wanted.
    open var preferredContentMode = ContentMode.recommended
    /// Whether scripts of the page run.
    open var allowsContentJavaScript = true
}

/// A program that pages share.
@preconcurrency @MainActor open class WKProcessPool: NSObject {}

/// Which texts become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt

    /// Kinds of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Numbers of telephones.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Addresses of pages.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Addresses of houses.
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// Days.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    /// All.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Kinds of sounds and films.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt

    /// Kinds of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Sounds.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Films.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// All.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The scripts and handlers for pages. They are kept, and added to no page.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    /// The scripts.
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]
    private var lists: [WKContentRuleList] = []

    /// Adds a script.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Takes all scripts away.
    open func removeAllUserScripts() { userScripts = [] }
    /// Adds the handler of messages that scripts send under a name.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        handlers[name] = scriptMessageHandler
    }
    /// Takes one of them away.
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    /// Takes all of them away.
    open func removeAllScriptMessageHandlers() { handlers = [:] }
    /// Adds rules about what isn't loaded.
    open func add(_ contentRuleList: WKContentRuleList) { lists.append(contentRuleList) }
    /// Takes rules away.
    open func remove(_ contentRuleList: WKContentRuleList) { lists.removeAll { $0 === contentRuleList } }
    /// Takes all rules away.
    open func removeAllContentRuleLists() { lists = [] }
}

/// A script for pages.
@preconcurrency @MainActor open class WKUserScript: NSObject {
    /// The script.
    public let source: String
    /// When it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether it only runs in the page itself.
    public let isForMainFrameOnly: Bool

    /// A script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
    }
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before the page and after it.
    case atDocumentStart, atDocumentEnd
}

/// Rules about what isn't loaded.
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
    /// Their name.
    public let identifier: String

    init(_ identifier: String) { self.identifier = identifier }
}

/// Keeps rules, without reading them.
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
    private static let shared = WKContentRuleListStore()
    private var lists: [String: WKContentRuleList] = [:]

    /// The only store.
    open class func `default`() -> WKContentRuleListStore! { shared }

    /// Keeps rules under a name.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        let list = WKContentRuleList(identifier)
        lists[identifier] = list
        MainLoop.main.perform { completionHandler(list, nil) }
    }

    /// Rules of a name.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        let list = lists[identifier]
        MainLoop.main.perform { completionHandler(list, nil) }
    }
}
