import Foundation

/// The way a collection holds its objects: strongly or weakly, and how it compares them.
public struct NSPointerFunctions {
    /// Options of collections, with Foundation's raw values.
    public struct Options: OptionSet, Sendable {
        /// The bits, numbered as in Foundation.
        public let rawValue: UInt
        /// Creates options from Foundation's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Objects are kept alive.
        public static let strongMemory: Options = []
        /// Objects are not kept alive.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared by their identity.
        public static let objectPointerPersonality = Options(rawValue: 512)
        /// Objects are copied when they are added; they are kept alive here.
        public static let copyIn = Options(rawValue: 1 << 16)

        fileprivate var isWeak: Bool { rawValue & 7 == 5 }
        fileprivate var comparesIdentity: Bool { contains(.objectPointerPersonality) }
    }
}

/// An object that a collection may hold weakly.
private struct Held {
    private weak var weakObject: AnyObject?
    private var strongObject: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        weakObject = object
        if !options.isWeak { strongObject = object }
    }

    var object: AnyObject? { weakObject }

    func holds(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !options.comparesIdentity, let one = object as? NSObject, let two = other as? NSObject else {
            return false
        }
        return one.isEqual(two)
    }
}

/// A dictionary whose keys and values may be held weakly; an entry goes with either.
public class NSMapTable<KeyType, ObjectType>: NSObject {
    private var entries: [(key: Held, value: Held)] = []
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options

    /// Creates an empty table.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        super.init()
    }

    /// Creates a table that keeps keys and values alive.
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Creates a table that keeps keys alive.
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }
    /// Creates a table that keeps values alive.
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }
    /// Creates a table that keeps nothing alive.
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private func removeGone() { entries.removeAll { $0.key.object == nil || $0.value.object == nil } }

    /// Returns the value of a key, or nil.
    public func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return entries.first { $0.key.holds(aKey as AnyObject, keyOptions) }?.value.object as? ObjectType
    }
    /// Sets the value of a key; nil removes it.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        removeObject(forKey: aKey)
        guard let aKey, let anObject else { return }
        entries.append((Held(aKey as AnyObject, keyOptions), Held(anObject as AnyObject, valueOptions)))
    }
    /// Removes a key.
    public func removeObject(forKey aKey: KeyType?) {
        removeGone()
        guard let aKey else { return }
        entries.removeAll { $0.key.holds(aKey as AnyObject, keyOptions) }
    }
    /// Removes all keys.
    public func removeAllObjects() { entries = [] }
    /// The number of entries that are still there.
    public var count: Int {
        removeGone()
        return entries.count
    }
    /// Returns the keys.
    public func keyEnumerator() -> NSEnumerator { (entries.compactMap(\.key.object) as NSArray).objectEnumerator() }
    /// Returns the values.
    public func objectEnumerator() -> NSEnumerator? {
        removeGone()
        return (entries.compactMap(\.value.object) as NSArray).objectEnumerator()
    }
    /// Returns the entries as a dictionary.
    public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for entry in entries {
            if let key = entry.key.object as? AnyHashable { result[key] = entry.value.object as? ObjectType }
        }
        return result
    }
}

/// A set whose objects may be held weakly.
public class NSHashTable<ObjectType>: NSObject {
    private var held: [Held] = []
    private let options: NSPointerFunctions.Options

    /// Creates an empty set.
    public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
        self.options = options
        super.init()
    }
    /// Creates an empty set that keeps its objects alive.
    public override convenience init() { self.init(options: []) }
    /// Creates a set that doesn't keep its objects alive.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// Adds an object.
    public func add(_ object: ObjectType?) {
        held.removeAll { $0.object == nil }
        guard let object, !contains(object) else { return }
        held.append(Held(object as AnyObject, options))
    }
    /// Removes an object.
    public func remove(_ object: ObjectType?) {
        guard let object else { return }
        held.removeAll { $0.object == nil || $0.holds(object as AnyObject, options) }
    }
    /// Removes all objects.
    public func removeAllObjects() { held = [] }
    /// Returns whether an object is in the set.
    public func contains(_ anObject: ObjectType?) -> Bool {
        guard let anObject else { return false }
        return held.contains { $0.holds(anObject as AnyObject, options) }
    }
    /// Returns the object of the set that is equal to another one, or nil.
    public func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return held.first { $0.holds(object as AnyObject, options) }?.object as? ObjectType
    }
    /// The objects that are still there.
    public var allObjects: [ObjectType] { held.compactMap { $0.object as? ObjectType } }
    /// Any of the objects, or nil.
    public var anyObject: ObjectType? { allObjects.first }
    /// The number of objects that are still there.
    public var count: Int { allObjects.count }
    /// Returns the objects.
    public func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
    /// The objects as a set.
    public var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }
    /// Adds the objects of another set.
    public func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
    /// Removes the objects of another set.
    public func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
}

/// An array of addresses, whose objects may be held weakly; those that are gone are nil.
public class NSPointerArray: NSObject {
    private var held: [Held?] = []
    private let options: NSPointerFunctions.Options

    /// Creates an empty array.
    public init(options: NSPointerFunctions.Options) {
        self.options = options
        super.init()
    }
    /// Creates an array that doesn't keep its objects alive.
    public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    /// Creates an array that keeps its objects alive.
    public class func strongObjects() -> NSPointerArray { NSPointerArray(options: []) }

    private func held(_ pointer: UnsafeMutableRawPointer?) -> Held? {
        pointer.map { Held(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
    }

    /// The number of addresses, those of objects that are gone included.
    public var count: Int {
        get { held.count }
        set {
            while held.count > newValue { held.removeLast() }
            while held.count < newValue { held.append(nil) }
        }
    }
    /// Returns the address at an index; nil for an object that is gone.
    public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        held[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }
    /// Adds an address.
    public func addPointer(_ pointer: UnsafeMutableRawPointer?) { held.append(held(pointer)) }
    /// Inserts an address.
    public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { held.insert(held(item), at: index) }
    /// Replaces an address.
    public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { held[index] = held(item) }
    /// Removes an address.
    public func removePointer(at index: Int) { held.remove(at: index) }
    /// Removes the addresses of objects that are gone.
    public func compact() { held.removeAll { $0?.object == nil } }
    /// The objects that are still there.
    public var allObjects: [Any] { held.compactMap { $0?.object } }
}
