import AccessibilityTree
import HeadlessUIKit

/// A document with what holds for traits, and what lies in each of its objects.
struct DocumentIndex: Sendable {
    typealias Object = InterfaceBuilderDocument.Object

    /// The document with what holds for the traits.
    let document: InterfaceBuilderDocument
    /// For each object the index behind its last descendant: objects lie in document order, so subtrees are ranges.
    private let ends: [Int]
    /// For each object how many cells of tables there are before it.
    private let cellCounts: [Int]
    /// The views that are left out for the size classes.
    private let uninstalled: Set<Int>

    /// - Parameter traits: The traits whose variations hold; nil for those of the document's device.
    init(_ document: InterfaceBuilderDocument, _ traits: UITraitCollection? = nil) {
        // Most files vary with nothing.
        let sizes = document.variedObjects.isEmpty ? nil : SizeClasses(document, traits)
        self.document = sizes?.applied ?? document
        let objects = document.objects
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
    }

    /// The object and all that it holds, as indices into the document's objects.
    func subtree(of object: Object) -> Range<Int> { object.index..<ends[object.index] }

    func end(of index: Int) -> Int { ends[index] }

    func isInstalled(_ object: Object) -> Bool { uninstalled.isEmpty || !uninstalled.contains(object.index) }

    /// Whether there are cells of tables in the object, or it is one.
    func holdsCells(_ object: Object) -> Bool { cellCounts[ends[object.index]] > cellCounts[object.index] }

    func location(of object: Object) -> SourceLocation {
        SourceLocation(
            file: document.file ?? "", line: object.position.line, column: object.position.column,
            objectID: object.id)
    }
}
