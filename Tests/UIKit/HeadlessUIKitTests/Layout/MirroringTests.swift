import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Views placed by their leading edges, in right-to-left layouts.
    @MainActor struct MirroringTests {
        private func place(_ view: UIView, isMirrored: Bool) {
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
            window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
            window.addSubview(view)
            window.layoutIfNeeded()
        }

        @Test(arguments: [false, true]) func `segments stand from where lines start`(isMirrored: Bool) {
            let control = UISegmentedControl(items: ["One", "Two", "Three"])
            place(control, isMirrored: isMirrored)
            let starts = control.subviews.map(\.frame.minX)
            #expect(starts == (isMirrored ? [200, 100, 0] : [0, 100, 200]))
        }

        @Test(arguments: [false, true]) func `tabs stand from where lines start`(isMirrored: Bool) {
            let bar = UITabBar()
            bar.items = ["One", "Two", "Three"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
            place(bar, isMirrored: isMirrored)
            #expect(bar.subviews.map(\.frame.minX) == (isMirrored ? [200, 100, 0] : [0, 100, 200]))
        }

        @Test(arguments: [false, true]) func `the views of a row stand from where lines start`(isMirrored: Bool) {
            let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
            stack.distribution = .fillEqually
            place(stack, isMirrored: isMirrored)
            #expect(stack.arrangedSubviews.map(\.frame.minX) == (isMirrored ? [200, 100, 0] : [0, 100, 200]))
        }

        @Test func `a view that forces its direction is not mirrored`() {
            let control = UISegmentedControl(items: ["One", "Two"])
            control.semanticContentAttribute = .forceLeftToRight
            place(control, isMirrored: true)
            #expect(control.subviews.map(\.frame.minX) == [0, 150])
        }
    }
}
