// Stands for Apple's CoreData: what templates of app delegates say. Nothing is kept.
@_exported import Foundation

/// Where objects are kept: nowhere.
open class NSPersistentContainer: NSObject {
    /// The model's name.
    public let name: String
    /// Objects of the main thread.
    public let viewContext = NSManagedObjectContext()
    /// Where files would be.
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

/// Where a file is.
open class NSPersistentStoreDescription: NSObject {
    /// The file.
    open var url: URL?
    /// How it is kept.
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
