import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The parts of a scroll view are read together, at their position before scrolling.
    @MainActor struct ScrollOrderTests {
        private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
            let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
            label.text = text
            return label
        }

        /// A scroll view over the whole screen with a title pinned over its top, a button over its middle and one
        /// below.
        private func pinned(on stage: Stage, isHorizontal: Bool = false) -> UIScrollView {
            let controller = UIViewController()
            let scrollView = UIScrollView(
                frame: isHorizontal
                    ? CGRect(x: 100, y: 200, width: 300, height: 40) : CGRect(x: 0, y: 0, width: 402, height: 800))
            for index in 0..<8 {
                scrollView.addSubview(
                    isHorizontal
                        ? label("Row \(index)", CGFloat(index) * 120, 10)
                        : label("Row \(index)", 0, 120 + CGFloat(index) * 300))
            }
            scrollView.contentSize =
                isHorizontal ? CGSize(width: 960, height: 40) : CGSize(width: 402, height: 2500)
            controller.view.addSubview(scrollView)
            for pinned in [
                label("Title", 10, isHorizontal ? 212 : 60), label("Floating", 300, 420), label("Pay", 0, 810),
            ] {
                controller.view.addSubview(pinned)
            }
            stage.show(controller)
            return scrollView
        }

        @Test(arguments: [0, 1, 60, 119, 300, 1000, 1700])
        func `content keeps its place among what is pinned over it however far it has moved`(offset: CGFloat) {
            onStage { stage in
                let scrollView = pinned(on: stage)
                scrollView.contentOffset.y = offset
                stage.settle()
                #expect(stage.labels == ["Title"] + (0..<8).map { "Row \($0)" } + ["Floating", "Pay"])
            }
        }

        @Test(arguments: [0, 110, 400, 660])
        func `content that moves sideways keeps its place in its row`(offset: CGFloat) {
            onStage { stage in
                let scrollView = pinned(on: stage, isHorizontal: true)
                scrollView.contentOffset.x = offset
                stage.settle()
                #expect(stage.labels == ["Title"] + (0..<8).map { "Row \($0)" } + ["Floating", "Pay"])
            }
        }

        private final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row"
                return cell
            }
        }

        @Test(arguments: [0, 30, 500, 1500])
        func `rows come after what is pinned over the room that the table keeps free`(distance: CGFloat) {
            onStage { stage in
                let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 402, height: 874)), Rows())
                table.dataSource = rows
                table.contentInset.top = 100
                let controller = UIViewController()
                controller.view.addSubview(table)
                controller.view.addSubview(label("Search", 10, 60))
                stage.show(controller)
                stage.settle()
                table.contentOffset.y = -table.adjustedContentInset.top + distance
                stage.settle()
                #expect(stage.labels.first == "Search")
                #expect(stage.labels.count { $0 == "Search" } == 1)
            }
        }

        @Test func `content that fits is read among the views next to it`() {
            onStage { stage in
                let controller = UIViewController()
                let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
                for (text, y) in [("A", 10.0), ("C", 100)] { scrollView.addSubview(label(text, 0, y)) }
                scrollView.contentSize = CGSize(width: 100, height: 200)
                controller.view.addSubview(scrollView)
                controller.view.addSubview(label("B", 200, 50))
                stage.show(controller)
                #expect(stage.labels == ["A", "B", "C"])
                scrollView.contentSize.height = 400
                stage.settle()
                #expect(stage.labels == ["A", "C", "B"])
                scrollView.frame.size.height = 500
                stage.settle()
                #expect(stage.labels == ["A", "B", "C"])
            }
        }
    }
}
