import AccessibilityTree
import Testing

@testable import HeadlessUIKit

/// Progress views and activity indicators.
@MainActor struct ProgressTests {
    @Test(arguments: [(0.5, "50%"), (-1, "0%"), (2, "100%"), (Float.nan, "0%")])
    func `a progress view speaks a percentage`(progress: Float, spoken: String) {
        let view = UIProgressView()
        view.progress = progress
        #expect(view.isAccessibilityElement)
        #expect(view.accessibilityLabel == "Progress")
        #expect(view.accessibilityValue == spoken)
        #expect(view.accessibilityTraits == .updatesFrequently)
    }

    @Test func `an activity indicator says whether it turns, and hides while it does not`() {
        let view = UIActivityIndicatorView(style: .large)
        #expect(view.isHidden)
        view.startAnimating()
        #expect(!view.isHidden)
        #expect(view.accessibilityLabel == "In progress")
        #expect(view.accessibilityValue == "1")
        #expect(view.accessibilityTraits == .updatesFrequently)
        view.hidesWhenStopped = false
        view.stopAnimating()
        #expect(!view.isHidden)
        #expect(view.accessibilityLabel == "Progress halted")
        #expect(view.accessibilityValue == "0")
    }
}
