// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The kinds of contexts, with Core Data's raw values.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// The thread that made it.
    case confinementConcurrencyType = 0
    /// A queue.
    case privateQueueConcurrencyType = 1
    /// The main thread.
    case mainQueueConcurrencyType = 2
}

/// Which of two changes is kept.
open class NSMergePolicy: NSObject {
    /// Neither.
    public static let error = NSMergePolicy()
    /// Each property of the object in memory.
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    /// Each property of the object in the store.
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
    /// The object in memory.
    public static let overwrite = NSMergePolicy()
    /// The object in the store.
    public static let rollback = NSMergePolicy()
}

/// Neither change.
public let NSErrorMergePolicy: Any = NSMergePolicy.error
/// Each property of the object in memory.
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
/// Each property of the object in the store.
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump

/// The objects that contexts share: those of the app's run.
final class ObjectStore {
    var objects: [NSManagedObject] = []
}

/// A set of objects with their changes. Contexts of one container have the same objects.
open class NSManagedObjectContext: NSObject {
    let store: ObjectStore
    private var inserted: [NSManagedObject] = []
    private var removed: [NSManagedObject] = []
    private var changed: [NSManagedObject] = []
    /// The context around this one, or nil; stored only.
    open var parent: NSManagedObjectContext?
    /// The stores, or nil.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// Whether changes of the parent are merged automatically; contexts have the same objects anyhow.
    open var automaticallyMergesChangesFromParent = false
    /// Which of two changes is kept; stored only.
    open var mergePolicy: Any = NSErrorMergePolicy
    /// A name, or nil.
    open var name: String?
    /// The kind of the context.
    public let concurrencyType: NSManagedObjectContextConcurrencyType

    /// Posted when a context was saved.
    public static let didSaveObjectsNotification = NSNotification.Name("NSManagedObjectContextDidSaveNotification")
    /// Posted when objects have changed.
    public static let didChangeObjectsNotification = NSNotification.Name(
        "NSObjectsChangedInManagingContextNotification")

    /// Creates a context.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        store = ObjectStore()
        concurrencyType = ct
        super.init()
    }
    /// Creates a context.
    public convenience init(_ ct: NSManagedObjectContextConcurrencyType) { self.init(concurrencyType: ct) }

    init(_ store: ObjectStore, _ type: NSManagedObjectContextConcurrencyType) {
        self.store = store
        concurrencyType = type
        super.init()
    }

    /// The objects that were never saved.
    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    /// The objects that were changed.
    open var updatedObjects: Set<NSManagedObject> { Set(changed).subtracting(inserted) }
    /// The objects that are to be deleted.
    open var deletedObjects: Set<NSManagedObject> { Set(removed) }
    /// All objects.
    open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }
    /// Whether there are changes that were not saved.
    open var hasChanges: Bool { !inserted.isEmpty || !removed.isEmpty || !changed.isEmpty }

    /// Adds an object.
    open func insert(_ object: NSManagedObject) {
        object.managedObjectContext = self
        store.objects.append(object)
        inserted.append(object)
    }
    /// Deletes an object.
    open func delete(_ object: NSManagedObject) {
        object.prepareForDeletion()
        store.objects.removeAll { $0 === object }
        if inserted.contains(where: { $0 === object }) {
            inserted.removeAll { $0 === object }
        } else {
            removed.append(object)
        }
    }
    func note(_ object: NSManagedObject) {
        if !changed.contains(where: { $0 === object }) { changed.append(object) }
    }

    /// Returns the objects that a request finds.
    open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        var found = objects(request.entityName, request.predicate)
        for order in (request.sortDescriptors ?? []).reversed() {
            found = found.enumerated().sorted { one, other in
                switch order.compare(one.element, to: other.element) {
                case .orderedAscending: true
                case .orderedDescending: false
                case .orderedSame: one.offset < other.offset
                }
            }.map(\.element)
        }
        let rest = found.dropFirst(request.fetchOffset)
        return (request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest).compactMap {
            $0 as? Result ?? $0.objectID as? Result
        }
    }
    /// Returns the number of objects that a request finds.
    open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
        objects(request.entityName, request.predicate).count
    }
    private func objects(_ entity: String?, _ predicate: NSPredicate?) -> [NSManagedObject] {
        store.objects.filter { entity == nil || $0.entity.name == entity }
            .filter { predicate?.evaluate(with: $0) ?? true }
    }
    /// Carries out a request.
    @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? NSBatchDeleteRequest {
            let gone = objects(request.entityName, request.predicate)
            store.objects.removeAll { object in gone.contains { $0 === object } }
        }
        return NSPersistentStoreResult()
    }
    /// Returns the object of an identity.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        store.objects.first { $0.objectID === objectID }
            ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
    }
    /// Returns the object of an identity.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let found = store.objects.first(where: { $0.objectID === objectID }) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return found
    }

    /// Saves the changes in memory.
    open func save() throws {
        for object in inserted { try object.validateForInsert() }
        for object in updatedObjects { try object.validateForUpdate() }
        for object in removed { try object.validateForDelete() }
        let all = Set(inserted + changed)
        for object in all { object.willSave() }
        for object in all { object.wasSaved() }
        (inserted, changed, removed) = ([], [], [])
        for object in all { object.didSave() }
        NotificationCenter.default.post(name: Self.didSaveObjectsNotification, object: self)
    }
    /// Forgets the changes since the last time.
    open func rollback() {
        store.objects.removeAll { object in inserted.contains { $0 === object } }
        store.objects += removed
        for object in changed { object.rollBack() }
        (inserted, changed, removed) = ([], [], [])
    }
    /// Forgets all objects and changes that were not saved.
    open func reset() { rollback() }
    /// Reads an object again; it is in memory.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    /// Reads all objects again; they are in memory.
    open func refreshAllObjects() {}
    /// Takes over changes of another context; contexts have the same objects.
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    /// Calls a closure immediately.
    open func perform(_ block: @escaping () -> Void) { block() }
    /// Calls a closure immediately.
    open func performAndWait(_ block: () -> Void) { block() }
    /// Calls a closure immediately.
    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
    /// Calls a closure immediately.
    public func perform<Result>(_ block: @escaping () throws -> Result) async rethrows -> Result { try block() }
}
