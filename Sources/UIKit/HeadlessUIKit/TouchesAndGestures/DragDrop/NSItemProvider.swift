import Foundation

/// A class whose objects can be passed to another app as data.
public protocol NSItemProviderWriting: AnyObject {
    /// The data types that objects can be converted to, the most faithful first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// A class whose objects can be made from another app's data.
public protocol NSItemProviderReading: AnyObject {
    /// The data types that objects can be made from, the most faithful first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// The types that a URL can be written as: URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// The types that a URL can be read from: URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

/// Carries an object from the place where it is dragged or copied to the place where it is dropped or pasted. Here it
/// stays in the process: a request for the object's class returns the object itself.
@preconcurrency @MainActor open class NSItemProvider: NSObject {
    private var objects: [AnyObject] = []
    private var types: [String] = []
    private var loaders: [String: @MainActor () -> Data?] = [:]
    /// A name for the carried object, or nil.
    open var suggestedName: String?

    /// Creates an empty provider.
    public override init() { super.init() }

    /// Creates a provider of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        objects.append(object)
        types += Swift.type(of: object).writableTypeIdentifiersForItemProvider
    }

    /// Creates a provider of an object with a type identifier.
    public convenience init(item: AnyObject?, typeIdentifier: String?) {
        self.init()
        if let item { objects.append(item) }
        if let typeIdentifier { types.append(typeIdentifier) }
    }

    final var firstObject: AnyObject? { objects.first }

    /// The types of data that the provider has, the most faithful first.
    open var registeredTypeIdentifiers: [String] { types }

    /// Whether the provider has a type of data.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { types.contains(typeIdentifier) }

    /// Adds an object.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: RepresentationVisibility) {
        objects.append(object)
        types += Swift.type(of: object).writableTypeIdentifiersForItemProvider
    }

    /// Registers data of a type, which is made on request.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
        loadHandler: @escaping @MainActor (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        types.append(typeIdentifier)
        loaders[typeIdentifier] = {
            var found: Data?
            _ = loadHandler { data, _ in found = data }
            return found
        }
    }

    /// Loads data of a type before the call returns; returns nil where there is none.
    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(loaders[typeIdentifier]?(), nil)
        return Progress.done
    }

    /// Whether an object of a class can be loaded.
    open func canLoadObject<Object: NSItemProviderReading>(ofClass aClass: Object.Type) -> Bool {
        objects.contains { $0 is Object }
    }

    /// Loads an object of a class before the call returns; returns nil where there is none.
    @discardableResult open func loadObject<Object: NSItemProviderReading>(
        ofClass aClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(objects.lazy.compactMap { $0 as? Object }.first, nil)
        return Progress.done
    }

    /// Whether a text can be loaded.
    open func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }

    /// Loads a text before the call returns; returns nil where there is none.
    @discardableResult open func loadObject(
        ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: NSString.self) { text, error in
            completionHandler(text.map { String(describing: $0) }, error)
        }
    }

    /// The carried objects.
    final var carried: [AnyObject] { objects }

    /// The processes that may access a provider's data, with Foundation's raw values.
    public enum RepresentationVisibility: Int, Sendable {
        /// Visible in all processes.
        case all = 0
        /// Apps of the same team.
        case team = 1
        /// Apps of a group.
        case group = 2
        /// The app itself.
        case ownProcess = 3
    }
}

extension Progress {
    /// The progress of a task that was completed immediately.
    fileprivate static var done: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}
