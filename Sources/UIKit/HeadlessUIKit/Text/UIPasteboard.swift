import Foundation

/// A container for the data that is copied from one view to another, or that apps put there themselves.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The pasteboard of the system: here, of the process.
    public static var general: UIPasteboard { AppProcess.current.pasteboard }

    /// Creates a pasteboard with a name. Its content isn't shared with other pasteboards of that name. Returns nil
    /// unless `create` is true.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create else { return nil }
        self.init()
        name = pasteboardName
    }

    /// Returns a pasteboard with a unique name.
    public static func withUniqueName() -> UIPasteboard {
        let board = UIPasteboard()
        board.name = Name(rawValue: UUID().uuidString)
        return board
    }

    /// The name of the pasteboard.
    open private(set) var name = Name.general
    /// The number of times that the content was replaced.
    open private(set) var changeCount = 0

    /// The items on the pasteboard: for each item, values by their data types.
    open var items: [[String: Any]] = [] {
        didSet {
            changeCount += 1
            // The field's ability to paste has changed.
            editor?.accessibilityDidChange(.attributes)
            NotificationCenter.default.post(
                name: Self.changedNotification, object: self,
                userInfo: [
                    Self.changedTypesAddedUserInfoKey: types(of: items),
                    Self.changedTypesRemovedUserInfoKey: types(of: oldValue),
                ])
        }
    }

    private func types(of items: [[String: Any]]) -> [String] { Set(items.flatMap(\.keys)).sorted() }

    /// Replaces the content.
    ///
    /// - Parameters:
    ///   - items: the content.
    ///   - options: the expiration date, and whether it stays on the device; here it stays until it is replaced.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

    /// Adds to the content.
    open func addItems(_ items: [[String: Any]]) { self.items += items }

    /// The number of items.
    open var numberOfItems: Int { items.count }
    /// The types of data of the first item.
    open var types: [String] { items.first.map { Array($0.keys).sorted() } ?? [] }
    /// Whether an item has one of the types of data.
    open func contains(pasteboardTypes: [String]) -> Bool {
        items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
    }

    /// Returns the value of the first item with a data type, or nil.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    /// Replaces the content with a value.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    /// Returns the data of the first item with a type, or nil.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        switch value(forPasteboardType: pasteboardType) {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        default: nil
        }
    }
    /// Replaces the content with data.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    // MARK: By class

    private func all<Value>(_ type: Value.Type) -> [Value] {
        items.compactMap { item in item.sorted { $0.key < $1.key }.lazy.compactMap { $0.value as? Value }.first }
    }

    private func put(_ values: [Any]?, as type: String) { items = (values ?? []).map { [type: $0] } }

    /// The first text on the pasteboard, or nil.
    open var string: String? {
        get { all(String.self).first }
        set { put(newValue.map { [$0] }, as: "public.utf8-plain-text") }
    }
    /// The texts on the pasteboard, or nil.
    open var strings: [String]? {
        get { all(String.self).nonEmpty }
        set { put(newValue, as: "public.utf8-plain-text") }
    }
    /// The first URL on the pasteboard, or nil.
    open var url: URL? {
        get { all(URL.self).first }
        set { put(newValue.map { [$0] }, as: "public.url") }
    }
    /// The URLs on the pasteboard, or nil.
    open var urls: [URL]? {
        get { all(URL.self).nonEmpty }
        set { put(newValue, as: "public.url") }
    }
    /// The first image on the pasteboard, or nil.
    open var image: UIImage? {
        get { all(UIImage.self).first }
        set { put(newValue.map { [$0] }, as: "public.image") }
    }
    /// The images on the pasteboard, or nil.
    open var images: [UIImage]? {
        get { all(UIImage.self).nonEmpty }
        set { put(newValue, as: "public.image") }
    }
    /// The first colour on the pasteboard, or nil.
    open var color: UIColor? {
        get { all(UIColor.self).first }
        set { put(newValue.map { [$0] }, as: "com.apple.uikit.color") }
    }
    /// The colours on the pasteboard, or nil.
    open var colors: [UIColor]? {
        get { all(UIColor.self).nonEmpty }
        set { put(newValue, as: "com.apple.uikit.color") }
    }
    /// Whether there is text on the pasteboard.
    open var hasStrings: Bool { all(String.self).contains { !$0.isEmpty } }
    /// Whether there is a URL on the pasteboard.
    open var hasURLs: Bool { !all(URL.self).isEmpty }
    /// Whether there is an image on the pasteboard.
    open var hasImages: Bool { !all(UIImage.self).isEmpty }
    /// Whether there is a colour on the pasteboard.
    open var hasColors: Bool { !all(UIColor.self).isEmpty }

    /// The view that began editing last.
    final weak var editor: (any EditableText)?

    /// Posted when the content was replaced.
    nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    /// Posted when a pasteboard was removed; never here.
    nonisolated public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
    /// The key of the added data types, in the information of `changedNotification`.
    nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The key of the removed data types, in the information of `changedNotification`.
    nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The raw name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The name of the general pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// The options for the content.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key as text.
        public let rawValue: String
        /// Creates a key from text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The expiration date of the content.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the content stays on the device.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    // MARK: UIPaste Configuration

    /// The items on the pasteboard as providers: its text.
    open var itemProviders: [NSItemProvider] {
        get { string.map { [NSItemProvider(item: $0 as NSString, typeIdentifier: "public.utf8-plain-text")] } ?? [] }
        set { string = newValue.lazy.compactMap { $0.firstObject as? NSString }.first.map { $0 as String } }
    }
}

extension Array {
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
