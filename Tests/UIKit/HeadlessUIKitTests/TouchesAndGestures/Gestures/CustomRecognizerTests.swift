import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Custom recognizers, which process the touches themselves.
    @Suite @MainActor struct CustomRecognizers {
        /// Recognizes as soon as a finger comes down.
        private final class Press: UIGestureRecognizer {
            var ends = State.ended
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                state = .began
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesEnded(touches, with: event)
                state = ends
            }
        }

        /// A tap that counts only in the left half of its view.
        private final class LeftTap: UITapGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                guard let view, let touch = touches.first else { return }
                if touch.location(in: view).x > view.bounds.midX { state = .failed }
            }
        }

        private let screen = TestWindow()
        private let log = EventLog()

        private func box() -> UIView { screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))) }

        @Test func `a recognizer that looks at the touches notifies its targets when it sets its state`() {
            let view = box()
            let press = Press { [log] in log.note("\($0.state) at \(Int($0.location(in: view).x))") }
            view.addGestureRecognizer(press)
            #expect(screen.window.simulateTap(at: CGPoint(x: 30, y: 40)))
            #expect(log.take() == ["began at 30", "ended at 30"])
            #expect(press.state == .possible)
            press.ends = .cancelled
            screen.window.simulateTap(at: CGPoint(x: 31, y: 40))
            #expect(log.take() == ["began at 31", "cancelled at 31"] && press.state == .possible)
        }

        @Test func `it keeps a tap around it from the gesture, unless both may recognize`() {
            let view = box()
            view.addGestureRecognizer(Press { [log] in log.note("press \($0.state)") })
            screen.window.addGestureRecognizer(UITapGestureRecognizer { [log] _ in log.note("tap") })
            screen.window.simulateTap(at: CGPoint(x: 30, y: 40))
            #expect(log.take() == ["press began", "press ended"])
        }

        @Test(arguments: [(20, true), (80, false), (20, true)])
        func `a recognizer that fails a touch leaves it to those that wait for it, and is ready for the next`(
            x: Int, isLeft: Bool
        ) {
            let view = box()
            let left = LeftTap { [log] _ in log.note("left") }
            let other = UITapGestureRecognizer { [log] _ in log.note("other") }
            other.require(toFail: left)
            view.addGestureRecognizer(left)
            view.addGestureRecognizer(other)
            screen.window.simulateTap(at: CGPoint(x: x, y: 40))
            #expect(log.take() == [isLeft ? "left" : "other"])
            #expect(left.state == .possible)
            screen.window.simulateTap(at: CGPoint(x: 20, y: 40))
            #expect(log.take() == ["left"])
        }

        @Test func `a recognizer that is for no fingers sees none`() {
            let view = box()
            let tap = UITapGestureRecognizer { [log] _ in log.note("tap") }
            tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
            view.addGestureRecognizer(tap)
            screen.window.simulateTap(at: CGPoint(x: 30, y: 40))
            #expect(log.take() == [])
        }
    }
}
