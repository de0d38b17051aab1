import AccessibilityTree
import Foundation
import HeadlessUIKit

/// The document from which a nib makes its objects.
@MainActor final class ArchivedNib: NibContents {
    let document: InterfaceBuilderDocument
    let archive: Archive

    init(_ document: InterfaceBuilderDocument, _ archive: Archive) {
        (self.document, self.archive) = (document, archive)
    }

    func instantiate(withOwner owner: Any?) -> [Any] { items(withOwner: owner).map(\.object) }

    func items(withOwner ownerOrNil: Any?) -> [UINib.Item] {
        let owner = ownerOrNil.map { $0 as AnyObject }
        let maker = ObjectMaker(archive)
        let scenes = SceneMaker(archive)
        var roots: [(InterfaceBuilderDocument.Object, AnyObject)] = []
        for index in document.topLevelObjects {
            let object = document.objects[index]
            if object.isViewController {
                if let controller = scenes.make(object) { roots.append((object, controller)) }
                continue
            }
            maker.make(archive.subtree(of: object))
            if let live = maker.live(index) { roots.append((object, live)) }
        }
        maker.finish(owner: owner)
        connect(owner, maker)
        maker.awaken()
        return roots.map { object, live in
            UINib.Item(
                name: object.customClass ?? object.userLabel ?? ClassNames.words(object.elementName),
                className: object.customClass ?? ClassNames.uiKit(object.elementName),
                location: archive.location(of: object), object: live)
        }
    }

    private func connect(_ owner: AnyObject?, _ maker: ObjectMaker) {
        guard let owner else { return }
        let placeholder = document.topLevelObjects.lazy.map { self.document.objects[$0] }
            .first { $0[.placeholderIdentifier] == "IBFilesOwner" }
        guard let placeholder else { return }
        Connector(maker: maker, owner: owner, controller: nil)
            .connectOutlets(of: owner, placeholder) { _ in true }
    }
}

/// A xib from which views are made: UIKit's `UINib`, read from its source file.
extension UINib {
    /// Creates a nib from a document.
    ///
    /// - Parameters:
    ///   - document: The xib as it was read.
    ///   - classes: The app's own classes; nil for those in `InterfaceBuilderClasses.shared`.
    ///   - limits: The limits of one call.
    ///   - traits: The traits whose variations apply; nil for those of the device that the file was saved for.
    public convenience init(
        document: InterfaceBuilderDocument, classes: InterfaceBuilderClasses? = nil,
        limits: InstantiationLimits = InstantiationLimits(), traits: UITraitCollection? = nil
    ) {
        let archive = Archive(document, classes: classes ?? .shared, limits: limits, traits: traits)
        self.init(contents: ArchivedNib(document, archive))
    }

    /// Creates a nib from the file of this name and the suffix "xib" in a bundle, or in the main one.
    ///
    /// As in UIKit, a nib that is not there ends the program. `InterfaceBuilderDocument.read(path:limits:)` throws
    /// instead.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
        do {
            self.init(document: try BundleFile.document(name, "xib", in: bundleOrNil))
        } catch {
            preconditionFailure("Could not load the nib named “\(name)”: \(error)")
        }
    }

    private var archived: ArchivedNib {
        guard let archived = contents as? ArchivedNib else { preconditionFailure("A nib without a document") }
        return archived
    }

    var archive: Archive { archived.archive }

    /// The xib as a value.
    public var document: InterfaceBuilderDocument { archived.document }

    /// The parts left out so far when objects were made, each one once.
    public var notes: [InstantiationNote] { archive.log.notes }

    /// A top-level object of a xib, as tools show it.
    public struct Item {
        /// The name for people: the app's custom class, else the label in Interface Builder, else the kind ("Table view
        /// cell").
        public let name: String
        /// Its class: the app's own, or UIKit's.
        public let className: String
        /// The location in the file.
        public let location: SourceLocation
        /// The view, controller, item or recognizer.
        public let object: AnyObject
    }

    /// Makes all top-level objects, with their names and indices.
    public func items(withOwner ownerOrNil: Any? = nil) -> [Item] { archived.items(withOwner: ownerOrNil) }

    /// The prototypes in a top-level object.
    func prototypes(in item: Item) -> [InterfacePrototype] {
        guard let id = item.location.objectID, let object = document.object(id: id) else { return [] }
        return archive.prototypes(in: [archive.subtree(of: object)])
    }

    /// Lets controllers that were made with a nib name, or whose class a xib of the bundle is named after, load their
    /// views from xibs. Call this once at launch.
    public static func provideViewsToControllers() {
        AppProcess.current.nibLoader = { controller, name, bundle in
            guard let document = try? BundleFile.document(name, "xib", in: bundle) else { return nil }
            let nib = UINib(document: document)
            let owner = document.topLevelObjects.lazy.map { document.objects[$0] }
                .first { $0[.placeholderIdentifier] == "IBFilesOwner" }
            let id = owner?.outlets.first { $0.property == "view" }?.destination
            let items = nib.items(withOwner: controller)
            return items.first { id != nil && $0.location.objectID == id }?.object as? UIView
        }
    }
}
