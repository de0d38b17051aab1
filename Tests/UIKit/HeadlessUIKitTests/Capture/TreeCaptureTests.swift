import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit
@testable import ViewDescription

extension CoreTests {
    @Suite @MainActor struct Capture {
        private final class Computed: UIView {
            override var isAccessibilityElement: Bool {
                get { true }
                set {}
            }
            override var accessibilityLabel: String? {
                get { "computed" }
                set {}
            }
            override var accessibilityFrame: CGRect {
                get { super.accessibilityFrame.insetBy(dx: -5, dy: -5) }
                set {}
            }
        }

        private final class Spelt: UIView {
            override var accessibilityAttributedLabel: NSAttributedString? {
                get {
                    let text = NSMutableAttributedString(string: (super.accessibilityLabel ?? "") + "!")
                    text.addAttribute(
                        .accessibilitySpeechSpellOut, value: true, range: NSRange(location: 0, length: text.length))
                    return text
                }
                set { super.accessibilityAttributedLabel = newValue }
            }
        }

        private let screen = TestWindow()
        private var source: WindowSource { WindowSource(screen.window, includesAppearance: true) }

        private func node(of view: UIAccessibilityObject) throws -> Node {
            try #require(source.captureTree()[view.nodeID])
        }

        @Test func `a plain view says where it is and nothing else`() throws {
            let outer = screen.add(UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)))
            let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            outer.bounds.origin = CGPoint(x: 0, y: 50)
            outer.addSubview(inner)
            var expected = Node(
                id: inner.nodeID, className: "UIView", frame: Rect(x: 11, y: -28, width: 3, height: 4))
            expected.isView = true
            #expect(try node(of: inner) == expected)
        }

        @Test func `segments are a control's elements, and are still found as its parts`() throws {
            let control = UISegmentedControl(items: ["A", "B"])
            control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
            screen.add(control)
            control.layoutIfNeeded()
            #expect(control.accessibilityElementCount() == 2 && control.accessibilityElements?.count == 2)
            let second = try #require(control.accessibilityElement(at: 1) as? UIView)
            #expect(control.index(ofAccessibilityElement: second) == 1 && second.accessibilityLabel == "B")
            let found = try node(of: control)
            #expect(found.explicitElements == nil && found.series == .segmentedControl)
            let own = UIAccessibilityElement(accessibilityContainer: control)
            control.accessibilityElements = [own]
            #expect(try node(of: control).explicitElements == [own.nodeID])
        }

        @Test func `without ranks, bars stand where their frames say`() throws {
            let content = UIViewController()
            let high = UIView(frame: CGRect(x: 0, y: 2, width: 10, height: 10))
            high.isAccessibilityElement = true
            content.view.addSubview(high)
            content.navigationItem.title = "Title"
            screen.window.rootViewController = UINavigationController(rootViewController: content)
            screen.window.layoutIfNeeded()
            let ranked = ReadingOrder(WindowSource(screen.window).captureTree())
            let unranked = ReadingOrder(WindowSource(screen.window, ranksParts: false).captureTree())
            #expect(ranked.count == 2 && unranked.count == 2)
            #expect(ranked[1].id == high.nodeID && unranked[0].id == high.nodeID)
        }

        @Test func `a scaled superview scales the frame`() throws {
            let outer = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
            outer.transform = CGAffineTransform(scaleX: 2, y: 2)
            let inner = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
            outer.addSubview(inner)
            #expect(try node(of: inner).frame == Rect(x: 50, y: 50, width: 20, height: 20))
            #expect(inner.accessibilityFrame == CGRect(x: 50, y: 50, width: 20, height: 20))
        }

        @Test func `overridden getters are asked and may build on the default`() throws {
            let view = screen.add(Computed(frame: CGRect(x: 10, y: 10, width: 10, height: 10)))
            let node = try node(of: view)
            #expect(node.isElement)
            #expect(node.label == "computed")
            #expect(node.frame == Rect(x: 5, y: 5, width: 20, height: 20))
            #expect(node.viewFrame == Rect(x: 10, y: 10, width: 10, height: 10))
        }

        @Test func `an overridden attributed getter wins`() throws {
            let view = screen.add(Spelt(frame: .zero))
            view.accessibilityLabel = "abc"
            #expect(
                try node(of: view).label
                    == AttributedText(
                        "abc!", runs: [.init(location: 0, length: 4, attributes: SpeechAttributes(spellsOut: true))]))
        }

        @Test func `blocks win over values and overrides but for the container type`() throws {
            let view = screen.add(Computed(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            view.accessibilityLabelBlock = { "block" }
            view.isAccessibilityElementBlock = { false }
            view.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 3, height: 4) }
            view.accessibilityContainerTypeBlock = { .list }
            let node = try node(of: view)
            #expect(node.label == "block")
            #expect(!node.isElement)
            #expect(node.frame == Rect(x: 1, y: 2, width: 3, height: 4))
            #expect(node.containerType == .none)
        }

        @Test func `elements that are not views follow the subviews and move with their container`() throws {
            let view = screen.add(UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)))
            let subview = UIView()
            view.addSubview(subview)
            let element = UIAccessibilityElement(accessibilityContainer: view)
            element.accessibilityLabel = "part"
            element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
            view.accessibilityElements = [element, subview, element, view]
            let tree = source.captureTree()
            let container = try #require(tree[view.nodeID])
            #expect(container.explicitElements == [element, subview, element, view].map(\.nodeID))
            let node = try #require(tree[element.nodeID])
            #expect(!node.isView && node.isElement)
            #expect(node.frame == Rect(x: 15, y: 15, width: 10, height: 10))
            #expect(tree.index(of: element.nodeID) == tree.index(of: subview.nodeID).map { $0 + 1 })
        }

        @Test func `what a label looks like follows the label`() throws {
            let label = screen.add(UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
            label.text = "one"
            #expect(try node(of: label).appearance?.text == "one")
            label.text = "two"
            label.backgroundColor = .red
            let appearance = try #require(try node(of: label).appearance)
            #expect(appearance.text == "two")
            #expect(appearance.backgroundColor == UIColor.red.appearance)
        }

        @Test func `what is drawn is captured only for those who ask`() throws {
            let label = screen.add(UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
            label.text = "one"
            label.font = .systemFont(ofSize: 30)
            let reader = WindowSource(screen.window)
            for _ in 0..<2 {
                #expect(reader.captureTree()[label.nodeID]?.appearance == nil)
                #expect(try node(of: label).appearance?.text == "one")
            }
            // A change of one view takes another way than a whole capture.
            var (plain, audited) = (reader.captureTree(), AccessibilityTree())
            let audit = WindowSource(screen.window, includesAppearance: true)
            label.text = "two"
            _ = reader.refresh(&plain)
            #expect(plain[label.nodeID]?.label?.string == "two")
            #expect(plain[label.nodeID]?.appearance == nil)
            audited = audit.captureTree()
            label.text = "three"
            _ = audit.refresh(&audited)
            #expect(audited[label.nodeID]?.appearance?.text == "three")
        }

        @Test func `a hundred thousand levels are built, captured and freed`() {
            var view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            for _ in 1..<100_000 {
                let next = UIView(frame: CGRect(x: 1, y: 0, width: 10, height: 10))
                view.addSubview(next)
                view = next
            }
            let tree = source.captureTree()
            #expect(tree.count == 100_001)
            #expect(tree[tree.count - 1].frame == Rect(x: 99_999, y: 0, width: 10, height: 10))
            screen.window.subviews[0].removeFromSuperview()
        }
    }
}
