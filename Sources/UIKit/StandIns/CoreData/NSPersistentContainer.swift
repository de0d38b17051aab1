// Replaces Apple's CoreData: the parts that templates of app delegates use. Nothing is stored.
@_exported import Foundation

/// A container without a store.
open class NSPersistentContainer: NSObject {
    /// The model's name.
    public let name: String
    /// Objects of the main thread.
    public let viewContext = NSManagedObjectContext()
    /// The descriptions of store files.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription] = [NSPersistentStoreDescription()]

    /// A place for objects of a model.
    public init(name: String) { self.name = name }

    /// Done at once.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions { block(description, nil) }
    }

    /// Other objects.
    open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
}

/// The same, kept on servers too on a device.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

/// The description of a store file.
open class NSPersistentStoreDescription: NSObject {
    /// The file.
    open var url: URL?
    /// The type of store.
    open var type = "SQLite"
}

/// Objects that belong together: none.
open class NSManagedObjectContext: NSObject {
    /// Never.
    open var hasChanges: Bool { false }
    /// Whether changes of others are taken over.
    open var automaticallyMergesChangesFromParent = false

    /// Nothing to save.
    open func save() throws {}
    /// Nothing to take back.
    open func rollback() {}
    /// Does something at once.
    open func perform(_ block: @escaping () -> Void) { block() }
    /// Does something at once.
    open func performAndWait(_ block: () -> Void) { block() }
}
