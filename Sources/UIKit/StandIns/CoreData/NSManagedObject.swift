// Replaces Apple's CoreData: objects, contexts and requests in memory. Nothing is written to a file, and models aren't
// read: an entity is known by its name.
@_exported import Foundation
import HeadlessUIKit

/// A kind of objects.
open class NSEntityDescription: NSObject {
    /// The name, or nil.
    open var name: String?
    /// The name of the objects' class.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// The properties that are known: none.
    open var attributesByName: [String: Any] { [:] }

    /// Creates a kind.
    public override init() { super.init() }
    /// Creates a kind of a name.
    public convenience init(name: String) {
        self.init()
        self.name = name
    }
    /// Returns the kind of a name.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        NSEntityDescription(name: entityName)
    }
    /// Adds an object of a kind: of the app's class with that name, where there is one.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        let entity = NSEntityDescription(name: entityName)
        let type: AnyClass? =
            MainThread.isCurrent ? MainActor.assumeIsolated { ObjectiveCNames.type(named: entityName) } : nil
        let made = (type as? NSManagedObject.Type ?? NSManagedObject.self).init(entity: entity, insertInto: context)
        return made
    }
}

/// The identity of an object.
open class NSManagedObjectID: NSObject {
    /// The kind of the object.
    public let entity: NSEntityDescription
    /// Whether the object was never saved.
    open fileprivate(set) var isTemporaryID = true
    private let number = UUID()

    init(_ entity: NSEntityDescription) {
        self.entity = entity
        super.init()
    }

    /// Returns an address of the object.
    open func uriRepresentation() -> URL { URL(fileURLWithPath: "/coredata/\(entity.name ?? "")/\(number)") }
}

/// An object whose properties a context keeps.
open class NSManagedObject: NSObject, ManagedValues {
    /// The kind.
    public let entity: NSEntityDescription
    /// The identity.
    public let objectID: NSManagedObjectID
    /// The context, or nil.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    private var values: [String: Any] = [:]
    private var saved: [String: Any] = [:]

    /// Creates an object of a kind and adds it to a context.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity)
        super.init()
        context?.insert(self)
        awakeFromInsert()
    }
    /// Creates an object of the kind with the class's name and adds it to a context.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(), insertInto: moc)
    }
    /// The kind with the class's name.
    open class func entity() -> NSEntityDescription { NSEntityDescription(name: String(describing: self)) }
    /// A request for the objects of the class.
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: String(describing: self))
    }

    /// Called when the object was made; calls super when overridden.
    open func awakeFromInsert() {}
    /// Called when the object was read; calls super when overridden.
    open func awakeFromFetch() {}
    /// Called before the object is saved.
    open func willSave() {}
    /// Called after the object was saved.
    open func didSave() {}
    /// Called before the object is deleted.
    open func prepareForDeletion() {}
    /// Throws where the object can't be added.
    open func validateForInsert() throws {}
    /// Throws where the object can't be changed.
    open func validateForUpdate() throws {}
    /// Throws where the object can't be deleted.
    open func validateForDelete() throws {}

    /// Whether the object was never saved.
    open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
    /// Whether the object was changed since it was saved.
    open var isUpdated: Bool { hasChanges && !isInserted }
    /// Whether the object is to be deleted.
    open var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) ?? false }
    /// Whether there are changes.
    open internal(set) var hasChanges = false
    /// Whether the properties have to be read first: false.
    open var isFault: Bool { false }
    /// The properties that changed since the object was saved.
    open func changedValues() -> [String: Any] { values.filter { "\(saved[$0.key] ?? "")" != "\($0.value)" } }
    /// Announces access to a property.
    open func willAccessValue(forKey key: String?) {}
    /// Ends access to a property.
    open func didAccessValue(forKey key: String?) {}

    /// Returns a property by name or a path of names.
    public func managedValue(_ name: String) -> Any? { value(forKeyPath: name) }
    /// Sets a property by name.
    public func setManagedValue(_ value: Any?, _ name: String) { setValue(value, forKey: name) }

    /// Returns a property by name, or nil.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Sets a property by name.
    open func setValue(_ value: Any?, forKey key: String) {
        values[key] = value
        noteChange()
    }
    /// Returns a property by a path of names.
    open func value(forKeyPath keyPath: String) -> Any? {
        let parts = keyPath.split(separator: ".", maxSplits: 1)
        let first = parts.first.flatMap { value(forKey: String($0)) }
        guard parts.count > 1 else { return first }
        return (first as? NSManagedObject)?.value(forKeyPath: String(parts[1]))
    }
    /// Returns a property by name.
    open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
    /// Sets a property by name.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

    private func noteChange() {
        hasChanges = true
        managedObjectContext?.note(self)
    }

    func wasSaved() {
        saved = values
        hasChanges = false
        objectID.isTemporaryID = false
    }

    func rollBack() {
        values = saved
        hasChanges = false
    }
}

/// What a request may return.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The kinds of results, with Core Data's raw values.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The bits, numbered as in Core Data.
    public let rawValue: UInt
    /// Creates a kind from Core Data's raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// Identities.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Properties by name.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// The number alone.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {}

/// A request for objects.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// The name of the kind, or nil.
    open private(set) var entityName: String?
    /// The kind, or nil.
    open var entity: NSEntityDescription? { didSet { entityName = entity?.name } }
    /// Which objects, or nil for all.
    open var predicate: NSPredicate?
    /// The order, or nil.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of objects; 0 for all.
    open var fetchLimit = 0
    /// The number of objects that are left out first.
    open var fetchOffset = 0
    /// The number of objects that are read at once; stored only.
    open var fetchBatchSize = 0
    /// Whether properties are read later; stored only.
    open var returnsObjectsAsFaults = true
    /// Whether objects that were not saved are found too; they always are.
    open var includesPendingChanges = true
    /// Whether objects of kinds below are found too; stored only.
    open var includesSubentities = true
    /// Whether properties are read; stored only.
    open var includesPropertyValues = true
    /// The kind of result; stored only.
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// The properties that are wanted, or nil; stored only.
    open var propertiesToFetch: [Any]?
    /// The relationships that are read at once, or nil; stored only.
    open var relationshipKeyPathsForPrefetching: [String]?

    /// Creates a request without a kind.
    public override init() { super.init() }
    /// Creates a request for the objects of a kind.
    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }
}

/// A request to delete objects.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    let entityName: String?
    let predicate: NSPredicate?
    /// The kind of result; stored only.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    /// Creates a request to delete what another finds.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        (entityName, predicate) = (fetch.entityName, fetch.predicate)
        super.init()
    }
}

/// The kinds of results of a deletion, with Core Data's raw values.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Core Data's kinds, in the order of their raw values.
    case resultTypeStatusOnly = 0, resultTypeObjectIDs, resultTypeCount
}

/// The result of a request to a store.
open class NSPersistentStoreResult: NSObject {}
