import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Which views an assistive technology finds.
    @Suite @MainActor struct ReachableElements {
        private let screen = TestWindow()

        private func label(_ text: String, _ frame: CGRect, in superview: UIView? = nil) -> UILabel {
            let label = UILabel(frame: frame)
            label.text = text
            (superview ?? screen.window).addSubview(label)
            return label
        }

        private func labels() -> [String] {
            let tree = WindowSource(screen.window).captureTree()
            return ReadingOrder(tree).elements.compactMap { tree[$0]?.label?.string }
        }

        private func row(_ index: Int) -> CGRect { CGRect(x: 0, y: 40 * Double(index), width: 100, height: 30) }

        @Test func `N01 static text and every control is an element that says what it is`() {
            let label = UILabel()
            label.text = "Name"
            let button = UIButton()
            button.setTitle("Send", for: .normal)
            let toggle = UISwitch()
            toggle.isOn = true
            let slider = UISlider()
            slider.value = 0.25
            let field = UITextField()
            field.text = "Ann"
            let page = UIPageControl()
            page.numberOfPages = 3
            let progress = UIProgressView()
            progress.progress = 0.5
            let views = [label, button, toggle, slider, field, page, progress]
            for (index, view) in views.enumerated() {
                view.frame = row(index)
                screen.add(view)
            }
            let tree = WindowSource(screen.window).captureTree()
            let told = ReadingOrder(tree).elements.compactMap { tree[$0] }.map { node in
                [node.label?.string, node.value?.string].map { $0 ?? "-" }.joined(separator: " ")
            }
            #expect(told == ["Name -", "Send -", "- 1", "- 25%", "- Ann", "- page 1 of 3", "Progress 50%"])
            let traits = views.map { tree[$0.nodeID]?.traits ?? [] }
            let expected: [AccessibilityTraits] = [
                .staticText, .button, .toggleButton, .adjustable, .textEntry, .adjustable, .updatesFrequently,
            ]
            for (own, wanted) in zip(traits, expected) { #expect(own.contains(wanted)) }
        }

        @Test func `ACC-01 what is hidden or transparent is not found`() {
            let first = label("A", row(0))
            _ = label("B", row(1))
            first.isHidden = true
            #expect(labels() == ["B"])
            first.isHidden = false
            first.alpha = 0
            #expect(labels() == ["B"])
            first.alpha = 1
            #expect(labels() == ["A", "B"])
        }

        @Test func `ACC-02 elements that are hidden from assistive technologies come back`() {
            let container = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
            _ = label("A", row(0), in: container)
            _ = label("B", row(1), in: container)
            container.accessibilityElementsHidden = true
            #expect(labels() == [])
            container.accessibilityElementsHidden = false
            #expect(labels() == ["A", "B"])
        }

        @Test func `ACC-03 what is outside the window is not found, except in a scroll view`() {
            let size = screen.window.bounds.size
            func place(_ container: UIView) {
                let places = [
                    CGRect(x: 0, y: 0, width: 80, height: 20),
                    CGRect(x: size.width - 10, y: 100, width: 80, height: 20),
                    CGRect(x: 0, y: size.height - 10, width: 80, height: 20),
                    CGRect(x: size.width + 10, y: 200, width: 80, height: 20),
                    CGRect(x: 0, y: size.height + 10, width: 80, height: 20),
                    CGRect(x: size.width + 10, y: size.height + 10, width: 80, height: 20),
                ]
                for (index, place) in places.enumerated() { _ = label("\(index)", place, in: container) }
            }
            let plain = screen.add(UIView(frame: screen.window.bounds))
            place(plain)
            #expect(Set(labels()) == ["0", "1", "2"])
            plain.removeFromSuperview()
            let scroll = screen.add(UIScrollView(frame: screen.window.bounds))
            scroll.contentSize = CGSize(width: size.width * 2, height: size.height * 2)
            place(scroll)
            #expect(labels().count == 6)
        }

        @Test func `ACC-03 what changes outside the window stays out, and in a scroll view stays in`() {
            let plain = screen.add(UIView(frame: screen.window.bounds))
            let scroll = UIScrollView(frame: screen.window.bounds)
            plain.addSubview(scroll)
            let far = CGRect(x: screen.window.bounds.width + 10, y: 0, width: 80, height: 20)
            let outside = label("Outside", far, in: plain)
            let inside = label("Inside", far, in: scroll)
            let source = WindowSource(screen.window)
            var tree = source.captureTree()
            for (view, text) in [(outside, "Still outside"), (inside, "Still inside")] {
                view.text = text
                _ = source.refresh(&tree)
            }
            #expect(tree[outside.nodeID]?.label?.string == "Still outside")
            #expect(ReadingOrder(tree).elements.compactMap { tree[$0]?.label?.string } == ["Still inside"])
        }

        @Test func `ACC-04 of two modal siblings the last one counts`() {
            let first = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
            let second = screen.add(UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100)))
            _ = label("A", row(0), in: first)
            _ = label("B", row(0), in: second)
            _ = label("Behind", row(6))
            first.accessibilityViewIsModal = true
            second.accessibilityViewIsModal = true
            #expect(labels() == ["B"])
            second.accessibilityViewIsModal = false
            #expect(labels() == ["A"])
        }

        @Test func `ACC-08 what a wrapper of no size holds is found unless the wrapper clips it`() {
            let wrapper = screen.add(UIView(frame: CGRect(x: 10, y: 10, width: 0, height: 0)))
            _ = label("A", CGRect(x: 0, y: 0, width: 80, height: 20), in: wrapper)
            #expect(labels() == ["A"])
            wrapper.clipsToBounds = true
            #expect(labels() == [])
        }
    }
}
