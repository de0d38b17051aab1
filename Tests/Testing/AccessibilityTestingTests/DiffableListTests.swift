import AccessibilityTesting
import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader
import Testing

/// A data source as apps write theirs: a subclass without initializers, which inherits its superclass's.
private final class ListSource: UICollectionViewDiffableDataSource<Int, String> {}

/// The reader on lists that are filled from snapshots, as apps write them today.
extension DemoAppTests {
    private func onList(
        _ configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
        _ fill: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in },
        _ body: (ScreenReaderSession, UICollectionViewDiffableDataSource<Int, String>, UICollectionView) -> Void
    ) {
        MainLoop.main.clock = .virtual
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configure(&configuration)
        let view = UICollectionView(
            frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            fill(cell, item)
        }
        let source = ListSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        window.addSubview(view)
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        show(["Milk", "Bread", "Salt"], source)
        let reader = ScreenReaderSession(window: window)
        defer { reader.end() }
        reader.settle()
        body(reader, source, view)
    }

    private func show(_ items: [String], _ source: UICollectionViewDiffableDataSource<Int, String>) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot)
    }

    private func spoken(_ reader: ScreenReaderSession, _ act: () -> Void) -> [String] {
        let before = reader.session.spokenLog.count
        act()
        reader.endTurn()
        reader.settle()
        return Array(reader.session.spokenLog.dropFirst(before))
    }

    @Test func `the items of a list are buttons in its order`() {
        onList { reader, _, _ in
            let heard = spoken(reader) {
                reader.session.next()
                reader.settle()
                reader.session.next()
            }
            #expect(heard.map { $0.contains("Bread") && $0.contains("button") }.first == true)
            #expect(heard.last?.contains("Salt") == true)
        }
    }

    @Test func `the cursor follows its item through a snapshot`() {
        onList { reader, source, _ in
            reader.session.next()
            reader.settle()
            let quiet = spoken(reader) { show(["Tea", "Salt", "Milk", "Bread"], source) }
            #expect(quiet == [])
            let focused = reader.session.focusedElement.flatMap { reader.session.tree[$0]?.label?.string }
            #expect(focused == "Bread")
        }
    }

    @Test func `what a swipe over an item offers is a custom action that changes the list`() {
        var done: [String] = []
        onList({ list in
            list.trailingSwipeActionsConfigurationProvider = { path in
                let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
                    done.append("delete \(path.item)")
                    finish(true)
                }
                return UISwipeActionsConfiguration(actions: [action])
            }
        }) { reader, _, view in
            reader.session.next()
            reader.settle()
            let focused = reader.session.focusedElement
            let actions = focused.flatMap { reader.session.tree[$0]?.customActions.map(\.name.string) }
            #expect(actions == ["Delete"])
            let action = view.visibleCells[1].accessibilityCustomActions?.first
            #expect(action.flatMap { $0.actionHandler?($0) } == true)
            #expect(done == ["delete 1"])
        }
    }

    @Test func `accessories next to the content change the announcement, and buttons are reachable`() {
        onList(
            { _ in },
            { cell, item in
                if item == "Milk" { cell.accessories = [.checkmark()] }
                if item == "Bread" { cell.accessories = [.label(text: "3"), .disclosureIndicator()] }
                if item == "Salt" { cell.accessories = [.detail()] }
            }
        ) { reader, _, view in
            let tree = reader.session.tree
            let heard = ReadingOrder(tree).elements.compactMap { tree[$0] }
            #expect(heard.map { $0.label?.string ?? "" } == ["Milk", "Bread, 3", "Salt", "More Info"])
            #expect(heard.map { $0.traits.contains(.selected) } == [true, false, false, false])
        }
    }
}
