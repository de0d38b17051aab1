import AccessibilityTesting
import HeadlessUIKit
import Testing

@Suite(.serialized) @MainActor struct ExpectAccessibleTests {
    @Test func `a sound screen passes`() {
        #expect(expectAccessible(Fixture.player()))
    }

    /// What the failure of an expectation says; nil when it does not fail.
    private func failure(
        of view: UIView, checks: Set<AccessibilityCheck> = Set(AccessibilityCheck.allCases)
    ) -> String? {
        failures { expectAccessible(view, checks: checks) }.first?.text
    }

    @Test func `a failure names the thing, the check and what is there`() throws {
        let nameless = UIButton(frame: CGRect(x: 20, y: 80, width: 44, height: 44))
        nameless.accessibilityIdentifier = "close"
        let text = try #require(failure(of: Fixture.screen(Fixture.element("Title", y: 20), nameless)))
        #expect(
            text == """
                1 thing is not accessible:
                  hasLabel: UIButton(close) has no accessibilityLabel, so nobody hears what it does
                The elements that are there, in order:
                  1. Title
                  2. button   (identifier "close")
                """)
    }

    @Test func `each check finds what it looks for`() {
        #expect(failure(of: Fixture.screen())?.contains("hasElements: there is nothing") == true)
        let blank = Fixture.screen(Fixture.element(" ", y: 20))
        #expect(failure(of: blank)?.contains("hasLabel: UIView") == true)
        let flat = Fixture.screen(Fixture.element("Flat", y: 20, height: 0))
        #expect(failure(of: flat)?.contains("hasFrame: UIView \"Flat\"") == true)
        let twins = [Fixture.element("A", y: 20), Fixture.element("B", y: 80)]
        for twin in twins { twin.accessibilityIdentifier = "twin" }
        let twice = failure(of: Fixture.screen(twins[0], twins[1]))
        #expect(twice?.contains("hasUniqueIdentifier: UIView(twin) \"B\" has the same identifier as \"A\"") == true)
    }

    @Test func `a button behind another view is covered`() {
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        cover.accessibilityIdentifier = "cover"
        let text = failure(of: Fixture.screen(Fixture.button("Pay", y: 20), cover))
        #expect(text?.contains("isHit: UIButton \"Pay\" is covered by cover at") == true)
    }

    @Test func `an activation point beside its element is found`() {
        let button = Fixture.button("Pay", y: 20)
        button.accessibilityActivationPoint = CGPoint(x: 300, y: 300)
        let text = failure(of: Fixture.screen(button))
        #expect(text?.contains("isHit: UIButton \"Pay\" has its activation point outside of itself") == true)
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
        #expect(text?.contains("isReachable: UIView \"Last\" is not reached by flicks to the right") == true)
    }

    @Test func `checks that are not asked for are not made`() {
        let screen = Fixture.screen(Fixture.element("", y: 20))
        #expect(failure(of: screen, checks: [.hasFrame]) == nil)
    }

    @Test func `a failure stands at the line of the call`() {
        let location = failures { expectAccessible(Fixture.screen()) }.first?.location
        #expect(location?.line == #line - 1)
        #expect(location?.fileID == #fileID)
    }
}
