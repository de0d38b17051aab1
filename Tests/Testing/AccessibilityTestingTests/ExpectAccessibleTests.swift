import AccessibilityTesting
import HeadlessUIKit
import Testing

@Suite(.serialized) @MainActor struct ExpectAccessibleTests {
    @Test func `a sound screen passes`() {
        #expect(expectAccessible(Fixture.player()))
    }

    /// Returns the text of the expectation's failure; nil when it does not fail.
    private func failure(of view: UIView) -> String? {
        failures { expectAccessible(view) }.first?.text
    }

    @Test func `a failure names the thing, the rule and what is there`() throws {
        let nameless = UIButton(frame: CGRect(x: 20, y: 80, width: 44, height: 44))
        nameless.accessibilityIdentifier = "close"
        let text = try #require(failure(of: Fixture.screen(Fixture.element("Title", y: 20), nameless)))
        #expect(
            text == """
                The audit found 1 issue:
                  critical label-missing: UIButton has no accessibility label; VoiceOver announces only "button". \
                (identifier "close")
                    Fix: \(try #require(AuditRules.rule("label-missing")).description.remedy)
                Elements in reading order:
                  1. Title
                  2. button   (identifier "close")
                """)
    }

    @Test func `each essential rule finds what it looks for`() {
        // A view whose label is drawn and that is not an accessibility element.
        let drawn = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        drawn.text = "Saved"
        drawn.isAccessibilityElement = false
        #expect(
            failure(of: Fixture.screen())?.contains("critical screen-empty: The screen has no accessibility element")
                == true)
        #expect(
            failure(of: Fixture.screen(drawn))?.contains(
                "critical screen-empty: The screen has no accessibility element") == true)
        let blank = Fixture.screen(Fixture.element(" ", y: 20))
        #expect(failure(of: blank)?.contains("label-missing: UIView") == true)
        let flat = Fixture.screen(Fixture.element("Flat", y: 20, height: 0))
        #expect(failure(of: flat)?.contains("element-without-size: The accessibility frame of UIView \"Flat\"") == true)
        let twins = [Fixture.element("A", y: 20), Fixture.element("B", y: 80)]
        for twin in twins { twin.accessibilityIdentifier = "twin" }
        let twice = failure(of: Fixture.screen(twins[0], twins[1]))
        #expect(twice?.contains("duplicate-identifier: UIView \"B\" has the same identifier as UIView \"A\"") == true)
    }

    @Test func `a button behind another view is covered`() {
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        cover.accessibilityIdentifier = "cover"
        let text = failure(of: Fixture.screen(Fixture.button("Pay", y: 20), cover))
        #expect(text?.contains("touch-covered: UIButton \"Pay\" is covered by cover.") == true)
    }

    @Test func `a button that takes no touches gets none`() {
        let button = Fixture.button("Pay", y: 20)
        let screen = Fixture.screen(button)
        screen.isUserInteractionEnabled = false
        let text = failure(of: screen)
        #expect(text?.contains("touch-covered: UIButton \"Pay\" receives no touch") == true)
    }

    @Test func `a button that is scrolled out of sight is not called covered`() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        list.contentSize = CGSize(width: 300, height: 2_000)
        list.addSubview(Fixture.button("Pay", y: 400))
        let bar = UIView(frame: CGRect(x: 0, y: 300, width: 400, height: 400))
        #expect(failure(of: Fixture.screen(list, bar)) == nil)
    }

    @Test func `an activation point outside its element is found`() {
        let button = Fixture.button("Pay", y: 20)
        button.accessibilityActivationPoint = CGPoint(x: 300, y: 300)
        let text = failure(of: Fixture.screen(button))
        #expect(text?.contains("activation-point-outside: The activation point of UIButton \"Pay\"") == true)
    }

    @Test func `an element that moves the cursor away keeps flicks from what follows`() {
        final class Trap: UIView {
            weak var other: UIView?
            override func accessibilityElementDidBecomeFocused() {
                UIAccessibility.post(notification: .layoutChanged, argument: other)
            }
        }
        let first = Fixture.element("First", y: 20)
        let trap = Trap(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
        trap.isAccessibilityElement = true
        trap.accessibilityLabel = "Trap"
        trap.other = first
        let text = failure(of: Fixture.screen(first, trap, Fixture.element("Last", y: 140)))
        #expect(text?.contains("not-reached-by-flicks: UIView \"Last\" is not reached by swipes to the right") == true)
    }

    @Test func `a failure is reported at the line of the call`() {
        let nameless = UIButton(frame: CGRect(x: 20, y: 80, width: 44, height: 44))
        let location = failures { expectAccessible(Fixture.screen(nameless)) }.first?.location
        #expect(location?.line == #line - 1)
        #expect(location?.fileID == #fileID)
    }
}
