import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    @Suite @MainActor struct Applications {
        private final class Target: UIView, NamedActionTarget {
            var actions: [String] = []
            func performAction(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
                actions.append(action.name)
                return action == "save:"
            }
        }

        // Windows that other tests have left shown would be between these.
        private func hideAllWindows() {
            for window in UIApplication.shared.windows { window.isHidden = true }
        }

        @Test func `windows stand in the order of their levels and of showing`() {
            hideAllWindows()
            let alert = TestWindow()
            alert.window.windowLevel = .alert
            let first = TestWindow()
            let second = TestWindow()
            let own = [alert, first, second].map(\.window)
            // Tests of other suites may leave windows behind.
            func shown() -> [UIWindow] { UIApplication.shared.windows.filter(own.contains) }
            #expect(shown() == [first.window, second.window, alert.window])
            first.window.makeKeyAndVisible()
            #expect(shown() == [second.window, first.window, alert.window])
            #expect(first.window.isKeyWindow)
            second.window.isHidden = true
            #expect(shown() == [first.window, alert.window])
        }

        @Test func `a window hides those behind it once it is filled`() throws {
            hideAllWindows()
            let back = TestWindow()
            let front = TestWindow()
            let source = ApplicationSource()
            var tree = source.captureTree()
            #expect(tree[back.window.nodeID] != nil && tree[front.window.nodeID]?.groupsChildren == true)
            front.window.backgroundColor = .white
            _ = source.refresh(&tree)
            #expect(tree[front.window.nodeID] != nil && tree[back.window.nodeID] == nil)
            front.window.frame.size.height -= 1
            _ = source.refresh(&tree)
            #expect(tree[back.window.nodeID] != nil)
        }

        @Test func `an action without a target goes up from its sender`() {
            let screen = TestWindow()
            let target = screen.add(Target())
            let sender = UIView()
            target.addSubview(sender)
            #expect(UIApplication.shared.sendAction("save:", to: nil, from: sender, for: nil))
            #expect(!UIApplication.shared.sendAction("open:", to: nil, from: sender, for: nil))
            #expect(UIApplication.shared.sendAction("save:", to: target, from: nil, for: nil))
            #expect(target.actions == ["save:", "open:", "save:"])
        }

        @Test func `a phone is compact but for its height in portrait and a tablet is regular`() {
            let device = UIDevice.current
            let size = UIScreen.main.bounds.size
            defer { device.simulate(.phone, screen: size) }
            func classes() -> [UIUserInterfaceSizeClass] {
                let traits = UIView().traitCollection
                return [traits.horizontalSizeClass, traits.verticalSizeClass]
            }
            #expect(classes() == [.compact, .regular])
            device.simulate(.phone, screen: CGSize(width: 874, height: 402))
            #expect(classes() == [.compact, .compact])
            device.simulate(.pad, screen: CGSize(width: 834, height: 1194))
            #expect(classes() == [.regular, .regular])
            #expect(UIApplication.shared.accessibilityEnvironment.idiom == .pad)
        }

        @Test func `later traits win where they say something`() {
            let both = UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(layoutDirection: .rightToLeft),
                UITraitCollection(horizontalSizeClass: .regular),
            ])
            #expect(both.horizontalSizeClass == .regular && both.layoutDirection == .rightToLeft)
            #expect(both.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
            #expect(!both.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
            #expect(UIContentSizeCategory.large < .accessibilityMedium)
            #expect(!UIContentSizeCategory.extraLarge.isAccessibilityCategory)
        }

        @Test func `a tint colour is inherited until a view has its own`() {
            let outer = UIView()
            let inner = UIView()
            outer.addSubview(inner)
            outer.tintColor = .red
            #expect(inner.tintColor == .red)
            inner.tintColor = .blue
            outer.tintColor = .green
            #expect(inner.tintColor == .blue)
            inner.tintColor = nil
            #expect(inner.tintColor == .green)
        }

        @Test func `views may be edited while they are notified of their window`() {
            final class Remover: UIView {
                override func didMoveToWindow() {
                    if window != nil { superview?.subviews.last?.removeFromSuperview() }
                }
            }
            let screen = TestWindow()
            let outer = UIView()
            let last = UIView()
            outer.addSubview(Remover())
            outer.addSubview(last)
            screen.add(outer)
            #expect(last.window == nil && last.superview == nil)
        }
    }
}
