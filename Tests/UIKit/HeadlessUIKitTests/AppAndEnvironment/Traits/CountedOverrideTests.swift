import Testing

@testable import HeadlessUIKit

/// The count of trait overrides, which decides whether views are asked for any. Each test runs without a pause on the
/// main actor, so that no other test makes views meanwhile.
@MainActor struct CountedOverrideTests {
    @Test func `one of a view counts once, as long as there is the view`() {
        let before = CountedOverrides.count
        do {
            let view = UIView()
            #expect(CountedOverrides.count == before)
            view.traitOverrides.userInterfaceStyle = .dark
            view.traitOverrides.userInterfaceIdiom = .pad
            #expect(CountedOverrides.count == before + 1)
        }
        #expect(CountedOverrides.count == before)
    }

    @Test func `one for a child counts until it is taken back or the child leaves`() {
        let before = CountedOverrides.count
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        parent.setOverrideTraitCollection(compact, forChild: child)
        #expect(CountedOverrides.count == before + 1)
        parent.setOverrideTraitCollection(nil, forChild: child)
        #expect(CountedOverrides.count == before)
        parent.setOverrideTraitCollection(compact, forChild: child)
        child.removeFromParent()
        #expect(CountedOverrides.count == before)
    }

    @Test func `views know of one that is there, and of none that has gone`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        window.addSubview(outer)
        let usual = inner.traitCollection.userInterfaceStyle
        let before = CountedOverrides.count
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        outer.overrideUserInterfaceStyle = .unspecified
        #expect(inner.traitCollection.userInterfaceStyle == usual)
        #expect(CountedOverrides.count == before)
    }

    @Test func `each trait of the system's is taken back by what says nothing`() {
        let view = UIView()
        view.traitOverrides[UITraitUserInterfaceStyle.self] = .dark
        view.traitOverrides.horizontalSizeClass = .compact
        view.traitOverrides.displayScale = 2
        view.traitOverrides[UITraitUserInterfaceStyle.self] = .unspecified
        #expect(view.traitOverrides.horizontalSizeClass == .compact)
        #expect(view.traitOverrides.userInterfaceStyle == .unspecified)
        view.traitOverrides.horizontalSizeClass = .unspecified
        view.traitOverrides.displayScale = 0
        #expect(view.traitOverrides == UITraitOverrides())
    }
}
