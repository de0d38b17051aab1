import Testing

@testable import HeadlessUIKit

/// Which classes compute their attributes, so that each capture has to ask them.
@MainActor struct ComputingClassTests {
    private func isComputing(_ view: UIView) -> Bool { ClassFacts.of(view).pointee.computesAttributes }

    @Test func `a class that overrides a getter is asked again, and its subclasses are`() {
        class Labelled: UIView {
            override var accessibilityLabel: String? {
                get { "label" }
                set {}
            }
        }
        final class Inheriting: Labelled {}
        #expect(isComputing(Labelled()) && isComputing(Inheriting()))
    }

    @Test func `UIKit's own classes notify, so they are not asked again`() {
        final class Own: UITableViewCell {}
        #expect(!isComputing(UIView()) && !isComputing(UISwitch()) && !isComputing(UITableViewCell()))
        #expect(!isComputing(Own()))
    }

    @Test func `classes that only override actions are not asked again`() {
        final class Plain: UIView {
            var asked = 0
            override func accessibilityActivate() -> Bool { true }
            override func accessibilityElementDidBecomeFocused() { asked += 1 }
        }
        #expect(!isComputing(Plain()))
        final class Counting: UIView {
            override func accessibilityElementCount() -> Int { 0 }
        }
        final class Listing: UIView {
            override func accessibilityElement(at index: Int) -> Any? { nil }
        }
        final class Finding: UIView {
            override func index(ofAccessibilityElement element: Any) -> Int { 0 }
        }
        #expect(isComputing(Counting()) && isComputing(Listing()) && !isComputing(Finding()))
    }
}
