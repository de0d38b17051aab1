import Foundation
import Testing

@testable import HeadlessUIKit

private struct Density: UITraitDefinition {
    static let defaultValue = 1
}

extension UITraitCollection {
    fileprivate var density: Int { self[Density.self] }
}

extension UIMutableTraits {
    fileprivate var density: Int {
        get { self[Density.self] }
        set { self[Density.self] = newValue }
    }
}

extension CoreTests {
    /// Custom traits of an app, and observers of single traits.
    @Suite @MainActor struct CustomTraits {
        private let screen = TestWindow()

        @Test func `a trait of the app's is inherited from where it is set`() {
            let outer = screen.add(UIView())
            let inner = UIView()
            outer.addSubview(inner)
            #expect(inner.traitCollection.density == 1)
            outer.traitOverrides.density = 3
            #expect(inner.traitCollection.density == 3 && screen.window.traitCollection.density == 1)
            inner.traitOverrides.density = 2
            #expect(inner.traitCollection.density == 2 && outer.traitOverrides.contains(Density.self))
            inner.traitOverrides.remove(Density.self)
            #expect(inner.traitCollection.density == 3)
        }

        @Test func `an observer registered for some traits is notified of those alone`() {
            let view = screen.add(UIView())
            var heard: [String] = []
            let both = view.registerForTraitChanges([Density.self, UITraitUserInterfaceStyle.self]) {
                (view: UIView, old: UITraitCollection) in
                heard.append("\(old.density) to \(view.traitCollection.density)")
            }
            view.traitOverrides.density = 4
            view.traitOverrides.density = 4
            view.traitOverrides.layoutDirection = .rightToLeft
            view.traitOverrides.userInterfaceStyle = .dark
            #expect(heard == ["1 to 4", "4 to 4"])
            view.unregisterForTraitChanges(both)
            view.traitOverrides.density = 5
            #expect(heard.count == 2)
        }

        @Test func `a collection is made and changed by its traits`() {
            let dark = UITraitCollection {
                $0.userInterfaceStyle = .dark
                $0.density = 7
            }
            #expect(dark.userInterfaceStyle == .dark && dark.density == 7)
            let light = dark.modifyingTraits { $0.userInterfaceStyle = .light }
            #expect(light.density == 7 && light != dark)
            #expect(light.changedTraits(from: dark).map { $0.name } == ["UITraitUserInterfaceStyle"])
            #expect(UITraitCollection(traitsFrom: [dark, UITraitCollection { $0.density = 8 }]).density == 8)
            #expect(dark[UITraitUserInterfaceStyle.self] == .dark)
            #expect(dark == UITraitCollection(traitsFrom: [dark]) && dark.containsTraits(in: light) == false)
            var overrides = UITraitOverrides()
            overrides.userInterfaceStyle = .dark
            #expect(overrides.contains(UITraitUserInterfaceStyle.self))
            overrides.remove(UITraitUserInterfaceStyle.self)
            #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
        }
    }
}
