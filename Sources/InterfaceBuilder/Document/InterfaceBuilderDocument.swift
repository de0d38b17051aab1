import StrictXML

/// A storyboard or a xib as a value: every object with what the file says about it and where it says so.
///
/// An Interface Builder file is an archive of objects with keyed values. The document keeps that shape: objects lie in
/// one array in document order and name each other by index; what the decoder does not know is kept under its own
/// name. Nothing here is interpreted; that is the work of whoever builds views from it or judges it.
public struct InterfaceBuilderDocument: Sendable {
    /// The file as the caller named it, or nil when bytes were given.
    public let file: String?
    /// What the file says about itself.
    public let facts: Facts
    /// All objects, in the order in which they start in the file.
    public internal(set) var objects: [Object]
    /// The indices of a xib's top-level objects; empty for a storyboard.
    public let topLevelObjects: [Int]
    /// The scenes of a storyboard; empty for a xib.
    public let scenes: [Scene]
    /// The images and colours that the file names.
    public internal(set) var resources: Resources
    /// The document with the texts that the file has, where these are those of a language; else empty. An array of one
    /// serves as the box.
    var written: [InterfaceBuilderDocument] = []
    /// What was odd but not fatal, each thing once, in the order in which it was first met.
    public let notes: [Note]

    /// How far from zero a number may be, in points or whatever it counts; those that are further are left out with a
    /// note. Sums and products of such numbers stay finite, and whole numbers among them exact.
    public static let largestNumber = 1_000_000.0

    /// For each id the first object with it; `ReferenceCheck.noObject` for those of constraints and connections.
    private let indexByID: [String: Int]

    init(
        file: String?, facts: Facts, objects: [Object], topLevelObjects: [Int], scenes: [Scene], resources: Resources,
        notes: [Note], indexByID: [String: Int]
    ) {
        self.file = file
        self.facts = facts
        self.objects = objects
        self.topLevelObjects = topLevelObjects
        self.scenes = scenes
        self.resources = resources
        self.notes = notes
        self.indexByID = indexByID
    }

    /// The first object with this id, or nil.
    public func object(id: String) -> Object? {
        indexByID[id].flatMap { $0 == ReferenceCheck.noObject ? nil : objects[$0] }
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
            $0.attribute("sceneMemberID") == "viewController" || $0.isViewController
        }
    }

    /// A storyboard's scene: a controller and what belongs to it.
    public struct Scene: Sendable {
        /// The scene's own id, or nil.
        public internal(set) var id: String?
        /// The indices of the scene's objects, in order.
        public internal(set) var objects: [Int]
        /// Where the scene starts.
        public internal(set) var position: XMLPosition
    }
}
