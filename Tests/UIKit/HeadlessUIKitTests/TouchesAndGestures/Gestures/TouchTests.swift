import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    @Suite @MainActor struct Touches {
        private final class Toucher: UIView {
            var phases: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                phases.append("ended at \(touches.first?.location(in: self).x ?? -1)")
            }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
        }

        private final class Filter: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }

        private final class Refuser: UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }

        private let screen = TestWindow()
        private let box = CGRect(x: 0, y: 0, width: 100, height: 100)

        @Test func `touches go to the view under the finger and up the chain until a responder takes them`() {
            let outer = screen.add(Toucher(frame: box))
            let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
            outer.addSubview(inner)
            #expect(screen.window.simulateTap(at: CGPoint(x: 15, y: 15)))
            #expect(outer.phases == ["began", "ended at 15.0"])
            #expect(!screen.window.simulateTap(at: CGPoint(x: 300, y: 300)))
        }

        @Test func `a recognizer on a superview gets the tap and the view's touches are cancelled`() {
            let outer = screen.add(UIView(frame: box))
            let inner = Toucher(frame: box)
            outer.addSubview(inner)
            var places: [CGPoint] = []
            outer.addGestureRecognizer(UITapGestureRecognizer { places.append($0.location(in: outer)) })
            #expect(screen.window.simulateTap(at: CGPoint(x: 5, y: 6)))
            #expect(places == [CGPoint(x: 5, y: 6)])
            #expect(inner.phases == ["began", "cancelled"])
        }

        @Test func `a control keeps the tap from a recognizer around it`() {
            let outer = screen.add(UIView(frame: box))
            let button = UIButton(frame: box)
            outer.addSubview(button)
            var events: [String] = []
            button.addAction(UIAction { _ in events.append("button") }, for: .touchUpInside)
            outer.addGestureRecognizer(UITapGestureRecognizer { _ in events.append("outer") })
            screen.window.simulateTap(at: CGPoint(x: 5, y: 5))
            #expect(events == ["button"])
            button.addGestureRecognizer(UITapGestureRecognizer { _ in events.append("own") })
            screen.window.simulateTap(at: CGPoint(x: 5, y: 5))
            #expect(events == ["button", "own"])
        }

        @Test func `recognizers that are off, refused or want another gesture are passed over`() {
            let view = screen.add(UIView(frame: box))
            var count = 0
            let off = UITapGestureRecognizer { _ in count += 1 }
            off.isEnabled = false
            let refused = UITapGestureRecognizer { _ in count += 1 }
            let refuser = Refuser()
            refused.delegate = refuser
            let double = UITapGestureRecognizer { _ in count += 1 }
            double.numberOfTapsRequired = 2
            for recognizer in [off, refused, double] { view.addGestureRecognizer(recognizer) }
            #expect(!screen.window.simulateTap(at: CGPoint(x: 5, y: 5)))
            #expect(count == 0)
            #expect(!UITapGestureRecognizer { _ in count += 1 }.recognize(at: .zero))
        }

        @Test func `a long press begins and ends`() {
            let view = screen.add(UIView(frame: box))
            var states: [UIGestureRecognizer.State] = []
            view.addGestureRecognizer(UILongPressGestureRecognizer { states.append($0.state) })
            #expect(screen.window.simulateLongPress(at: CGPoint(x: 5, y: 5)))
            #expect(states == [.began, .ended])
        }

        @Test func `a recognizer has one view`() {
            let (first, second) = (UIView(), UIView())
            let recognizer = UISwipeGestureRecognizer()
            first.addGestureRecognizer(recognizer)
            second.addGestureRecognizer(recognizer)
            #expect(first.gestureRecognizers == nil && second.gestureRecognizers == [recognizer])
            second.removeGestureRecognizer(recognizer)
            #expect(second.gestureRecognizers == nil && recognizer.view == nil)
        }

        @Test func `hit testing honours overrides, order and what can't be touched`() {
            let back = screen.add(UIView(frame: box))
            let filter = screen.add(Filter(frame: box))
            #expect(screen.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
            let inner = UIView(frame: box)
            filter.addSubview(inner)
            #expect(screen.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner)
            for hide in [
                { inner.isHidden = $0 }, { inner.alpha = $0 ? 0 : 1 }, { inner.isUserInteractionEnabled = !$0 },
            ] as [(Bool) -> Void] {
                hide(true)
                #expect(screen.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
                hide(false)
            }
            #expect(screen.window.hitTest(CGPoint(x: -1, y: 5), with: nil) == nil)
        }

        @Test(arguments: [false, true]) func `a chain of many levels is searched and touched`(_ isOverridden: Bool) {
            var view: UIView = screen.add(isOverridden ? Filter(frame: box) : UIView(frame: box))
            for _ in 0..<(isOverridden ? 5_000 : 100_000) {
                let next = isOverridden ? Filter(frame: box) : UIView(frame: box)
                view.addSubview(next)
                view = next
            }
            let hit = screen.window.hitTest(CGPoint(x: 5, y: 5), with: nil)
            #expect(isOverridden || hit === view)
            screen.window.simulateTap(at: CGPoint(x: 5, y: 5))
            screen.window.subviews[0].removeFromSuperview()
        }

        @Test func `a view that left its window is no first responder`() {
            let field = screen.add(UITextField(frame: box))
            #expect(field.becomeFirstResponder())
            field.removeFromSuperview()
            #expect(!field.isFirstResponder && screen.window.firstResponder == nil)
        }
    }
}
