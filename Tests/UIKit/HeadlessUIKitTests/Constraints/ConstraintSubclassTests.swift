import Foundation
import HeadlessUIKit
import Testing

/// Classes of an app's own for constraints, and views that watch their priorities.
@MainActor struct ConstraintSubclassTests {
    private final class Marked: NSLayoutConstraint {
        var mark = "mine"
    }

    private final class Watching: UIView {
        var heard: [UILayoutPriority] = []
        override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
            heard.append(priority)
            super.setContentHuggingPriority(priority, for: axis)
        }
    }

    @Test func `a subclass makes constraints that hold`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        let width = Marked(
            item: inner, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 0.5,
            constant: 3)
        width.isActive = true
        inner.heightAnchor.constraint(equalToConstant: 10).isActive = true
        view.layoutIfNeeded()
        #expect(inner.bounds.width == 53 && width.mark == "mine")
        width.constant = 8
        view.layoutIfNeeded()
        #expect(inner.bounds.width == 58)
    }

    @Test func `a constraint that speaks of nothing never counts`() {
        let nothing = NSLayoutConstraint()
        nothing.isActive = true
        #expect(nothing.firstItem == nil && !nothing.isActive)
    }

    @Test func `a view that overrides the setters of its priorities gets their calls`() {
        let view = Watching()
        view.setContentHuggingPriority(.required, for: .vertical)
        #expect(view.heard == [.required] && view.contentHuggingPriority(for: .vertical) == .required)
    }
}
