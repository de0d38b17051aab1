import Testing

@testable import HeadlessUIKit

/// Tables whose rows differ in height, change together, or can't be counted.
@MainActor struct TableChangeTests {
    @Test func `rows of unequal heights are found by their place`() {
        let fixture = TableFixture(rows: 10)
        fixture.heights = [1: 100, 3: 10, 4: .nan, 5: -5]
        fixture.table.reloadData()
        let tops = (0..<7).map { fixture.table.rectForRow(at: IndexPath(row: $0, section: 0)).minY }
        #expect(tops == [0, 44, 144, 188, 198, 198, 242])
        for row in [0, 1, 2, 3, 5, 6] {
            let rect = fixture.table.rectForRow(at: IndexPath(row: row, section: 0))
            let found = fixture.table.indexPathForRow(at: CGPoint(x: 10, y: rect.midY))
            #expect(found == IndexPath(row: row, section: 0))
        }
        #expect(fixture.table.rectForRow(at: IndexPath(row: 99, section: 7)) == .zero)
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: 1e9)) == nil)
    }

    @Test func `moves and sections map as well`() {
        let fixture = TableFixture([["A", "B", "C"], ["D"]])
        let cell = fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))
        fixture.sections = [["New"], ["B", "C", "A"], ["D"]]
        fixture.table.performBatchUpdates {
            fixture.table.insertSections(IndexSet(integer: 0), with: .none)
            fixture.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 1))
        }
        #expect(fixture.loaded == ["New", "B", "C", "A", "D"])
        #expect(fixture.table.cellForRow(at: IndexPath(row: 2, section: 1)) === cell)
        fixture.sections = [["D"]]
        fixture.table.deleteSections([0, 1], with: .none)
        #expect(fixture.loaded == ["D"])
    }

    @Test func `sections keep their cells when they move`() {
        let fixture = TableFixture(rows: 1)
        fixture.sections = [["A"], ["B"], ["C"], ["D"]]
        fixture.table.reloadData()
        fixture.table.layoutIfNeeded()
        let cells = (0..<4).map { fixture.table.cellForRow(at: IndexPath(row: 0, section: $0)) }
        fixture.sections = [["D"], ["New"], ["C"], ["B"]]
        fixture.table.performBatchUpdates {
            fixture.table.deleteSections([0], with: .none)
            fixture.table.insertSections([1], with: .none)
            fixture.table.moveSection(3, toSection: 0)
            fixture.table.moveSection(1, toSection: 3)
        }
        fixture.table.layoutIfNeeded()
        #expect(fixture.loaded == ["D", "New", "C", "B"])
        for (place, old) in [(0, 3), (2, 2), (3, 1)] {
            #expect(fixture.table.cellForRow(at: IndexPath(row: 0, section: place)) === cells[old], "section \(place)")
        }
    }

    @Test func `random changes leave the same table as a reload`() {
        var random = SeededNumbers(seed: 7)
        for _ in 0..<100 {
            let fixture = TableFixture(rows: 8)
            var rows = fixture.sections[0]
            let deleted = Set((0..<3).map { _ in Int.random(in: 0..<rows.count, using: &random) })
            for row in deleted.sorted(by: >) { rows.remove(at: row) }
            let inserted = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                Int.random(in: 0...rows.count, using: &random)
            }
            var places: [Int] = []
            for (number, place) in inserted.enumerated() {
                rows.insert("New \(number)", at: place)
                places = places.map { $0 >= place ? $0 + 1 : $0 } + [place]
            }
            fixture.sections[0] = rows
            fixture.table.performBatchUpdates {
                fixture.table.deleteRows(at: deleted.map { IndexPath(row: $0, section: 0) }, with: .none)
                fixture.table.insertRows(at: places.map { IndexPath(row: $0, section: 0) }, with: .none)
            }
            #expect(fixture.loaded == rows)
        }
    }

    @Test func `counts that make no sense do no harm`() {
        final class Hostile: NSObject, UITableViewDataSource {
            var rows = -1
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let source = Hostile()
        table.dataSource = source
        #expect(table.numberOfRows(inSection: 0) == 0)
        source.rows = .max
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 3)
        table.scrollToRow(at: IndexPath(row: 999_999_999, section: 0), at: .bottom, animated: false)
        #expect(table.indexPathsForVisibleRows?.last?.row == 999_999_999)
    }

    @Test func `the index at the edge is one adjustable element`() throws {
        let fixture = TableFixture([Array(repeating: "A", count: 20), Array(repeating: "B", count: 20)])
        fixture.indexTitles = ["A", "B"]
        fixture.table.reloadData()
        fixture.table.layoutIfNeeded()
        let index = try #require(fixture.table.subviews.first { $0 is UITableViewIndex })
        #expect(index.accessibilityLabel == "Table index")
        #expect(index.accessibilityTraits == .adjustable)
        #expect(index.accessibilityValue == nil)
        index.accessibilityIncrement()
        index.accessibilityIncrement()
        #expect(index.accessibilityValue == "B")
        #expect(fixture.table.contentOffset.y == 880)
        index.accessibilityIncrement()
        #expect(index.accessibilityValue == "B")
        index.accessibilityDecrement()
        #expect(fixture.table.contentOffset.y == 0)
    }
}
