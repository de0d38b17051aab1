import AccessibilityTree
import TestSupport
import Testing

/// The order and container cases of the reference material, built straight from nodes.
@Suite(.enabled(if: PackageFolders.hasShared("conformance/voiceover-cases.json"), "The reference material is absent."))
struct ConformanceOrderTests {
    @Test(arguments: try ConformanceCase.load())
    func `a case is read in the expected order`(example: ConformanceCase) throws {
        let tree = try example.tree()
        let order = ReadingOrder(tree)
        let spoken = order.labels(in: tree)
        #expect(spoken.count == example.expected.count)
        for (label, description) in zip(spoken, example.expected) {
            let isNamed = description == label || description.contains("\(label).") || description.contains("\(label):")
            #expect(isNamed, "\(example.id): \(label) instead of \(description)")
        }
    }

    @Test(arguments: try ConformanceCase.load().filter { $0.expectedTree != nil })
    func `a case has the expected containers`(example: ConformanceCase) throws {
        let tree = try example.tree()
        let names = ReadingOrder(tree).outline(in: tree)
        #expect(names == ConformanceCase.outline(example.expectedTree ?? [], depth: 0))
    }

    @Test(arguments: try ConformanceCase.load().filter { $0.id.hasPrefix("datatable") || $0.id.contains("dataTable") })
    func `a cell has the expected row, column and headers`(example: ConformanceCase) throws {
        let tree = try example.tree()
        let order = ReadingOrder(tree)
        for position in order.elements.indices {
            let node = tree[order[position].index]
            guard let cell = order.context(at: position, in: tree).cell else {
                #expect(node.cell == nil)
                continue
            }
            var text = ""
            for header in cell.rowHeaders + cell.columnHeaders {
                text += "\(header.label?.string ?? ""): \(header.value?.string ?? ""). "
            }
            text += "\(node.label?.string ?? "")."
            if let row = cell.row, cell.rowSpan > 1 { text += " Spans \(cell.rowSpan) rows." + (row < 0 ? "?" : "") }
            if cell.columnSpan > 1 { text += " Spans \(cell.columnSpan) columns." }
            if cell.isFirstInRow, let row = cell.row { text += " Row \(row + 1)." }
            if let column = cell.column { text += " Column \(column + 1)." }
            #expect(example.expected[position].hasPrefix(text), "\(example.id): \(text)")
        }
    }
}
