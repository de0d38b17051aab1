import Foundation

/// An object that learns of other processes' access to a file; there are none here.
public protocol NSFilePresenter: NSObjectProtocol {
    /// The file.
    var presentedItemURL: URL? { get }
    /// The queue on which the object is called.
    var presentedItemOperationQueue: OperationQueue { get }
    /// The file has changed.
    func presentedItemDidChange()
    /// The file has moved.
    func presentedItemDidMove(to newURL: URL)
    /// A file of the folder has changed.
    func presentedSubitemDidChange(at url: URL)
    /// A file has appeared in the folder.
    func presentedSubitemDidAppear(at url: URL)
}

extension NSFilePresenter {
    /// Does nothing.
    public func presentedItemDidChange() {}
    /// Does nothing.
    public func presentedItemDidMove(to newURL: URL) {}
    /// Does nothing.
    public func presentedSubitemDidChange(at url: URL) {}
    /// Does nothing.
    public func presentedSubitemDidAppear(at url: URL) {}
}

/// Lets processes take turns at files. There is one here, so every access happens immediately.
open class NSFileCoordinator: NSObject {
    /// Options for reading, with Foundation's raw values.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits, numbered as in Foundation.
        public let rawValue: UInt
        /// Creates options from Foundation's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other processes need not write their changes.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        /// Symbolic links are followed.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        /// Only attributes are read.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        /// The file is read for being sent.
        public static let forUploading = ReadingOptions(rawValue: 8)
    }
    /// Options for writing, with Foundation's raw values.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits, numbered as in Foundation.
        public let rawValue: UInt
        /// Creates options from Foundation's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The file is deleted.
        public static let forDeleting = WritingOptions(rawValue: 1)
        /// The file is moved.
        public static let forMoving = WritingOptions(rawValue: 2)
        /// Other processes write their changes first.
        public static let forMerging = WritingOptions(rawValue: 4)
        /// The file is replaced.
        public static let forReplacing = WritingOptions(rawValue: 8)
        /// Only attributes are written.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    /// Creates a coordinator for a presenter, or nil.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { super.init() }
    /// Adds a presenter, which is never called.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
    /// Removes a presenter.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

    /// Reads a file.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) {
        reader(url)
    }
    /// Writes a file.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void
    ) {
        writer(url)
    }
    /// Reads a file and writes another.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        readerWriter(readingURL, writingURL)
    }
    /// Announces a move; no other process has the file.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {}
    /// Cancels accesses that wait; none do.
    open func cancel() {}
}

extension FileManager {
    /// The folder that the app shares with its extensions: one in the temporary folder, made on first use.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let url = temporaryDirectory.appendingPathComponent("Shared/\(groupIdentifier)", isDirectory: true)
        try? createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }
    /// The app's folder in iCloud: nil, as for a user who has none.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    /// The user of iCloud: nil, as for a user who has none.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    /// Returns whether a file is in iCloud: it is not.
    public func isUbiquitousItem(at url: URL) -> Bool { false }
    /// Loads a file from iCloud; there is none.
    public func startDownloadingUbiquitousItem(at url: URL) throws {}
    /// Removes the copy of a file in iCloud; there is none.
    public func evictUbiquitousItem(at url: URL) throws {}
}

extension URL {
    /// Begins access to a file that the user has chosen: true, it needs no permission here.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Ends access to a file that the user has chosen.
    public func stopAccessingSecurityScopedResource() {}
}

/// Values that iCloud keeps for the user; here the app's run alone.
open class NSUbiquitousKeyValueStore: NSObject {
    /// The store.
    public static let `default` = NSUbiquitousKeyValueStore()
    /// Posted when another device has changed a value; never here.
    public static let didChangeExternallyNotification = NSNotification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    // Only read and written with the lock.
    private var values: [String: Any] = [:]
    private let lock = NSLock()

    /// All values.
    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    /// Returns a value, or nil.
    open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
    /// Sets a value; nil removes it.
    open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
    /// Removes a value.
    open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
    /// Returns a text, or nil.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// Returns a list, or nil.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// Returns values by their keys, or nil.
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// Returns data, or nil.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// Returns a number, or 0.
    open func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
    /// Returns a number, or 0.
    open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
    /// Returns a Boolean value, or false.
    open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
    /// Reads and writes the values of other devices: true.
    @discardableResult open func synchronize() -> Bool { true }
}
