import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct AttributeTests {
    @Test func `plain and attributed text are two sides of one attribute`() {
        let view = UIView()
        view.accessibilityAttributedLabel = NSAttributedString(
            string: "abc", attributes: [.accessibilitySpeechLanguage: "fr"])
        #expect(view.accessibilityLabel == "abc")
        view.accessibilityLabel = "def"
        #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "def"))
        view.accessibilityLabel = nil
        #expect(view.accessibilityAttributedLabel == nil)
    }

    @Test func `speech attributes are read whatever their number type`() {
        let text = NSMutableAttributedString(string: "ab")
        let all = NSRange(location: 0, length: 2)
        text.addAttributes(
            [
                .accessibilitySpeechPitch: 7, .accessibilitySpeechPunctuation: NSNumber(value: true),
                .accessibilitySpeechIPANotation: "x",
            ], range: all)
        text.addAttribute(.accessibilitySpeechSpellOut, value: true, range: NSRange(location: 1, length: 1))
        var first = SpeechAttributes(pitch: 2, punctuation: true, ipaNotation: "x")
        var expected = AttributedText("ab", runs: [.init(location: 0, length: 1, attributes: first)])
        first.spellsOut = true
        expected.runs.append(.init(location: 1, length: 1, attributes: first))
        #expect(AttributedText(text) == expected)
    }

    @Test func `a nan pitch is no pitch`() {
        let text = NSAttributedString(string: "a", attributes: [.accessibilitySpeechPitch: Double.nan])
        #expect(AttributedText(text) == "a")
    }

    @Test func `elements are counted and found as in an array`() {
        let view = UIView()
        #expect(view.accessibilityElementCount() == NSNotFound)
        let elements = [UIAccessibilityElement(accessibilityContainer: view), UIView()]
        view.accessibilityElements = elements
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 1) as? UIView === elements[1])
        #expect(view.accessibilityElement(at: 2) == nil)
        #expect(view.index(ofAccessibilityElement: elements[1]) == 1)
        #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
    }

    @Test func `text and disabled elements do not respond to the user unless set otherwise`() {
        let view = UIView()
        #expect(view.accessibilityRespondsToUserInteraction)
        view.accessibilityTraits = .staticText
        #expect(!view.accessibilityRespondsToUserInteraction)
        view.accessibilityRespondsToUserInteraction = true
        #expect(view.accessibilityRespondsToUserInteraction)
    }

    @Test func `the activation point is the middle of the frame, or of the path where the frame is zero`() {
        let view = UIView()
        view.accessibilityFrame = CGRect(x: 10, y: 10, width: 20, height: 40)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 20, y: 30))
        view.accessibilityFrame = .zero
        view.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 6, height: 8))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 3, y: 4))
    }

    @Test func `objects are found by id until they go`() throws {
        var view: UIView? = UIView()
        let id = try #require(view?.nodeID)
        #expect(ObjectRegistry.object(id) === view)
        view = nil
        #expect(ObjectRegistry.object(id) == nil)
        #expect(ObjectRegistry.object(NodeID(0)) == nil)
        #expect(ObjectRegistry.object(NodeID(.max)) == nil)
    }

    @Test func `an ellipse has the bounds of its rectangle and no corners inside`() {
        let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 20))
        #expect(abs(path.bounds.minX - 10) < 0.01 && abs(path.bounds.maxX - 50) < 0.01)
        #expect(abs(path.bounds.minY - 10) < 0.01 && abs(path.bounds.maxY - 30) < 0.01)
        #expect(path.contains(CGPoint(x: 30, y: 20)))
        #expect(!path.contains(CGPoint(x: 11, y: 11)))
    }

    @Test func `a path is converted to the screen with its view`() {
        let screen = TestWindow()
        let view = screen.add(UIView(frame: CGRect(x: 100, y: 50, width: 10, height: 10)))
        let path = UIAccessibility.convertToScreenCoordinates(
            UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), in: view)
        #expect(path.bounds == CGRect(x: 101, y: 52, width: 3, height: 4))
    }
}
