import Foundation
import Testing

@testable import HeadlessUIKit

/// Snapshots as values.
struct SnapshotTests {
    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> NSDiffableDataSourceSnapshot<String, Int> {
        var made = NSDiffableDataSourceSnapshot<String, Int>()
        for (section, items) in sections {
            made.appendSections([section])
            made.appendItems(items)
        }
        return made
    }

    private func told(_ snapshot: NSDiffableDataSourceSnapshot<String, Int>) -> String {
        snapshot.sectionIdentifiers.map { section in
            "\(section)\(snapshot.itemIdentifiers(inSection: section).map { " \($0)" }.joined())"
        }.joined(separator: ", ")
    }

    private typealias Change = @Sendable (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void
    private static let changes: [(Change, String)] = [
        ({ $0.appendItems([9]) }, "A 1 2 3, B 4 9"),
        ({ $0.appendItems([9], toSection: "A") }, "A 1 2 3 9, B 4"),
        ({ $0.insertItems([8, 9], beforeItem: 1) }, "A 8 9 1 2 3, B 4"),
        ({ $0.insertItems([8, 9], afterItem: 3) }, "A 1 2 3 8 9, B 4"),
        ({ $0.deleteItems([2, 4, 77]) }, "A 1 3, B"),
        ({ $0.moveItem(1, afterItem: 4) }, "A 2 3, B 4 1"),
        ({ $0.moveItem(4, beforeItem: 2) }, "A 1 4 2 3, B"),
        ({ $0.moveItem(2, beforeItem: 2) }, "A 1 2 3, B 4"),
        ({ $0.insertSections(["C"], beforeSection: "B") }, "A 1 2 3, C, B 4"),
        ({ $0.insertSections(["C"], afterSection: "B") }, "A 1 2 3, B 4, C"),
        ({ $0.deleteSections(["A"]) }, "B 4"),
        ({ $0.moveSection("B", beforeSection: "A") }, "B 4, A 1 2 3"),
        ({ $0.moveSection("A", afterSection: "B") }, "B 4, A 1 2 3"),
        ({ $0.deleteAllItems() }, ""),
        (
            {
                $0.deleteItems([4])
                $0.appendItems([4], toSection: "A")
            }, "A 1 2 3 4, B"
        ),
    ]

    @Test(arguments: changes.indices) func `a change leaves what it says`(_ index: Int) {
        var made = snapshot(["A": [1, 2, 3], "B": [4]])
        let (change, expected) = Self.changes[index]
        change(&made)
        #expect(told(made) == expected)
        #expect(made.numberOfItems == made.itemIdentifiers.count)
        for (index, item) in made.itemIdentifiers.enumerated() {
            #expect(made.indexOfItem(item) == index)
            #expect(
                made.sectionIdentifier(containingItem: item).map { made.itemIdentifiers(inSection: $0).contains(item) }
                    == true)
        }
    }

    @Test func `what is to be made anew is forgotten with its item`() {
        var made = snapshot(["A": [1, 2, 3]])
        made.reloadItems([1, 2])
        made.reconfigureItems([3])
        made.reloadSections(["A"])
        made.deleteItems([2, 3])
        #expect(made.reloadedItemIdentifiers == [1] && made.reconfiguredItemIdentifiers.isEmpty)
        made.deleteSections(["A"])
        #expect(made.reloadedItemIdentifiers.isEmpty && made.reloadedSectionIdentifiers.isEmpty)
    }

    @Test func `an outline shows what is below what is expanded`() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Fruit", "Nuts"])
        outline.append(["Apple", "Pear"], to: "Fruit")
        outline.append(["Red", "Green"], to: "Apple")
        #expect(outline.items == ["Fruit", "Apple", "Red", "Green", "Pear", "Nuts"])
        #expect(outline.visibleItems == ["Fruit", "Nuts"] && outline.rootItems == ["Fruit", "Nuts"])
        outline.expand(["Apple"])
        #expect(outline.visibleItems == ["Fruit", "Nuts"] && !outline.isVisible("Red"))
        outline.expand(["Fruit"])
        #expect(outline.visibleItems == ["Fruit", "Apple", "Red", "Green", "Pear", "Nuts"])
        #expect(outline.level(of: "Red") == 2 && outline.parent(of: "Red") == "Apple")
        #expect(outline.snapshot(of: "Fruit").items == ["Apple", "Red", "Green", "Pear"])
        #expect(outline.snapshot(of: "Fruit", includingParent: true).level(of: "Red") == 2)
        outline.insert(["Almond"], before: "Nuts")
        outline.insert(["Yellow"], after: "Red")
        outline.delete(["Fruit"])
        #expect(outline.items == ["Almond", "Nuts"] && !outline.contains("Yellow"))
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["Hazel"])
        other.append(["Small"], to: "Hazel")
        other.expand(["Hazel"])
        outline.replace(childrenOf: "Nuts", using: other)
        outline.expand(["Nuts"])
        #expect(outline.visibleItems == ["Almond", "Nuts", "Hazel", "Small"])
    }
}
