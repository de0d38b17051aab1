import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Colours that depend on traits.
@MainActor struct ColorTraitTests {
    private static func traits(dark: Bool, high: Bool) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: dark ? .dark : .light),
            UITraitCollection(accessibilityContrast: high ? .high : .normal),
        ])
    }

    @Test(arguments: [
        (false, false, UIColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1)),
        (true, false, UIColor(red: 1, green: 69.0 / 255, blue: 58.0 / 255, alpha: 1)),
        (false, true, UIColor(red: 215.0 / 255, green: 0, blue: 21.0 / 255, alpha: 1)),
        (true, true, UIColor(red: 1, green: 105.0 / 255, blue: 97.0 / 255, alpha: 1)),
    ])
    func `a system colour follows appearance and contrast`(dark: Bool, high: Bool, expected: UIColor) {
        let traits = Self.traits(dark: dark, high: high)
        #expect(UIColor.systemRed.resolvedColor(with: traits) == expected)
        let half = UIColor.systemRed.withAlphaComponent(0.5)
        #expect(half.resolvedColor(with: traits) == expected.withAlphaComponent(0.5))
        #expect(UIColor.red.resolvedColor(with: traits) == .red)
    }

    @Test func `colours are equal where they are for all traits`() {
        #expect(UIColor.label == UIColor.label)
        #expect(UIColor.label != UIColor.black)
        #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
        let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(own == own)
        #expect(own != UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        #expect(own.resolvedColor(with: UITraitCollection()) == .black)
    }

    @Test func `what a function answers may depend on traits in turn`() {
        enum Loop {
            static let color = UIColor { _ in UIColor { _ in .systemRed } }
        }
        let dark = Self.traits(dark: true, high: false)
        #expect(Loop.color.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
    }

    /// A label in a window, as audits see it.
    private func captured(_ prepare: (UILabel, UIWindow) -> Void) -> [Appearance.Color?] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel(frame: window.bounds)
        label.text = "A"
        label.textColor = .label
        label.backgroundColor = .systemBackground
        window.addSubview(label)
        window.isHidden = false
        defer { window.isHidden = true }
        let source = WindowSource(window, includesAppearance: true)
        _ = source.captureTree()
        prepare(label, window)
        let tree = source.captureTree()
        let node = tree.nodes.first { $0.label?.string == "A" }
        return [node?.appearance?.textColor, node?.appearance?.backgroundColor]
    }

    @Test func `a screen that turns dark is captured dark`() {
        let (black, white) = (Appearance.Color(red: 0, green: 0, blue: 0), Appearance.Color(red: 1, green: 1, blue: 1))
        AppProcess().run {
            #expect(captured { _, _ in } == [black, white])
            #expect(captured { _, _ in UIApplication.shared.simulate(.dark) } == [white, black])
            #expect(captured { _, _ in UIApplication.shared.simulate(.light) } == [black, white])
            #expect(captured { label, _ in label.traitOverrides.userInterfaceStyle = .dark } == [white, black])
        }
    }

    @Test func `contrast is a trait, which those that ask for it hear of`() {
        AppProcess().run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.isHidden = false
            defer { window.isHidden = true }
            var heard: [UIAccessibilityContrast] = []
            let controller = UIViewController()
            window.rootViewController = controller
            _ = controller.registerForTraitChanges([UITraitAccessibilityContrast.self]) {
                (controller: UIViewController, _: UITraitCollection) in
                heard.append(controller.traitCollection.accessibilityContrast)
            }
            #expect(window.traitCollection.accessibilityContrast == .normal)
            UIAccessibility.setStatus(.darkerSystemColors, true)
            UIAccessibility.setStatus(.darkerSystemColors, false)
            #expect(heard == [.high, .normal])
        }
    }

    @Test(
        arguments: [
            ("iPhone SE (3rd generation)", [20, 0, 0, 0], [0, 0, 0, 0]),
            ("iPhone 16 Pro", [62, 0, 34, 0], [0, 62, 21, 62]),
            ("iPad Pro 13-inch", [24, 0, 20, 0], [24, 0, 20, 0]),
        ] as [(String, [CGFloat], [CGFloat])])
    func `a device covers what it covers`(name: String, upright: [CGFloat], lying: [CGFloat]) throws {
        let profile = try #require(DeviceProfile.named(name))
        func sides(_ orientation: UIInterfaceOrientation) -> [CGFloat] {
            let insets = profile.safeArea(in: orientation)
            return [insets.top, insets.left, insets.bottom, insets.right]
        }
        #expect(sides(.portrait) == upright)
        #expect(sides(.landscapeRight) == lying)
    }
}
