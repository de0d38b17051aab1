import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import Testing

/// Attributes and elements that an app computes in overridden getters or blocks, as VoiceOver asks for them: whenever it
/// needs them (WWDC 2018, "Deliver an Exceptional Accessibility Experience": overridden getters stay up to date).
@Suite(.serialized) @MainActor struct ComputedAttributeTests {
    /// A card that is read by the text of its label, with a price that the app raises without telling UIKit.
    private final class Card: UIView {
        var price = 3
        var asked = 0
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var accessibilityLabel: String? {
            get {
                asked += 1
                return "\(price) euros"
            }
            set {}
        }
    }

    /// A calendar that makes its days whenever it is asked.
    private final class Week: UIView {
        var days = ["Monday", "Tuesday", "Wednesday"]
        var chosen = ""
        override var accessibilityElements: [Any]? {
            get {
                days.enumerated().map { index, day in
                    let element = Day(accessibilityContainer: self)
                    element.accessibilityLabel = day
                    element.accessibilityFrameInContainerSpace = CGRect(x: 50 * index, y: 0, width: 50, height: 50)
                    return element
                }
            }
            set {}
        }
    }

    private final class Day: UIAccessibilityElement {
        override func accessibilityActivate() -> Bool {
            (accessibilityContainer as? Week)?.chosen = accessibilityLabel ?? ""
            return true
        }
    }

    private func reading(_ views: UIView..., test: (ScreenReaderSession) -> Void) {
        let controller = UIViewController()
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 0, y: 100 + 60 * index, width: 300, height: 50)
            controller.view.addSubview(view)
        }
        let reader = ScreenReaderSession(controller: controller)
        defer { reader.end() }
        reader.settle()
        test(reader)
    }

    @Test func `an overridden label is asked for when its element is spoken`() {
        let card = Card()
        reading(card) { reader in
            #expect(reader.session.lastSpoken == "3 euros")
            card.price = 4
            reader.perform(.readElement)
            #expect(reader.session.lastSpoken == "4 euros")
        }
    }

    @Test func `an overridden label is spoken anew after an action that changed it`() {
        let card = Card()
        let button = UIButton()
        button.setTitle("Raise", for: .normal)
        button.addAction(UIAction { _ in card.price += 1 }, for: .primaryActionTriggered)
        reading(card, button) { reader in
            reader.next()
            reader.activate()
            reader.previous()
            #expect(reader.session.lastSpoken == "4 euros")
        }
    }

    @Test func `a block is asked for when its element is spoken`() {
        let view = UIView()
        var text = "One"
        view.isAccessibilityElement = true
        view.accessibilityLabelBlock = { text }
        reading(view) { reader in
            text = "Two"
            reader.perform(.readElement)
            #expect(reader.session.lastSpoken == "Two")
        }
    }

    @Test func `a computed value is spoken after an increment`() {
        final class Dial: UIView {
            var level = 1
            override var accessibilityValue: String? {
                get { "\(level) bars" }
                set {}
            }
            override func accessibilityIncrement() { level += 1 }
        }
        let dial = Dial()
        dial.isAccessibilityElement = true
        dial.accessibilityLabel = "Dial"
        dial.accessibilityTraits = .adjustable
        reading(dial) { reader in
            reader.increment()
            #expect(reader.session.lastSpoken == "2 bars")
        }
    }

    @Test func `elements that are made anew whenever they are asked for keep the cursor`() {
        let week = Week()
        reading(week) { reader in
            let before = reader.session.log.entries.count
            reader.next()
            #expect(reader.session.lastSpoken == "Tuesday")
            #expect(reader.session.log.entries.count - before < 10)
            reader.activate()
            #expect(week.chosen == "Tuesday")
            #expect(reader.cursor == "Tuesday")
        }
    }

    @Test func `a computed element that has gone leaves the cursor on its neighbour`() {
        let week = Week()
        reading(week) { reader in
            reader.next()
            week.days.remove(at: 1)
            reader.letApp {}
            #expect(reader.cursor == "Wednesday")
        }
    }

    @Test func `the cursor follows a computed element whose neighbours go or change places`() {
        let week = Week()
        week.days = ["Monday", "Tuesday", "Wednesday", "Thursday"]
        reading(week) { reader in
            reader.next()
            reader.next()
            reader.letApp { week.days.removeFirst() }
            #expect(reader.cursor == "Wednesday")
            reader.letApp { week.days.swapAt(0, 1) }
            #expect(reader.cursor == "Wednesday")
            reader.next()
            #expect(reader.session.lastSpoken == "Tuesday")
        }
    }

    @Test func `an element that is replaced by an equal one in its place is not spoken again`() {
        let view = UIView()
        func fill() {
            let element = UIAccessibilityElement(accessibilityContainer: view)
            element.accessibilityLabel = "Total"
            element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 50, height: 50)
            view.accessibilityElements = [element]
        }
        fill()
        reading(view) { reader in
            let spoken = reader.session.spokenLog.count
            reader.letApp(fill)
            #expect(reader.cursor == "Total")
            #expect(reader.session.spokenLog.count == spoken)
        }
    }
}
