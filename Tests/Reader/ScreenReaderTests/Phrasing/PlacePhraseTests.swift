import AccessibilityTree
import ScreenReader
import Testing

@Suite struct PlacePhraseTests {
    @Test(arguments: [
        (ElementContext.Series(index: 1, count: 3), "A. Button. 1 of 3.", "A, button, 1 of 3"),
        (ElementContext.Series(index: 3, count: 3, isTab: true), "A. Tab. 3 of 3.", "A, tab, 3 of 3"),
    ])
    func `a place in a series comes last`(_ series: ElementContext.Series, _ snapshot: String, _ voiceover: String) {
        var context = PhraseContext()
        context.series = series
        let node = Node.element(1, "A", [.button])
        #expect(Phraser(style: .snapshot).phrase(node, context: context).description == snapshot)
        #expect(Phraser().phrase(node, context: context).description == voiceover)
    }

    @Test(arguments: [
        (PhraseContext.Boundary.listStart, "A. List Start.", "A, list start"),
        (.listEnd, "A. List End.", "A, list end"),
        (.landmarkStart, "A. Landmark.", "A, landmark"),
        (.landmarkEnd, "A. End.", "A, end"),
    ])
    func `the ends of lists and landmarks`(
        _ boundary: PhraseContext.Boundary, _ snapshot: String, _ voiceover: String
    ) {
        var context = PhraseContext()
        context.boundaries = [boundary]
        let node = Node.element(1, "A")
        #expect(Phraser(style: .snapshot).phrase(node, context: context).description == snapshot)
        #expect(Phraser().phrase(node, context: context).description == voiceover)
    }

    @Test func `an unlabelled tab says its role and place`() {
        var context = PhraseContext()
        context.series = ElementContext.Series(index: 4, count: 6, isTab: true)
        #expect(Phraser(style: .snapshot).phrase(.element(1, nil), context: context).description == "Tab. 4 of 6.")
    }

    @Test func `D5 a cell says its value last in the tool and after the label on a device`() {
        var context = PhraseContext()
        var cell = PhraseContext.Cell(row: 2, column: 3)
        cell.rowSpan = 3
        cell.columnSpan = 2
        cell.speaksRow = true
        cell.isRowHeader = true
        cell.headers = [
            PhraseContext.Header(label: "Quarter", value: "Q1"), PhraseContext.Header(label: "Revenue", value: nil),
        ]
        context.cell = cell
        var node = Node.element(1, "Cell", [.button])
        node.value = "42"
        #expect(
            Phraser(style: .snapshot).phrase(node, context: context).description
                == "Quarter: Q1. Revenue. Cell. Spans 3 rows. Spans 2 columns. Row 3. Column 4. 42. Button.")
        #expect(
            Phraser().phrase(node, context: context).description
                == "Quarter, Q1, Revenue, Cell, 42, row header, spans 3 rows, spans 2 columns, row 3, column 4, button")
        var options = PhraseOptions()
        options.tableOrder = .valueLast
        #expect(
            Phraser(options: options).phrase(node, context: context).description
                == "Quarter, Q1, Revenue, Cell, row header, spans 3 rows, spans 2 columns, row 3, column 4, 42, button")
    }

    @Test func `spans and numbers are left out where row or column are unknown`() {
        var context = PhraseContext()
        var cell = PhraseContext.Cell(row: nil, column: nil)
        cell.rowSpan = 3
        cell.columnSpan = 2
        cell.speaksRow = true
        context.cell = cell
        #expect(Phraser(style: .snapshot).phrase(.element(1, "Cell"), context: context).description == "Cell.")
        #expect(Phraser().phrase(.element(1, "Cell"), context: context).description == "Cell")
    }

    @Test(arguments: [
        (PhraseContext.EnteredContainer(.list, label: "Inbox"), "Inbox, list, A"),
        (PhraseContext.EnteredContainer(.landmark, label: "Search"), "Search, landmark, A"),
        (PhraseContext.EnteredContainer(.dataTable(rows: 1, columns: 2)), "table, 1 row, 2 columns, A"),
        (
            PhraseContext.EnteredContainer(.semanticGroup, label: "Player", value: "Playing", hint: "Hint"),
            "Player, Playing, Hint, A"
        ),
        (PhraseContext.EnteredContainer(.tabBar), "tab bar, A"),
    ])
    func `a container that is entered comes first`(_ container: PhraseContext.EnteredContainer, _ voiceover: String) {
        var context = PhraseContext()
        context.entered = [container]
        #expect(Phraser().phrase(.element(1, "A"), context: context).description == voiceover)
        #expect(Phraser(style: .snapshot).phrase(.element(1, "A"), context: context).description == "A")
    }

    @Test func `a number at the end of its range does not trap`() {
        var context = PhraseContext()
        var cell = PhraseContext.Cell(row: .max, column: .max)
        cell.speaksRow = true
        context.cell = cell
        #expect(Phraser().phrase(.element(1, "A"), context: context).description.hasPrefix("A, row 92"))
    }
}
