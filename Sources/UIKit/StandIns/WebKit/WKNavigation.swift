/// A navigation to a page.
@preconcurrency @MainActor open class WKNavigation: NSObject {
    /// The content mode of the page.
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

/// The cause of a navigation.
public enum WKNavigationType: Int, Sendable {
    /// A link, a form, the back-forward list, a reload, a form that is submitted again.
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    /// Another cause, such as a call by the app.
    case other = -1
}

/// The decision about a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// Cancel it, allow it, or download it.
    case cancel, allow, download
}

/// The decision about a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// Cancel it, allow it, or download it.
    case cancel, allow, download
}

/// A requested navigation.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
    /// The request.
    public let request: URLRequest
    /// The cause.
    public let navigationType: WKNavigationType
    /// The frame in which the page is shown; nil for a new window.
    public let targetFrame: WKFrameInfo?

    init(request: URLRequest, navigationType: WKNavigationType) {
        self.request = request
        self.navigationType = navigationType
        targetFrame = WKFrameInfo(request: request)
    }
}

/// A frame of a page.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
    /// Whether it is the main frame; always true.
    public let isMainFrame = true
    /// The request.
    public let request: URLRequest

    init(request: URLRequest) { self.request = request }
}

/// A response of a server; none arrives here.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
    /// The response.
    public let response: URLResponse
    /// Whether it is for the main frame; always true.
    public let isForMainFrame = true
    /// Whether its type can be shown; always true.
    public let canShowMIMEType = true

    init(response: URLResponse) { self.response = response }
}

/// The visited pages.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var place = -1

    /// The current page.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The previous page, or nil.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The next page, or nil.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// All previous pages.
    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, place))) }
    /// All next pages.
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

    /// Returns the page at a distance from the current one, or nil.
    open func item(at index: Int) -> WKBackForwardListItem? {
        let (wanted, isFar) = place.addingReportingOverflow(index)
        return !isFar && items.indices.contains(wanted) ? items[wanted] : nil
    }

    func add(_ item: WKBackForwardListItem) {
        items = items.prefix(place + 1) + [item]
        place = items.count - 1
    }

    func move(to item: WKBackForwardListItem) -> Bool {
        guard let index = items.firstIndex(of: item) else { return false }
        place = index
        return true
    }
}

/// A visited page.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
    /// The URL.
    public let url: URL
    /// The title.
    public let title: String?
    /// The URL that was requested.
    public var initialURL: URL { url }

    init(url: URL, title: String?) {
        self.url = url
        self.title = title
    }
}

/// An error of WebKit.
public struct WKError: CustomNSError, Hashable, Sendable {
    /// The codes of WebKit errors.
    public enum Code: Int, Sendable {
        /// An unknown error, the page's process has ended, the view is gone.
        case unknown = 1, webContentProcessTerminated, webViewInvalidated
        /// A script has failed, or its result has an unsupported type.
        case javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported
    }

    /// The code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The domain of WebKit errors.
    public static let errorDomain = "WKErrorDomain"
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
}
