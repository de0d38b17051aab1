/// The data store of websites, which is empty.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore(isPersistent: true)
    /// Whether the store would be on disk.
    public let isPersistent: Bool
    /// The cookies.
    public let httpCookieStore = WKHTTPCookieStore()

    private init(isPersistent: Bool) { self.isPersistent = isPersistent }

    /// Returns the persistent store.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// Returns a new store in memory.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    /// Returns all types of data.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeCookies,
            WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeWebSQLDatabases,
            WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeOfflineWebApplicationCache,
        ]
    }

    /// Calls the handler in the next turn of the main loop; there is no data to remove.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) {
        MainLoop.main.perform { completionHandler() }
    }
}

/// Stores cookies; no server sets any.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []

    /// Calls the handler with all cookies.
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
        let cookies = cookies
        MainLoop.main.perform { completionHandler(cookies) }
    }

    /// Adds a cookie.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.append(cookie)
        if let completionHandler { MainLoop.main.perform { completionHandler() } }
    }

    /// Removes a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.removeAll { $0 == cookie }
        if let completionHandler { MainLoop.main.perform { completionHandler() } }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The disk cache.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The memory cache.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The cache of offline web applications.
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
/// WebSQL databases.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// IndexedDB databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
