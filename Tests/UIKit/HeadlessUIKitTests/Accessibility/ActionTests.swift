import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    @Suite @MainActor struct Actions {
        private class Taker: UIView {
            var log: [String] = []
            var takes = true

            override func accessibilityPerformEscape() -> Bool { note("escape") }
            override func accessibilityPerformMagicTap() -> Bool { note("magic tap") }
            override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
                note("scroll \(direction)")
            }
            override func accessibilityIncrement() { _ = note("increment") }
            override func accessibilityDecrement() { _ = note("decrement") }
            override func accessibilityZoomIn(at point: CGPoint) -> Bool {
                note("zoom \(Int(point.x)) \(Int(point.y))")
            }
            override func accessibilityElementDidBecomeFocused() { _ = note("focused") }
            override func accessibilityElementDidLoseFocus() { _ = note("unfocused") }

            private func note(_ what: String) -> Bool {
                log.append(what)
                return takes
            }
        }

        private final class Delegate: UIResponder, UIApplicationDelegate {
            var taps = 0
            override func accessibilityPerformMagicTap() -> Bool {
                taps += 1
                return true
            }
        }

        private let screen = TestWindow()

        private func perform(_ action: ActionRequest.Action, on object: UIAccessibilityObject?) -> ActionOutcome {
            WindowSource(screen.window).perform(ActionRequest(target: object?.nodeID, action: action))
        }

        private func names(_ outcome: ActionOutcome) -> [String] { outcome.trace.map(\.description) }

        @Test func `escape goes from an element to its container and on along the chain`() {
            let taker = screen.add(Taker(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            let inner = UIView()
            inner.accessibilityIdentifier = "inner"
            taker.addSubview(inner)
            let element = UIAccessibilityElement(accessibilityContainer: inner)
            let outcome = perform(.escape, on: element)
            #expect(outcome.isHandled)
            #expect(names(outcome) == ["UIAccessibilityElement", "UIView(inner)", "Taker"])
            #expect(taker.log == ["escape"])
        }

        @Test func `magic tap ends at the delegate, else the system plays`() {
            let view = screen.add(UIView())
            let outcome = perform(.magicTap, on: view)
            #expect(!outcome.isHandled)
            #expect(outcome.systemDefault == "play/pause media")
            #expect(names(outcome) == ["UIView", "UIWindow", "UIApplication"])
            let delegate = Delegate()
            UIApplication.shared.delegate = delegate
            defer { UIApplication.shared.delegate = nil }
            let taken = perform(.magicTap, on: view)
            #expect(taken.isHandled && taken.systemDefault == nil)
            #expect(names(taken).last == "Delegate")
            #expect(delegate.taps == 1)
        }

        @Test func `a walk without focus starts at the key window`() {
            // Between the making of a suite and its test, a test of another module may have had the key window.
            screen.window.makeKey()
            #expect(names(perform(.escape, on: nil)) == ["UIWindow", "UIApplication"])
        }

        @Test func `a refusal is passed on and a block is asked in place of the method`() {
            let outer = screen.add(Taker())
            let inner = Taker()
            inner.takes = false
            outer.addSubview(inner)
            #expect(perform(.scroll(.left), on: inner).trace.count == 2)
            #expect(inner.log == ["scroll left"] && outer.log == ["scroll left"])
            inner.accessibilityPerformEscapeBlock = { true }
            #expect(perform(.escape, on: inner).trace.count == 1)
            #expect(inner.log == ["scroll left"])
        }

        @Test func `values go up and down on the element itself`() {
            let view = screen.add(Taker())
            #expect(perform(.increment, on: view).isHandled)
            #expect(perform(.decrement, on: view).isHandled)
            var raised = 0
            view.accessibilityIncrementBlock = { raised += 1 }
            #expect(perform(.increment, on: view).isHandled)
            #expect(view.log == ["increment", "decrement"] && raised == 1)
        }

        @Test func `activation falls back to a tap at the activation point`() throws {
            let button = screen.add(UIButton(frame: CGRect(x: 100, y: 400, width: 202, height: 75)))
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            let outcome = perform(.activate, on: button)
            #expect(outcome.isHandled && taps == 1)
            #expect(names(outcome) == ["UIButton", "UIButton [tap at (201, 437.5)]"])
            button.accessibilityActivateBlock = { true }
            #expect(names(perform(.activate, on: button)) == ["UIButton"])
            #expect(taps == 1)
        }

        @Test func `a tap that no view handles is reported as not handled`() {
            let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            let outcome = perform(.activate, on: view)
            #expect(!outcome.isHandled)
            #expect(names(outcome).last == "UIView [tap at (5, 5)]")
            view.accessibilityActivationPoint = CGPoint(x: -50, y: 0)
            #expect(names(perform(.activate, on: view)) == ["UIView [tap at (-50, 0), nothing there]"])
        }

        @Test func `an activation point of no number does no harm`() {
            let view = screen.add(UIView())
            view.accessibilityActivationPoint = CGPoint(x: CGFloat.nan, y: .infinity)
            #expect(!perform(.activate, on: view).isHandled)
        }

        @Test func `custom actions are done by index`() {
            let view = screen.add(UIView())
            view.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "No") { _ in false },
                UIAccessibilityCustomAction(name: "Yes") { $0.name == "Yes" },
            ]
            #expect(!perform(.customAction(index: 0), on: view).isHandled)
            #expect(names(perform(.customAction(index: 1), on: view)) == ["UIView [Yes]"])
            #expect(perform(.customAction(index: 1), on: view).isHandled)
            #expect(!perform(.customAction(index: 2), on: view).isHandled)
            #expect(!perform(.customAction(index: -1), on: view).isHandled)
        }

        @Test func `a rotor gets its direction and answers with an element`() {
            let view = screen.add(UIView())
            let other = screen.add(UIView())
            view.accessibilityCustomRotors = [
                UIAccessibilityCustomRotor(name: "Errors") { predicate in
                    guard predicate.searchDirection == .next else { return nil }
                    return UIAccessibilityCustomRotorItemResult(targetElement: other, targetRange: nil)
                }
            ]
            #expect(perform(.customRotor(index: 0, forward: true), on: view).result == other.nodeID)
            #expect(!perform(.customRotor(index: 0, forward: false), on: view).isHandled)
        }

        @Test func `focus moves with its callbacks, queries and notification`() {
            let first = screen.add(Taker())
            let second = screen.add(Taker())
            nonisolated(unsafe) var infos: [[AnyHashable: Any]] = []
            // Posted and read on the main actor.
            let token = NotificationCenter.default.addObserver(
                forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
            ) { infos.append($0.userInfo ?? [:]) }
            defer { NotificationCenter.default.removeObserver(token) }
            _ = perform(.becomeFocused, on: first)
            #expect(first.accessibilityElementIsFocused())
            _ = perform(.loseFocus, on: first)
            _ = perform(.becomeFocused, on: second)
            #expect(first.log == ["focused", "unfocused"] && second.log == ["focused"])
            #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === second)
            #expect(second.accessibilityAssistiveTechnologyFocusedIdentifiers() == [.notificationVoiceOver])
            #expect(first.accessibilityAssistiveTechnologyFocusedIdentifiers() == nil)
            #expect(infos.count == 2)
            #expect(infos.last?[UIAccessibility.focusedElementUserInfoKey] as? UIView === second)
            #expect(infos.last?[UIAccessibility.unfocusedElementUserInfoKey] as? UIView === first)
            #expect(infos.last?[UIAccessibility.assistiveTechnologyUserInfoKey] != nil)
        }

        @Test func `a focus that was not taken away first is taken away by the next`() {
            let first = screen.add(Taker())
            let second = screen.add(Taker())
            _ = perform(.becomeFocused, on: first)
            _ = perform(.becomeFocused, on: second)
            _ = perform(.becomeFocused, on: second)
            #expect(first.log == ["focused", "unfocused"] && second.log == ["focused"])
        }

        @Test func `zoom is asked with the activation point`() {
            let view = screen.add(Taker(frame: CGRect(x: 10, y: 20, width: 20, height: 20)))
            #expect(perform(.zoomIn, on: view).isHandled)
            #expect(view.log == ["zoom 20 30"])
        }

        @Test func `an element that is gone does nothing`() {
            var view: UIView? = UIView()
            let request = ActionRequest(target: view?.nodeID, action: .activate)
            view = nil
            #expect(WindowSource(screen.window).perform(request) == ActionOutcome(trace: [], isHandled: false))
        }

        @Test func `containers in a circle end the walk`() {
            let first = UIAccessibilityElement(accessibilityContainer: screen.window)
            let second = UIAccessibilityElement(accessibilityContainer: first)
            first.accessibilityContainer = second
            #expect(perform(.escape, on: first).trace.count == 2)
            #expect(first.accessibilityFrame == .zero)
        }
    }
}
