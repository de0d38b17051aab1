// Replaces Apple's WebKit: a web view without a web.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import HeadlessUIKit

/// A view for pages, which loads none: a remote address fails as on a device without a network, after the delegate was
/// asked; HTML and data from the app count as loaded, but are neither shown nor announced. The state is real: the
/// address, the title of given HTML, the list of visited pages, the delegates and the configuration.
@preconcurrency @MainActor open class WKWebView: UIView {
    /// The configuration of the view.
    public let configuration: WKWebViewConfiguration
    /// Decides about navigations and follows their progress.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Shows what pages ask for.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The visited pages.
    public let backForwardList = WKBackForwardList()
    /// The scroll view of the page; it fills the view.
    public let scrollView = UIScrollView()

    /// The page's title: that of given HTML, else nothing.
    open private(set) var title: String?
    /// The page's address.
    open private(set) var url: URL?
    /// Whether something is being loaded.
    open private(set) var isLoading = false
    /// The part that has been loaded, from 0 to 1.
    open private(set) var estimatedProgress = 0.0
    /// Whether all came by safe ways; nothing comes here.
    open var hasOnlySecureContent: Bool { false }
    /// Whether there is a page before.
    open var canGoBack: Bool { backForwardList.backItem != nil }
    /// Whether there is a page after.
    open var canGoForward: Bool { backForwardList.forwardItem != nil }
    /// Whether a swipe goes to another page.
    open var allowsBackForwardNavigationGestures = false
    /// Whether links are shown before they are followed.
    open var allowsLinkPreview = true
    /// The user agent; nil for the usual one.
    open var customUserAgent: String?
    /// The zoom factor of the page.
    open var pageZoom: CGFloat = 1
    /// Whether tools may look into the page.
    open var isInspectable = false

    /// A view as it is set up.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        prepare()
    }

    /// A view of the usual kind.
    public override init(frame: CGRect) {
        configuration = WKWebViewConfiguration()
        super.init(frame: frame)
        prepare()
    }

    /// A view of an archive.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
    }

    /// Asks the delegate and then fails: there is no network.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        open(request, type: .other, content: nil)
    }

    /// Takes HTML as a page, of which only the title is kept.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        open(URLRequest(url: baseURL ?? Self.blank), type: .other, content: Self.title(of: string))
    }

    /// Takes data as a page.
    @discardableResult open func load(
        _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        open(URLRequest(url: baseURL), type: .other, content: Self.title(of: String(decoding: data, as: UTF8.self)))
    }

    /// Takes a file as a page, without reading it.
    @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        open(URLRequest(url: url), type: .other, content: "")
    }

    /// Loads the page again.
    @discardableResult open func reload() -> WKNavigation? {
        url.map { open(URLRequest(url: $0), type: .reload) } ?? nil
    }

    /// Loads the page again.
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }

    /// Ends loading.
    open func stopLoading() {
        latest = nil
        isLoading = false
    }

    /// Goes to the page before.
    @discardableResult open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }

    /// Goes to the page after.
    @discardableResult open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }

    /// Goes to a page that was visited.
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard backForwardList.move(to: item) else { return nil }
        return open(URLRequest(url: item.url), type: .backForward)
    }

    /// Fails: there is no page that could run it.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        MainLoop.main.perform { completionHandler?(nil, WKError(.javaScriptExceptionOccurred)) }
    }

    /// Fails: there is no page that could run it.
    @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        throw WKError(.javaScriptExceptionOccurred)
    }

    /// Returns the print formatter of the page, which is empty.
    open func viewPrintFormatter() -> UIPrintFormatter { UIPrintFormatter() }

    private static let blank = URL(filePath: "/")
    /// The current navigation; the results of older ones are dropped.
    private var latest: WKNavigation?

    /// - Parameter content: The title of a page that was given; nil for an address.
    private func open(
        _ request: URLRequest, type: WKNavigationType, content: String? = nil
    ) -> WKNavigation? {
        let navigation = WKNavigation()
        latest = navigation
        isLoading = true
        estimatedProgress = 0.1
        MainLoop.main.perform { [self] in
            guard latest === navigation else { return }
            let action = WKNavigationAction(request: request, navigationType: type)
            guard let navigationDelegate else { return start(request, content, type, navigation) }
            navigationDelegate.webView(
                self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences
            ) {
                [self] policy, _ in
                guard latest === navigation else { return }
                if policy == .cancel { return stopLoading() }
                start(request, content, type, navigation)
            }
        }
        return navigation
    }

    private func start(
        _ request: URLRequest, _ content: String?, _ type: WKNavigationType, _ navigation: WKNavigation
    ) {
        url = request.url
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        isLoading = false
        guard content != nil || request.url?.scheme == "about" else {
            let error = URLError(
                .notConnectedToInternet, userInfo: request.url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
            navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
            return
        }
        estimatedProgress = 1
        title = content ?? ""
        if type == .other, let url { backForwardList.add(WKBackForwardListItem(url: url, title: title)) }
        navigationDelegate?.webView(self, didCommit: navigation)
        navigationDelegate?.webView(self, didFinish: navigation)
    }

    private static func title(of html: String) -> String {
        let title = html.prefix(100_000).firstMatch(of: /<title[^>]*>([^<]*)<\/title>/.ignoresCase())
        return title.map { $0.output.1.trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
    }
}
