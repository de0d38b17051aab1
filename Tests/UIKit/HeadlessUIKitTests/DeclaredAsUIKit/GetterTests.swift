import Foundation
import Testing

@testable import HeadlessUIKit

/// The plain getters answer with the block's value, as on iOS 17.
@MainActor struct GetterTests {
    private struct Case: CustomTestStringConvertible {
        let testDescription: String
        let assign: @MainActor (UIView) -> Void
        let expected: String
        let answer: @MainActor (UIView) -> Any?

        init(
            _ name: String, _ expected: String, _ assign: @escaping @MainActor (UIView) -> Void,
            _ answer: @escaping @MainActor (UIView) -> Any?
        ) {
            testDescription = name
            self.expected = expected
            self.assign = assign
            self.answer = answer
        }
    }

    private static let cases: [Case] = [
        Case(
            "label", "block",
            {
                $0.accessibilityLabelBlock = { "block" }
                $0.accessibilityLabel = "plain"
            }
        ) {
            $0.accessibilityLabel
        },
        Case(
            "attributed label", "block",
            { $0.accessibilityAttributedLabelBlock = { NSAttributedString(string: "block") } }
        ) { $0.accessibilityLabel },
        Case("label as attributed", "block", { $0.accessibilityLabelBlock = { "block" } }) {
            $0.accessibilityAttributedLabel?.string
        },
        Case(
            "value", "block",
            {
                $0.accessibilityValueBlock = { "block" }
                $0.accessibilityValue = "plain"
            }
        ) {
            $0.accessibilityValue
        },
        Case(
            "hint", "block",
            {
                $0.accessibilityHintBlock = { "block" }
                $0.accessibilityHint = "plain"
            }
        ) {
            $0.accessibilityHint
        },
        Case("identifier", "block", { $0.accessibilityIdentifierBlock = { "block" } }) { $0.accessibilityIdentifier },
        Case("language", "de", { $0.accessibilityLanguageBlock = { "de" } }) { $0.accessibilityLanguage },
        Case(
            "is element", "true",
            {
                $0.isAccessibilityElementBlock = { true }
                $0.isAccessibilityElement = false
            }
        ) {
            $0.isAccessibilityElement
        },
        Case("traits", "\(UIAccessibilityTraits.link.rawValue)", { $0.accessibilityTraitsBlock = { .link } }) {
            $0.accessibilityTraits.rawValue
        },
        Case("hidden", "true", { $0.accessibilityElementsHiddenBlock = { true } }) { $0.accessibilityElementsHidden },
        Case("modal", "true", { $0.accessibilityViewIsModalBlock = { true } }) { $0.accessibilityViewIsModal },
        Case(
            "frame", "(1.0, 2.0, 3.0, 4.0)",
            { $0.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 3, height: 4) } }
        ) {
            (
                $0.accessibilityFrame.minX, $0.accessibilityFrame.minY, $0.accessibilityFrame.width,
                $0.accessibilityFrame.height
            )
        },
        Case("activation point", "9.0", { $0.accessibilityActivationPointBlock = { CGPoint(x: 9, y: 1) } }) {
            $0.accessibilityActivationPoint.x
        },
        Case(
            "path", "30.0",
            { $0.accessibilityPathBlock = { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 3)) } }
        ) { $0.accessibilityPath?.bounds.width },
        Case(
            "input labels", "[\"block\"]",
            {
                $0.accessibilityUserInputLabelsBlock = { ["block"] }
                $0.accessibilityUserInputLabels = ["plain"]
            }
        ) { $0.accessibilityUserInputLabels },
        Case(
            "elements", "1",
            { view in
                view.accessibilityElementsBlock = { [UIAccessibilityElement(accessibilityContainer: view)] }
                view.accessibilityElements = []
            }
        ) { $0.accessibilityElements?.count },
        Case(
            "actions", "block",
            { $0.accessibilityCustomActionsBlock = { [UIAccessibilityCustomAction(name: "block") { _ in true }] } }
        ) { $0.accessibilityCustomActions?.first?.name },
        Case(
            "rotors", "block",
            { $0.accessibilityCustomRotorsBlock = { [UIAccessibilityCustomRotor(name: "block") { _ in nil }] } }
        ) { $0.accessibilityCustomRotors?.first?.name },
        // As on iOS, which never calls this block.
        Case(
            "container type", "\(UIAccessibilityContainerType.landmark)",
            {
                $0.accessibilityContainerType = .landmark
                $0.accessibilityContainerTypeBlock = { .list }
            }
        ) { $0.accessibilityContainerType },
    ]

    @Test(arguments: 0..<19) func `a getter answers with its block`(_ index: Int) throws {
        #expect(Self.cases.count == 19)
        let example = Self.cases[index]
        let view = UIView()
        example.assign(view)
        let answer = try #require(example.answer(view), "\(example.testDescription)")
        #expect("\(answer)" == example.expected, "\(example.testDescription)")
    }
}
