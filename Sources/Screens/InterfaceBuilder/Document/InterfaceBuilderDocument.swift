import StrictXML

/// A storyboard or a xib as a value: every object with its facts and their positions in the file.
///
/// An Interface Builder file is an archive of objects with keyed values. The document keeps that shape: objects lie in
/// one array in document order and name each other by index; attributes unknown to the decoder are kept under their own
/// names. Nothing here is interpreted; that is the work of the code that builds views from it or audits it.
public struct InterfaceBuilderDocument: Sendable {
    // A box: documents are handed around all the time, and neither copying one nor reading a part of it shall retain
    // all the others.
    private var parts: DocumentParts

    /// The file as the caller named it, or nil when bytes were given.
    public var file: String? { parts.file }
    /// The facts about the file that its root element states.
    public var facts: Facts { parts.facts }
    /// The first part of the version of Interface Builder that wrote the file; 0 where it is not known. Builds that
    /// number themselves 32700 are taken by the version of their part for iOS.
    var majorToolsVersion: Int { parts.majorToolsVersion }
    /// All objects, in the order in which they start in the file.
    public internal(set) var objects: [Object] {
        _read { yield parts.objects }
        _modify {
            makeUnique()
            yield &parts.objects
        }
    }
    /// The indices of a xib's top-level objects; empty for a storyboard.
    public var topLevelObjects: [Int] { parts.topLevelObjects }
    /// The scenes of a storyboard; empty for a xib.
    public var scenes: [Scene] { parts.scenes }
    /// The images and colours that the file names.
    public internal(set) var resources: Resources {
        _read { yield parts.resources }
        _modify {
            makeUnique()
            yield &parts.resources
        }
    }
    /// The indices of the objects that vary with the size class, or whose constraints do, in order.
    var variedObjects: [Int] { parts.variedObjects }
    /// The document with the texts that the file has, where these are those of a language; else nil.
    var written: InterfaceBuilderDocument? {
        get { parts.written.first }
        set {
            makeUnique()
            parts.written = newValue.map { [$0] } ?? []
        }
    }
    /// The problems that were not fatal, each one once, in the order in which they were first met.
    public var notes: [Note] { parts.notes }

    /// The largest absolute value of a number, in its unit; larger ones are left out with a note. Sums and products of
    /// such numbers stay finite, and whole numbers among them exact.
    public static let largestNumber = 1_000_000.0

    /// For each id the first object with it; `ReferenceCheck.noObject` for those of constraints and connections.
    // Read in place: it is used often, and the other parts must not be copied with it.
    private var indexByID: TextTable<Int> {
        _read { yield parts.indexByID }
    }

    init(
        file: String?, facts: Facts, objects: [Object], topLevelObjects: [Int], scenes: [Scene], resources: Resources,
        notes: [Note], indexByID: TextTable<Int>, variedObjects: [Int]
    ) {
        parts = DocumentParts(
            file: file, facts: facts, objects: objects, topLevelObjects: topLevelObjects, scenes: scenes,
            resources: resources, notes: notes, indexByID: indexByID, variedObjects: variedObjects)
    }

    /// The first object with this id, or nil.
    public func object(id: String) -> Object? {
        guard let index = index(ofID: id) else { return nil }
        return objects[index]
    }

    /// The index of the first object with this id, or nil.
    func index(ofID id: String) -> Int? {
        guard let index = indexByID[id], index != ReferenceCheck.noObject else { return nil }
        return index
    }

    /// The object that the parent holds under this key, such as "view" or "contentView", or nil.
    public func object(of parent: Object, key: String) -> Object? {
        parent.children.lazy.map { objects[$0] }.first { $0.role == .property(key) }
    }

    /// The objects that the parent holds in this collection, such as "subviews" or "cells", in order.
    public func objects(of parent: Object, in collection: String) -> [Object] {
        parent.children.lazy.map { objects[$0] }.filter { $0.role == .member(collection) }
    }

    /// The controller that the storyboard starts with, or nil.
    public var initialViewController: Object? {
        facts.initialViewControllerID.flatMap { object(id: $0) }
    }

    /// The controller of a scene: its first object that is neither a placeholder nor loose, or nil.
    public func viewController(of scene: Scene) -> Object? {
        scene.objects.lazy.map { objects[$0] }.first {
            $0[.sceneMemberID] == "viewController" || $0.isViewController
        }
    }

    /// A storyboard's scene: a controller and its objects.
    public struct Scene: Sendable {
        /// The scene's own id, or nil.
        public internal(set) var id: String?
        /// The indices of the scene's objects, in order.
        public internal(set) var objects: [Int]
        /// The position of the scene's start.
        public internal(set) var position: XMLPosition
    }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&parts) { parts = DocumentParts(copying: parts) }
    }

    /// The parts of a document.
    // Sendable: nothing is changed but by `makeUnique()` in front of it, when no other document has the box.
    private final class DocumentParts: @unchecked Sendable {
        let file: String?
        let facts: Facts
        let majorToolsVersion: Int
        var objects: [Object]
        let topLevelObjects: [Int]
        let scenes: [Scene]
        var resources: Resources
        // An array, since a document can't hold one of its kind in itself.
        var written: [InterfaceBuilderDocument] = []
        let notes: [Note]
        let indexByID: TextTable<Int>
        let variedObjects: [Int]

        init(
            file: String?, facts: Facts, objects: [Object], topLevelObjects: [Int], scenes: [Scene],
            resources: Resources, notes: [Note], indexByID: TextTable<Int>, variedObjects: [Int]
        ) {
            self.file = file
            self.facts = facts
            majorToolsVersion = facts.majorToolsVersion
            self.objects = objects
            self.topLevelObjects = topLevelObjects
            self.scenes = scenes
            self.resources = resources
            self.notes = notes
            self.indexByID = indexByID
            self.variedObjects = variedObjects
        }

        convenience init(copying other: DocumentParts) {
            self.init(
                file: other.file, facts: other.facts, objects: other.objects, topLevelObjects: other.topLevelObjects,
                scenes: other.scenes, resources: other.resources, notes: other.notes, indexByID: other.indexByID,
                variedObjects: other.variedObjects)
            written = other.written
        }
    }
}
