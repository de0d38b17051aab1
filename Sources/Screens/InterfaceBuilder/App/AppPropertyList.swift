import AccessibilityTree
import StrictXML

/// An `Info.plist` from its app's sources, with the location of each of its keys.
public struct AppPropertyList: Sendable {
    /// Its keys with their values, in the order of the file.
    public let entries: [Entry]

    /// A key and its value.
    public struct Entry: Sendable, Hashable {
        /// The key, such as "UIUserInterfaceStyle".
        public let key: String
        /// The texts: those of a list, or the only one; "YES" or "NO" for a Boolean; none for anything else.
        public let texts: [String]
        /// The location of the key in the file.
        public let location: SourceLocation
    }

    /// Why a file can't be read as one.
    public struct ParseError: Error, Sendable, Hashable {
        /// A description of the problem.
        public let message: String
        /// The line, from 1, or nil.
        public let line: Int?
        /// The column, from 1, in Unicode scalars, or nil.
        public let column: Int?
    }

    /// Whether a file of this name is one: targets have "Info.plist" or a name that ends so, such as
    /// "Trips-Info.plist".
    public static func isNamed(_ path: String) -> Bool { path.hasSuffix("Info.plist") }

    /// Reads a list in XML.
    ///
    /// - Throws: ``ParseError``, also for a binary list, which has no locations of keys.
    public init(_ bytes: [UInt8], file: String) throws(ParseError) {
        guard !bytes.starts(with: Array("bplist".utf8)) else {
            throw ParseError(
                message: "binary property lists are not supported; convert it with plutil -convert xml1", line: nil,
                column: nil)
        }
        let list: PropertyListText
        do throws(ResourceError) {
            list = try PropertyListText(bytes, file: file)
        } catch {
            throw ParseError(message: error.message, line: error.line, column: error.column)
        }
        entries = list.root.dictionaryPairs.map { key, position, value in
            // The key identifies the object to fix, so that a finding is recognized again when lines move.
            let location = SourceLocation(file: file, line: position.line, column: position.column, objectID: key)
            return Entry(key: key, texts: value.listedTexts, location: location)
        }
    }

    /// Whether it is that of an app for phones or tablets, by its keys: the app starts with screens of UIKit, is
    /// neither an extension nor a library and runs on no other system.
    public var isForApp: Bool {
        let keys = Set(entries.map(\.key))
        guard keys.isDisjoint(with: Self.foreignKeys), !keys.isDisjoint(with: Self.appKeys) else { return false }
        let type = entries.first { $0.key == "CFBundlePackageType" }?.texts.first
        return type == nil || type == "APPL" || type?.hasPrefix("$") == true
    }

    // Keys of extensions, of macOS and of watchOS (Apple's "Information Property List").
    private static let foreignKeys: Set<String> = [
        "NSExtension", "EXAppExtensionAttributes", "LSMinimumSystemVersion", "NSPrincipalClass", "NSMainNibFile",
        "NSMainStoryboardFile", "LSUIElement", "LSApplicationCategoryType", "WKWatchKitApp", "WKApplication",
        "WKCompanionAppBundleIdentifier", "WKWatchOnly",
    ]
    // Keys of lists for apps that start with screens of UIKit.
    private static let appKeys: Set<String> = [
        "LSRequiresIPhoneOS", "UILaunchStoryboardName", "UILaunchScreen", "UILaunchImages", "UIMainStoryboardFile",
        "UIApplicationSceneManifest", "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
        "UISupportedInterfaceOrientations~iphone", "UIUserInterfaceStyle",
    ]
}

extension XMLElement {
    fileprivate var listedTexts: [String] {
        switch nameText {
        case "string": [text]
        case "true": ["YES"]
        case "false": ["NO"]
        case "array": children.compactMap(\.stringValue)
        default: []
        }
    }
}
