/// One way to a page.
@preconcurrency @MainActor open class WKNavigation: NSObject {
    /// For which kind of device the page is meant.
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

/// Why a page is asked for.
public enum WKNavigationType: Int, Sendable {
    /// By a link, a form, the list of pages, again, a form again.
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    /// By the app.
    case other = -1
}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// No, yes, as a file.
    case cancel, allow, download
}

/// Whether an answer is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// No, yes, as a file.
    case cancel, allow, download
}

/// A page that is asked for.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
    /// The request.
    public let request: URLRequest
    /// Why.
    public let navigationType: WKNavigationType
    /// The frame that is to show the page; nil for a new window.
    public let targetFrame: WKFrameInfo?

    init(request: URLRequest, navigationType: WKNavigationType) {
        self.request = request
        self.navigationType = navigationType
        targetFrame = WKFrameInfo(request: request)
    }
}

/// A frame of a page.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
    /// Whether it is the page itself.
    public let isMainFrame = true
    /// The request.
    public let request: URLRequest

    init(request: URLRequest) { self.request = request }
}

/// An answer of a server; none comes here.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
    /// The answer.
    public let response: URLResponse
    /// Whether it is for the page itself.
    public let isForMainFrame = true
    /// Whether it can be shown.
    public let canShowMIMEType = true

    init(response: URLResponse) { self.response = response }
}

/// The visited pages.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var place = -1

    /// The page that is shown.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page before.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// All pages before.
    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, place))) }
    /// All pages after.
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

    /// Returns the page at a distance in the list.
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

/// A page that was visited.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
    /// Its address.
    public let url: URL
    /// Its title.
    public let title: String?
    /// The address that was asked for.
    public var initialURL: URL { url }

    init(url: URL, title: String?) {
        self.url = url
        self.title = title
    }
}

/// An error of WebKit.
public struct WKError: CustomNSError, Hashable, Sendable {
    /// Kinds of faults.
    public enum Code: Int, Sendable {
        /// Another one, the page's program ended, the view is gone.
        case unknown = 1, webContentProcessTerminated, webViewInvalidated
        /// A script failed, or gave what can't be handed on.
        case javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported
    }

    /// The kind.
    public let code: Code

    /// A fault.
    public init(_ code: Code) { self.code = code }

    /// WebKit's.
    public static let errorDomain = "WKErrorDomain"
    /// The kind as a number.
    public var errorCode: Int { code.rawValue }
}
