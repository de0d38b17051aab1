import AccessibilityTree
import Foundation
import HeadlessUIKit

/// A document with the state that all makers of its objects share.
@MainActor final class Archive {
    typealias Object = InterfaceBuilderDocument.Object

    /// The document with the variations for the traits applied.
    let document: InterfaceBuilderDocument
    let classes: InterfaceBuilderClasses
    let limits: InstantiationLimits
    let log = InstantiationLog()
    /// The storyboard that the archive is of, or nil for a xib.
    weak var storyboard: UIStoryboard?
    /// The bundle that the storyboard was opened from, or nil.
    var bundle: Bundle?
    /// The settings that screens are made for in place of those the document was saved for.
    var adaptation = ScreenAdaptation()
    /// The traits whose variations apply; nil for those of the document's device.
    let traits: UITraitCollection?
    /// The storyboards that this one refers to.
    var references: StoryboardReferences {
        if let sharedReferences { return sharedReferences }
        if let ownReferences { return ownReferences }
        let made = StoryboardReferences()
        ownReferences = made
        return made
    }
    private var ownReferences: StoryboardReferences?
    /// Those of the storyboard that has opened this one, which keeps them alive.
    weak var sharedReferences: StoryboardReferences?
    /// For each object the index after its last descendant: objects are in document order, so subtrees are ranges.
    private let ends: [Int]
    /// For each object the number of table cells before it.
    private let cellCounts: [Int]
    /// The views that are left out for the size classes.
    private let uninstalled: Set<Int>
    /// The scene that each root object belongs to.
    private lazy var sceneOfRoot: [Int: Int] = {
        var scenes: [Int: Int] = [:]
        for (number, scene) in document.scenes.enumerated() {
            for root in scene.objects { scenes[root] = number }
        }
        return scenes
    }()
    /// The ids of the constraints that are left out for the size classes.
    private lazy var uninstalledConstraints = SizeClasses(document, traits).uninstalledConstraints
    /// Whether each object has active constraints; computed only if views are made.
    private lazy var constrained = constrainedObjects
    /// Whether the canvas of Interface Builder counts, not the built app: placeholders count then.
    let isDesignTime: Bool
    /// The number of constraints that may still be made.
    var constraintBudget: Int

    init(
        _ document: InterfaceBuilderDocument, classes: InterfaceBuilderClasses, limits: InstantiationLimits,
        traits: UITraitCollection? = nil, isDesignTime: Bool = false
    ) {
        // Most files vary with nothing.
        let sizes = document.variedObjects.isEmpty ? nil : SizeClasses(document, traits)
        self.document = sizes?.applied ?? document
        let objects = self.document.objects
        var ends = Array(1..<(objects.count + 1))
        for place in objects.indices.reversed() {
            if let last = objects[place].children.last { ends[place] = ends[last] }
        }
        self.ends = ends
        var counts = [0]
        counts.reserveCapacity(objects.count + 1)
        for place in objects.indices {
            counts.append(counts[place] + (objects[place].elementName == "tableViewCell" ? 1 : 0))
        }
        cellCounts = counts
        uninstalled = sizes?.uninstalledViews ?? []
        self.classes = classes
        self.limits = limits
        self.traits = traits
        self.isDesignTime = isDesignTime
        constraintBudget = limits.constraints
    }

    private var constrainedObjects: [Bool] {
        var constrained = [Bool](repeating: false, count: document.objects.count)
        func note(_ item: InterfaceBuilderDocument.Constraint.Item, _ holder: Object) {
            switch item {
            case .holder: constrained[holder.index] = true
            case .object(let index): constrained[index] = true
            case .missing: break
            }
        }
        for object in document.objects {
            // By index: otherwise each would be copied.
            for place in object.constraints.indices where counts(object.constraints[place]) {
                if !isInstalled(object.constraints[place]) { continue }
                note(object.constraints[place].first, object)
                let second = object.constraints[place].second
                if second != .holder { note(second, object) }
            }
        }
        return constrained
    }

    /// The object and all that it holds, as indices into the document's objects.
    func subtree(of object: Object) -> Range<Int> { object.index..<ends[object.index] }

    func end(of index: Int) -> Int { ends[index] }

    /// Whether constraints determine the position of the view, not its frame: Interface Builder fixes views without
    /// any.
    func isPlacedByConstraints(_ object: Object) -> Bool {
        guard object[.translatesAutoresizingMaskIntoConstraints] == false,
            object[.fixedFrame] != true
        else { return false }
        guard let parent = object.parent.map({ document.objects[$0] }) else { return constrained[object.index] }
        // UIKit gives the view of a controller its place, whatever the file says.
        if parent.isViewController, object.role == .property("view") { return false }
        return parent.elementName == "stackView" || constrained[object.index]
    }

    /// Whether a constraint is made at all.
    func counts(_ constraint: InterfaceBuilderDocument.Constraint) -> Bool {
        isDesignTime || !constraint.isPlaceholder
    }

    func isInstalled(_ constraint: InterfaceBuilderDocument.Constraint) -> Bool {
        guard !uninstalledConstraints.isEmpty, let id = constraint.id else { return true }
        return !uninstalledConstraints.contains(id)
    }

    func isInstalled(_ object: Object) -> Bool { uninstalled.isEmpty || !uninstalled.contains(object.index) }

    /// Whether there are cells of tables in the object, or it is one.
    func holdsCells(_ object: Object) -> Bool { cellCounts[ends[object.index]] > cellCounts[object.index] }

    func location(of object: Object) -> SourceLocation {
        SourceLocation(
            file: document.file ?? "", line: object.position.line, column: object.position.column,
            objectID: object.id)
    }

    func location(of constraint: InterfaceBuilderDocument.Constraint) -> SourceLocation {
        SourceLocation(
            file: document.file ?? "", line: constraint.position.line, column: constraint.position.column,
            objectID: constraint.id)
    }

    /// Notes on a live object where it comes from, and its class where the program does not have it.
    func identify(_ live: UIAccessibilityObject, as object: Object) {
        live.sourceLocation = location(of: object)
        let name = object.customClass ?? ClassNames.missing[object.elementName]
        if let name, name != live.nameOfClass { live.declaredClassName = name }
        reportUnknownClass(of: object)
    }

    /// Reports, as UIKit does, a class of the app's that the app doesn't have. A program without classes of the file's
    /// module, such as the tool, only reads the file.
    private func reportUnknownClass(of object: InterfaceBuilderDocument.Object) {
        guard let name = object.customClass, !isDesignTime, classes.isUnknown(object) else { return }
        let full = object.customModule.map { "_TtC\($0.utf8.count)\($0)\(name.utf8.count)\(name)" } ?? name
        let note = InstantiationNote(kind: .unknownClass(full), location: location(of: object))
        log.add(note.kind, at: note.location)
        Diagnostics.warn(Diagnostic.Name.unknownClass, note.message)
    }

    /// The indices of the objects that share a scene with a controller, itself among them.
    func roots(with object: Object) -> [Int] {
        sceneOfRoot[object.index].map { document.scenes[$0].objects } ?? [object.index]
    }

    /// Runs `init(coder:)` of a registered class; nil after a note when it made no object.
    func make<Made>(_ object: Object, _ make: (NSCoder) -> Made?) -> Made? {
        let made = make(ArchiveCoder())
        if made == nil { log.add(.classRefused(object.customClass ?? ""), at: location(of: object)) }
        return made
    }
}
