/// The data that pages store: none.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore(isPersistent: true)
    /// Whether it would stay.
    public let isPersistent: Bool
    /// The cookies.
    public let httpCookieStore = WKHTTPCookieStore()

    private init(isPersistent: Bool) { self.isPersistent = isPersistent }

    /// The one that stays.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// One that doesn't stay.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    /// All kinds.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeCookies,
            WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeWebSQLDatabases,
            WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeOfflineWebApplicationCache,
        ]
    }

    /// Done at once.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) {
        MainLoop.main.perform { completionHandler() }
    }
}

/// Keeps cookies, which no server sets.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []

    /// All cookies.
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
        let cookies = cookies
        MainLoop.main.perform { completionHandler(cookies) }
    }

    /// Adds a cookie.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.append(cookie)
        if let completionHandler { MainLoop.main.perform { completionHandler() } }
    }

    /// Takes a cookie away.
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.removeAll { $0 == cookie }
        if let completionHandler { MainLoop.main.perform { completionHandler() } }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Files of pages.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pages in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pages for when there is no network.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The storage of a session.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The local storage.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Databases of pages.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Databases of pages.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
