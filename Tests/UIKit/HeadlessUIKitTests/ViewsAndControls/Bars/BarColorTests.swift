import AccessibilityTree
import Testing

@testable import HeadlessUIKit

/// The colours of bars, of their items and of segments, as far as the app has set them.
@MainActor struct BarColorTests {
    private func node(_ className: String, in view: UIView) throws -> Node {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        window.addSubview(view)
        window.isHidden = false
        defer { window.isHidden = true }
        let tree = WindowSource(window, includesAppearance: true).captureTree()
        return try #require(tree.nodes.first { $0.className == className })
    }

    private func bar() -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 402, height: 44))
        let item = UINavigationItem(title: "Trips")
        item.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        bar.items = [item]
        return bar
    }

    @Test func `a bar's own colour is behind it, and colours that the app has chosen are those of its titles`() throws {
        let bar = bar()
        bar.backgroundColor = .red
        bar.barTintColor = .black
        bar.tintColor = .white
        bar.titleTextAttributes = [.foregroundColor: UIColor.white]
        #expect(try node("UINavigationBar", in: bar).appearance?.backgroundColor?.red == 0)
        #expect(try node("UINavigationBarTitleLabel", in: bar).appearance?.textColor?.red == 1)
        #expect(try node("UIButtonBarButton", in: bar).appearance?.textColor?.red == 1)
        bar.standardAppearance.backgroundColor = .white
        #expect(try node("UINavigationBar", in: bar).appearance?.backgroundColor?.red == 1)
        bar.setBackgroundImage(UIImage(), for: .default)
        #expect(try node("UINavigationBar", in: bar).appearance?.backgroundColor == UIColor.red.appearance)
    }

    @Test func `a bar whose appearance changes in place is captured anew, with its content`() throws {
        let tabs = UITabBar(frame: CGRect(x: 0, y: 800, width: 402, height: 49))
        let tools = UIToolbar(frame: CGRect(x: 0, y: 800, width: 402, height: 49))
        let top = bar()
        let bars: [(UIView, UIBarAppearance)] = [
            (top, top.standardAppearance), (tabs, tabs.standardAppearance), (tools, tools.standardAppearance),
        ]
        for (bar, looks) in bars {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
            window.addSubview(bar)
            window.isHidden = false
            defer { window.isHidden = true }
            let source = WindowSource(window, includesAppearance: true)
            var tree = source.captureTree()
            #expect(tree[bar.nodeID]?.appearance?.backgroundColor == nil)
            looks.backgroundColor = .white
            _ = source.refresh(&tree)
            #expect(tree[bar.nodeID]?.appearance?.backgroundColor == UIColor.white.appearance, "\(type(of: bar))")
            #expect(tree == source.captureTree())
            looks.backgroundImage = UIImage()
            _ = source.refresh(&tree)
            #expect(tree[bar.nodeID]?.appearance?.backgroundColor == nil, "\(type(of: bar))")
        }
    }

    @Test func `looks that a bar has given up change nothing of it`() throws {
        let bar = bar()
        let old = bar.standardAppearance
        bar.standardAppearance = UINavigationBarAppearance()
        bar.standardAppearance.backgroundColor = .white
        old.backgroundColor = .black
        #expect(try node("UINavigationBar", in: bar).appearance?.backgroundColor == UIColor.white.appearance)
    }

    @Test func `of what the system chooses nothing is said`() throws {
        let bar = bar()
        #expect(try node("UIButtonBarButton", in: bar).appearance?.textColor == nil)
        bar.barTintColor = .black
        #expect(try node("UIButtonBarButton", in: bar).appearance?.textColor == nil)
        #expect(try node("UINavigationBarTitleLabel", in: bar).appearance?.textColor == nil)
        bar.barTintColor = nil
        bar.tintColor = .white
        #expect(try node("UIButtonBarButton", in: bar).appearance?.textColor == nil)
    }

    @Test func `a tab has the colour of its state, and that of the other one`() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 800, width: 402, height: 49))
        bar.items = [UITabBarItem(title: "Home", image: nil, tag: 0)]
        bar.barTintColor = .black
        (bar.tintColor, bar.unselectedItemTintColor) = (.white, .red)
        let looks = try #require(try node("UITabBarButton", in: bar).appearance)
        #expect(looks.textColor == UIColor.red.appearance)
        #expect(looks.stateColors == [.init(state: "selected", color: UIColor.white.appearance)])
    }

    @Test func `a segment has colours where the app has chosen what is behind it`() throws {
        let control = UISegmentedControl(items: ["Day"])
        control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        #expect(try node("UISegment", in: control).appearance?.stateColors == nil)
        control.selectedSegmentTintColor = .red
        let other = try #require(try node("UISegment", in: control).appearance)
        #expect(
            other.stateColors
                == [.init(state: "selected", color: UIColor.white.appearance, background: UIColor.red.appearance)])
        control.selectedSegmentIndex = 0
        let chosen = try #require(try node("UISegment", in: control).appearance)
        #expect(chosen.textColor == UIColor.white.appearance && chosen.backgroundColor == UIColor.red.appearance)
        #expect(chosen.stateColors == nil)
        control.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        #expect(try node("UISegment", in: control).appearance?.stateColors == nil)
    }
}
