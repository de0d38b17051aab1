import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Members that are open in UIKit are open here, which `Overrides.swift` proves by compiling, and UIKit's own code
    /// calls an app's override.
    @Suite @MainActor struct Overriding {
        private final class Table: UITableView {
            var log: [String] = []
            override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
                log.append("insert \(indexPaths.count)")
                super.insertRows(at: indexPaths, with: animation)
            }
            override func numberOfRows(inSection section: Int) -> Int {
                log.append("count \(section)")
                return super.numberOfRows(inSection: section)
            }
            override var scrollIndicatorInsets: UIEdgeInsets { didSet { log.append("insets") } }
        }

        @Test func `a table's own members can be overridden`() {
            let source = RowSource([2])
            let table = Table(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            table.dataSource = source
            table.layoutIfNeeded()
            source.rows = [3]
            (table as UITableView).insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
            table.scrollIndicatorInsets.top = 9
            #expect((table as UITableView).numberOfRows(inSection: 0) == 3)
            #expect(table.log == ["insert 1", "insets", "count 0"])
        }

        private final class Layer: CALayer {
            var frames: [CGRect] = []
            var mark = 0
            override init() { super.init() }
            override init(layer: Any) {
                super.init(layer: layer)
                mark = ((layer as? Layer)?.mark ?? 0) + 1
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            override var frame: CGRect { didSet { frames.append(frame) } }
        }

        private final class Panel: UIView {
            var shown = 0
            var drawn = 0
            override class var layerClass: AnyClass { Layer.self }
            override func display(_ layer: CALayer) { shown += 1 }
            override func draw(_ layer: CALayer, in ctx: CGContext) { drawn += 1 }
        }

        @Test func `a view's layer is of its own class, and a presentation is made by its own initialiser`() throws {
            let stage = TestWindow()
            let panel = stage.add(Panel(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
            let layer = try #require(panel.layer as? Layer)
            layer.mark = 4
            (layer as CALayer).frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            #expect(layer.frames.count == 1 && panel.frame.minX == 1)
            #expect(layer.presentation()?.mark == 5)
            layer.display()
            #expect(panel.shown == 1 && panel.drawn == 0, "a view that displays its layer draws nothing in it")
        }

        private final class Tabs: UITabBarController {
            var log: [String] = []
            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                log.append("\(item.title ?? "") at \(selectedIndex)")
            }
        }

        @Test func `a tab bar controller is called for a tap before the tab is selected`() {
            let stage = TestWindow()
            let tabs = Tabs()
            tabs.viewControllers = ["A", "B"].map { title in
                let controller = UIViewController()
                controller.tabBarItem.title = title
                return controller
            }
            stage.window.rootViewController = tabs
            stage.window.layoutIfNeeded()
            if let item = tabs.tabBar.items?.last { tabs.tabBar.didSelect?(item) }
            #expect(tabs.log == ["B at 0"] && tabs.selectedIndex == 1)
        }

        private final class Turning: UIViewController {
            var log: [String] = []
            override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
                log.append("will \(toInterfaceOrientation.isLandscape)")
            }
            override func willAnimateRotation(
                to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
            ) {
                log.append("alongside")
            }
            override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
                log.append("did \(fromInterfaceOrientation.isLandscape)")
            }
        }

        @Test func `the rotation callbacks of iOS 7 are called where the size transition isn't overridden`() {
            let stage = TestWindow()
            let controller = Turning()
            stage.window.rootViewController = controller
            stage.window.layoutIfNeeded()
            stage.window.resize(to: CGSize(width: 800, height: 400))
            MainLoop.main.runUntilIdle()
            #expect(controller.log == ["will true", "alongside", "did false"])
        }
    }

    /// Initialisers as UIKit's headers declare them, and closures that UIKit doesn't keep.
    @Suite @MainActor struct DeclaredInitialisers {
        private final class Pan: UIPanGestureRecognizer {
            let name2: String
            override init(target: Any?, action: Selector?) {
                name2 = "pan"
                super.init(target: target, action: action)
            }
        }
        private final class Stack: UIStackView {
            required init(coder: NSCoder) { super.init(coder: coder) }
            override init(frame: CGRect) { super.init(frame: frame) }
        }
        private final class Icon: UIImageView {
            let size: Int
            override init(image: UIImage?) {
                size = 3
                super.init(image: image)
            }
            required init?(coder: NSCoder) { nil }
        }
        private final class Choice: UISegmentedControl {
            override init(items: [Any]?) { super.init(items: (items ?? []) + ["More"]) }
            required init?(coder: NSCoder) { nil }
        }
        private final class Action: UIAccessibilityCustomAction {
            let number: Int
            init(number: Int, target: Any?, selector: Selector) {
                self.number = number
                super.init(name: "Number \(number)", target: target, selector: selector)
            }
        }

        @Test func `subclasses call and override the designated ones`() {
            #expect(Pan(target: nil, action: nil).name2 == "pan")
            #expect(Stack(arrangedSubviews: [UIView()]).arrangedSubviews.count == 1)
            let icon = Icon(image: UIImage(size: CGSize(width: 8, height: 6)))
            #expect(icon.size == 3 && icon.frame.width == 8 && !icon.isUserInteractionEnabled)
            #expect(Choice(items: ["One"]).numberOfSegments == 2)
            #expect(Action(number: 2, target: nil, selector: "go").name == "Number 2")
        }

        private func change(_ count: inout Int) {
            let table = UITableView(frame: .zero)
            let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            table.performBatchUpdates { count += 1 }
            table.performBatchUpdates({ count += 1 }, completion: nil)
            collection.performBatchUpdates { count += 1 }
            collection.performBatchUpdates(nil)
        }

        @Test func `closures that UIKit doesn't keep may change the caller's variables`() {
            var count = 0
            change(&count)
            #expect(count == 3)
        }
    }
}

@MainActor private final class RowSource: NSObject, UITableViewDataSource {
    var rows: [Int]
    init(_ rows: [Int]) { self.rows = rows }
    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
