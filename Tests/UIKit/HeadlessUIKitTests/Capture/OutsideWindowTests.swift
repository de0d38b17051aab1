import AccessibilityTree
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Being hidden is one fact of a view, and being off the window another.
    @MainActor struct OffWindowTests {
        @Test func `a view off the screen is outside the window and not hidden, and the reverse`() {
            onStage { stage in
                let content = UIViewController()
                let (menu, hint) = (UILabel(), UILabel())
                for (label, x) in [(menu, -300.0), (hint, 20)] {
                    label.frame = CGRect(x: x, y: 200, width: 200, height: 40)
                    label.text = "Text"
                    content.view.addSubview(label)
                }
                hint.isHidden = true
                stage.show(UINavigationController(rootViewController: content))
                let source = WindowSource(stage.window)
                var tree = source.captureTree()
                @MainActor func facts(_ view: UIView) -> [Bool?] {
                    [tree[view.nodeID]?.isOutsideWindow, tree[view.nodeID]?.isHidden]
                }
                #expect(facts(menu) == [true, false])
                #expect(facts(hint) == [false, true])
                #expect(ReadingOrder(tree).elements.isEmpty)
                menu.frame.origin.x = 20
                hint.isHidden = false
                hint.frame.origin.x = 500
                _ = source.refresh(&tree)
                #expect(facts(menu) == [false, false])
                #expect(facts(hint) == [true, false])
                #expect(Array(ReadingOrder(tree).elements) == [menu.nodeID])
            }
        }
    }
}
