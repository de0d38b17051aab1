// Replaces Apple's WebKit: a web view without a web.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import HeadlessUIKit

/// A web view that loads no remote pages: a remote URL fails as on a device without a network, after the delegate was
/// asked; HTML and data from the app count as loaded, but are neither shown nor announced. The state is real: the URL,
/// the title of given HTML, the back-forward list, the delegates and the configuration.
@preconcurrency @MainActor open class WKWebView: UIView {
    /// The configuration of the view.
    public let configuration: WKWebViewConfiguration
    /// Decides about navigations and follows their progress.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Shows the dialogs and windows that pages request.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The visited pages.
    public let backForwardList = WKBackForwardList()
    /// The scroll view of the page; it fills the view.
    public let scrollView = UIScrollView()

    /// The title: that of given HTML, else nil.
    open private(set) var title: String?
    /// The URL of the page.
    open private(set) var url: URL?
    /// Whether a page is being loaded.
    open private(set) var isLoading = false
    /// The loaded part of the page, from 0 to 1.
    open private(set) var estimatedProgress = 0.0
    /// Whether all content came through secure connections; always false.
    open var hasOnlySecureContent: Bool { false }
    /// Whether there is a previous page.
    open var canGoBack: Bool { backForwardList.backItem != nil }
    /// Whether there is a next page.
    open var canGoForward: Bool { backForwardList.forwardItem != nil }
    /// Whether swipes go back and forward.
    open var allowsBackForwardNavigationGestures = false
    /// Whether links show a preview.
    open var allowsLinkPreview = true
    /// The user agent; nil for the default one.
    open var customUserAgent: String?
    /// The zoom factor of the page.
    open var pageZoom: CGFloat = 1
    /// Whether Web Inspector may be used.
    open var isInspectable = false

    /// Creates a web view with a configuration.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        prepare()
    }

    /// Creates a web view with the default configuration.
    public override init(frame: CGRect) {
        configuration = WKWebViewConfiguration()
        super.init(frame: frame)
        prepare()
    }

    /// Creates a web view from an archive.
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

    /// Asks the delegate and then fails, since there is no network.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        open(request, type: .other, content: nil)
    }

    /// Loads HTML, of which only the title is kept.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        open(URLRequest(url: baseURL ?? Self.blank), type: .other, content: Self.title(of: string))
    }

    /// Loads data as HTML, of which only the title is kept.
    @discardableResult open func load(
        _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        open(URLRequest(url: baseURL), type: .other, content: Self.title(of: String(decoding: data, as: UTF8.self)))
    }

    /// Loads a file, which is not read.
    @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        open(URLRequest(url: url), type: .other, content: "")
    }

    /// Reloads the page.
    @discardableResult open func reload() -> WKNavigation? {
        url.map { open(URLRequest(url: $0), type: .reload) } ?? nil
    }

    /// Reloads the page.
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }

    /// Stops loading.
    open func stopLoading() {
        latest = nil
        isLoading = false
    }

    /// Goes to the previous page.
    @discardableResult open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }

    /// Goes to the next page.
    @discardableResult open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }

    /// Goes to a visited page.
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard backForwardList.move(to: item) else { return nil }
        return open(URLRequest(url: item.url), type: .backForward)
    }

    /// Fails, since scripts don't run here.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        MainLoop.main.perform { completionHandler?(nil, WKError(.javaScriptExceptionOccurred)) }
    }

    /// Fails, since scripts don't run here.
    @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        throw WKError(.javaScriptExceptionOccurred)
    }

    /// Returns the print formatter of the page, which is empty.
    open func viewPrintFormatter() -> UIPrintFormatter { UIPrintFormatter() }

    private static let blank = URL(filePath: "/")
    /// The current navigation; the results of older ones are dropped.
    private var latest: WKNavigation?

    /// - Parameter content: The title of a given page; nil for a URL.
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
