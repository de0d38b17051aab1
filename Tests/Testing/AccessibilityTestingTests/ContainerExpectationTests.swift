import AccessibilityTesting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Checks of the guide's requirements for containers that nothing enforces at run time.
@Suite(.serialized) @MainActor struct ContainerExpectationTests {
    private final class Page: UIViewController {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            label.frame.size.width = view.bounds.width - 20
        }
    }

    /// A container that places its child, and changes the child's subviews if a test asks for it.
    private final class Holder: UIViewController {
        let page = Page()
        var reachesIn = false
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            page.viewIfLoaded?.frame = view.bounds.insetBy(dx: 10, dy: 10)
            if reachesIn { page.view.subviews.first?.frame.origin.y = 90 }
        }
        func show() {
            addChild(page)
            view.addSubview(page.view)
            page.didMove(toParent: self)
        }
    }

    private func onScreen(_ root: UIViewController, _ test: () throws -> Void) rethrows {
        MainLoop.main.clock = .virtual
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        window.rootViewController = root
        window.makeKeyAndVisible()
        MainLoop.main.runUntilIdle()
        defer {
            window.isHidden = true
            window.rootViewController = nil
            MainLoop.main.runUntilIdle()
        }
        try test()
    }

    @Test func `D14 a test of an app finds a container that reaches into its children`() throws {
        let holder = Holder()
        try onScreen(holder) {
            #expect(expectTouchesOnlyRootViews(holder) { holder.show() })
            #expect(holder.page.label.frame.width == 362, "the child has laid itself out")
            holder.reachesIn = true
            let text = try #require(failures { expectTouchesOnlyRootViews(holder) }.first?.text)
            #expect(
                text == """
                    Holder has changed the views of its child view controllers:
                      the place of a UILabel inside Page
                    """)
            holder.reachesIn = false
            let added = failures { expectTouchesOnlyRootViews(holder) { holder.page.view.addSubview(UIView()) } }
            #expect(added.first?.text.contains("the subviews of a UIView inside Page") == true)
            #expect(expectTouchesOnlyRootViews(holder), "and nothing is noted afterwards")
        }
    }

    @Test func `E07 misspelt overrides are found in the source, and well-spelt and new members are not`() {
        let source = #"""
            /* class Old { var viewDidLoda: Int } /* nested */ func viewDidLoda() {} */
            final class Container: UIViewController {
                let text = "class X { func viewDidLoda() {} }", raw = #"func viewWillApear() {}"#
                override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
                var shouldAutomaticallyForwardAppearanceMethod: Bool { false }
                public var automaticallyForwardAppearanceMethods: Bool { false }
                func shouldAutomaticallyForwardAppearenceMethods() -> Bool { false }
                override func viewDidLoad() { var viewDidLoda = 1; func viewWillApear() {} }
                func viewDidlayoutSubviews() {}  // func viewWillApear() {}
                static func viewWillApear() {}
                class func accessibilityPerfomEscape() -> Bool { false }
                func accessibilityPerformEscapes(of view: UIView) {}
                func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
                func showStations() {}
                func pageViewController() {}
                var userSelected: Int { 0 }
                var accessibleLabels: [String] = []
            }
            struct Facts { var viewDidLoda = 1 }
            extension Container { private func `viewWillDissappear`(_ animated: Bool) {} }
            class Own: Base { override func viewDidLoads() {} }
            """#
        let found = MisspeltOverride.all(in: source, except: ["accessibilityPerformEscapes"])
        #expect(
            found.map { "\($0.line) \($0.name) \($0.meant)" } == [
                "5 shouldAutomaticallyForwardAppearanceMethod shouldAutomaticallyForwardAppearanceMethods",
                "6 automaticallyForwardAppearanceMethods shouldAutomaticallyForwardAppearanceMethods",
                "7 shouldAutomaticallyForwardAppearenceMethods shouldAutomaticallyForwardAppearanceMethods",
                "9 viewDidlayoutSubviews viewDidLayoutSubviews",
                "11 accessibilityPerfomEscape accessibilityPerformEscape",
                "20 viewWillDissappear viewWillDisappear",
            ])
    }

    @Test func `E07 the sources of an app are read, folder by folder`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "overrides-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let inner = folder.appending(path: "Screens")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        let file = inner.appending(path: "Screen.swift")
        try "class A: UIViewController {\n override func viewDidLoad() {}\n}".write(
            to: file, atomically: true, encoding: .utf8)
        #expect(expectNoMisspeltOverrides(in: folder) && expectNoMisspeltOverrides(in: file))
        try "class A: UIViewController {\n func viewWillApear(_ animated: Bool) {}\n}".write(
            to: file, atomically: true, encoding: .utf8)
        for place in [folder, file] {
            #expect(
                failures { expectNoMisspeltOverrides(in: place) }.map(\.text) == [
                    """
                    Members that override nothing:
                      Screen.swift, line 2: viewWillApear overrides nothing; did you mean viewWillAppear?
                    """
                ])
        }
        #expect(expectNoMisspeltOverrides(in: folder, except: ["viewWillApear"]))
        let nowhere = failures { expectNoMisspeltOverrides(in: folder.appending(path: "none")) }
        #expect(nowhere.first?.text.contains("there is no Swift file") == true)
        let sources = PackageFolders.root.appending(path: "Sources/Tool/DemoApp")
        #expect(expectNoMisspeltOverrides(in: sources))
    }
}
