// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The names of kinds of stores.
public let NSSQLiteStoreType = "SQLite"
/// The name of a kind of store.
public let NSInMemoryStoreType = "InMemory"
/// The name of a kind of store.
public let NSBinaryStoreType = "Binary"
/// The name of an option.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The name of an option.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

/// The kinds of objects of an app, which aren't read.
open class NSManagedObjectModel: NSObject {
    /// The kinds.
    open var entities: [NSEntityDescription] = []
    /// Creates a model without kinds.
    public override init() { super.init() }
    /// Creates the model of a file, which is not read.
    public init?(contentsOf url: URL) { super.init() }
    /// Returns the model of bundles.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

/// A store of objects.
open class NSPersistentStore: NSObject {}

/// The stores of a model; nothing is written to them.
open class NSPersistentStoreCoordinator: NSObject {
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores.
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// Creates stores of a model.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
    }
    /// Adds a store.
    @discardableResult open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        persistentStores.append(NSPersistentStore())
        return persistentStores[persistentStores.count - 1]
    }
    /// Deletes a store's file; there is none.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    }
}

/// A container for a model, whose objects the app's run keeps.
open class NSPersistentContainer: NSObject {
    private let store = ObjectStore()
    /// The model's name.
    public let name: String
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The context of the main thread.
    public let viewContext: NSManagedObjectContext
    /// The stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The descriptions of store files.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription] = [NSPersistentStoreDescription()]

    /// Creates a container for the model with a name.
    public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }
    /// Creates a container for a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        viewContext = NSManagedObjectContext(store, .mainQueueConcurrencyType)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// The folder of store files.
    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
    /// Calls the handler immediately with each description and no error.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions { block(description, nil) }
    }
    /// Returns a new context with the same objects.
    open func newBackgroundContext() -> NSManagedObjectContext {
        NSManagedObjectContext(store, .privateQueueConcurrencyType)
    }
    /// Calls a closure immediately with a new context.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
    }
}

/// A persistent container that would mirror its store to CloudKit; it stores nothing here.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

/// The description of a store file; stored only.
open class NSPersistentStoreDescription: NSObject {
    /// The URL of the store file.
    open var url: URL?
    /// The type of store.
    open var type = NSSQLiteStoreType
    /// Whether the store is added later.
    open var shouldAddStoreAsynchronously = false
    /// Whether older stores are changed to the model.
    open var shouldMigrateStoreAutomatically = true
    /// Whether the changes to the model are found out.
    open var shouldInferMappingModelAutomatically = true
    /// Creates a description.
    public override init() { super.init() }
    /// Creates the description of a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }
    /// Sets an option.
    open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// The kinds of changes of results, with Core Data's raw values.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    /// Something was added.
    case insert = 1
    /// Something was removed.
    case delete = 2
    /// Something has another place.
    case move = 3
    /// Something has changed.
    case update = 4
}

/// A section of results.
public protocol NSFetchedResultsSectionInfo {
    /// The name.
    var name: String { get }
    /// The letter in an index, or nil.
    var indexTitle: String? { get }
    /// The number of objects.
    var numberOfObjects: Int { get }
    /// The objects, or nil.
    var objects: [Any]? { get }
}

/// Receives changes of results.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    /// Results are about to change.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Results have changed.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// An object has changed.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// A section has changed.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
    /// Does nothing.
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// Does nothing.
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
}

/// The results of a request in sections. They are those of the last `performFetch()`; the delegate isn't called.
open class NSFetchedResultsController<ResultType>: NSObject {
    private struct Section: NSFetchedResultsSectionInfo {
        var name: String
        var objects: [Any]?
        var indexTitle: String? { name.first.map { String($0).uppercased() } }
        var numberOfObjects: Int { objects?.count ?? 0 }
    }

    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The context.
    public let managedObjectContext: NSManagedObjectContext
    /// The property that names an object's section, or nil.
    public let sectionNameKeyPath: String?
    /// Receives changes; not kept alive.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// The objects, or nil before the request was carried out.
    open private(set) var fetchedObjects: [ResultType]?
    /// The sections, or nil before the request was carried out.
    open private(set) var sections: [any NSFetchedResultsSectionInfo]?

    /// Creates a controller for a request.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        super.init()
    }

    /// Carries out the request.
    open func performFetch() throws {
        let found = try managedObjectContext.fetch(fetchRequest)
        fetchedObjects = found
        var sections: [Section] = []
        for object in found {
            let name =
                sectionNameKeyPath.flatMap { (object as? NSManagedObject)?.value(forKeyPath: $0) }
                .map { "\($0)" } ?? ""
            if sections.last?.name != name { sections.append(Section(name: name, objects: [])) }
            sections[sections.count - 1].objects?.append(object)
        }
        self.sections = sections.isEmpty && sectionNameKeyPath == nil ? [Section(name: "", objects: [])] : sections
    }
    /// Returns an object.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let object = sections?[indexPath[0]].objects?[indexPath[1]] as? ResultType else {
            preconditionFailure("no object at index path \(indexPath)")
        }
        return object
    }
    /// Returns the place of an object, or nil.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (number, section) in (sections ?? []).enumerated() {
            if let row = section.objects?.firstIndex(where: { ($0 as AnyObject) === (object as AnyObject) }) {
                return IndexPath(indexes: [number, row])
            }
        }
        return nil
    }
    /// Deletes what is kept of results; nothing is.
    open class func deleteCache(withName name: String?) {}
}
