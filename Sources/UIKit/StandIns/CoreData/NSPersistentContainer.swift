// Replaces Apple's CoreData: the parts that templates of app delegates use. Nothing is stored.
@_exported import Foundation

/// A container for a model, without a store.
open class NSPersistentContainer: NSObject {
    /// The model's name.
    public let name: String
    /// The context of the main thread.
    public let viewContext = NSManagedObjectContext()
    /// The descriptions of store files.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription] = [NSPersistentStoreDescription()]

    /// Creates a container for the model with a name.
    public init(name: String) { self.name = name }

    /// Calls the handler immediately with each description and no error.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions { block(description, nil) }
    }

    /// Returns a new context.
    open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
}

/// A persistent container that would mirror its store to CloudKit; it stores nothing here.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

/// The description of a store file.
open class NSPersistentStoreDescription: NSObject {
    /// The URL of the store file.
    open var url: URL?
    /// The type of store.
    open var type = "SQLite"
}

/// A context of managed objects, which has none.
open class NSManagedObjectContext: NSObject {
    /// Whether there are unsaved changes; always false.
    open var hasChanges: Bool { false }
    /// Whether changes of the parent are merged automatically.
    open var automaticallyMergesChangesFromParent = false

    /// Does nothing, since there are no objects.
    open func save() throws {}
    /// Does nothing, since there are no objects.
    open func rollback() {}
    /// Calls a closure immediately.
    open func perform(_ block: @escaping () -> Void) { block() }
    /// Calls a closure immediately.
    open func performAndWait(_ block: () -> Void) { block() }
}
