import Foundation
import Testing

@testable import HeadlessUIKit

private let pad = CGSize(width: 1024, height: 1366)

@MainActor struct PresentationTests {
    private func present(_ b: UIViewController, on a: UIViewController, _ style: UIModalPresentationStyle) {
        b.modalPresentationStyle = style
        if style == .popover { b.popoverPresentationController?.sourceView = a.view }
        a.present(b, animated: true)
        MainLoop.main.runUntilIdle()
    }

    @Test func `TRAN-06 H13 a presentation starts in the next turn, with the links in place`() {
        onStage { stage in
            let a = stage.show(stage.controller("A"))
            let b = stage.controller("B")
            a.present(b, animated: true)
            #expect(stage.log.take().isEmpty)
            #expect(a.presentedViewController === b)
            #expect(b.presentingViewController === a)
            MainLoop.main.runTurn()
            #expect(stage.log.take().contains("B.WA"))
        }
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext, .automatic, .pageSheet])
    func `PRES-01 PRES-02 F07 a style that covers the screen removes the presenter, which disappears last`(
        style: UIModalPresentationStyle
    ) {
        onStage(policy: .guide) { stage in
            let a = stage.show(stage.controller("A"))
            let b = stage.controller("B")
            present(b, on: a, style)
            #expect(stage.log.takeAppearance() == ["A.WX", "B.WA", "B.I", "B.DA", "A.DX"])
            #expect(a.view.window == nil)
            #expect(b.view.window === stage.window)
            #expect(b.view.convert(b.view.bounds, to: nil) == stage.window.bounds)
        }
    }

    @Test func `PRES-04 B07 the dismissal brings the presenter back, which appears first`() {
        onStage { stage in
            let a = stage.show(stage.controller("A"))
            let b = stage.controller("B")
            present(b, on: a, .fullScreen)
            _ = stage.log.take()
            var presenterInDX: UIViewController?? = .some(a)
            var flags: [String] = []
            b.onEvent = { event in
                if event == "DX" { presenterInDX = b.presentingViewController }
                if event == "WX" || event == "DX" { flags.append("\(event) \(b.isBeingDismissed)") }
            }
            a.dismiss(animated: true) { flags.append("completion \(b.isBeingDismissed)") }
            stage.settle()
            #expect(stage.log.takeAppearance() == ["B.WX", "A.WA", "A.I", "A.DA", "B.DX"])
            #expect(presenterInDX == .some(nil))
            #expect(flags == ["WX true", "DX true", "completion false"])
            #expect(a.presentedViewController == nil)
            #expect(a.view.superview === stage.window)
            #expect(a.view.frame == stage.window.bounds)
            #expect(stage.window.subviews == [a.view])
        }
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .automatic, .popover])
    func `PRES-03 F08 B04 on a pad a sheet or popover leaves the presenter in place`(style: UIModalPresentationStyle) {
        onStage(size: pad) { stage in
            let a = stage.show(stage.controller("A"))
            let b = stage.controller("B")
            present(b, on: a, style)
            #expect(stage.log.takeAppearance() == ["B.WA", "B.I", "B.DA"])
            #expect(a.view.window === stage.window)
            let frame = b.view.convert(b.view.bounds, to: nil)
            #expect(frame != stage.window.bounds)
            #expect(stage.window.bounds.contains(frame))
            a.dismiss(animated: true)
            stage.settle()
            #expect(stage.log.takeAppearance() == ["B.WX", "B.DX"])
        }
    }

    @Test(arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom])
    func `PRES-12 PRES-13 F12 the styles that lie over leave the presenter's view`(style: UIModalPresentationStyle) {
        onStage(size: pad) { stage in
            let a = stage.show(stage.controller("A"))
            let b = stage.controller("B")
            present(b, on: a, style)
            #expect(stage.log.takeAppearance() == ["B.WA", "B.I", "B.DA"])
            #expect(a.view.window === stage.window)
        }
    }

    @Test func `PRES-06 F04 F05 B06 completions run after the callbacks, and the flags are set in the callbacks only`()
    {
        onStage { stage in
            let a = stage.show(stage.controller("A"))
            let b = stage.controller("B")
            var flags: [String] = []
            b.onEvent = { event in
                if ["WA", "I", "DA"].contains(event) { flags.append("\(event) \(b.isBeingPresented)") }
            }
            b.modalPresentationStyle = .fullScreen
            a.present(b, animated: true) {
                flags.append("completion \(b.isBeingPresented)")
                stage.log.note("presented")
            }
            stage.settle()
            #expect(stage.log.take().last == "presented")
            #expect(flags == ["WA true", "I true", "DA true", "completion false"])
            b.dismiss(animated: true) { stage.log.note("dismissed") }
            stage.settle()
            #expect(stage.log.take().last == "dismissed")
        }
    }

    @Test func `PRES-11 F03 F23 F24 the outermost parent presents, and each of the three can dismiss`() {
        onStage { stage in
            let root = stage.show(UIViewController())
            let child = UIViewController()
            root.addChild(child)
            root.view.addSubview(child.view)
            for dismisser in 0..<3 {
                let b = UIViewController()
                let inner = UIViewController()
                b.addChild(inner)
                present(b, on: child, .fullScreen)
                #expect(b.presentingViewController === root)
                #expect(inner.presentingViewController === root)
                #expect(child.presentedViewController === b)
                #expect(root.presentedViewController === b)
                #expect(b.parent == nil)
                [child, root, b][dismisser].dismiss(animated: false)
                stage.settle()
                #expect(root.presentedViewController == nil)
                #expect(inner.presentingViewController == nil)
            }
        }
    }

    @Test func `PRES-10 F11 the nearest controller that defines the context presents in it`() {
        onStage(size: pad) { stage in
            let root = stage.show(UIViewController())
            let context = UIViewController()
            let child = UIViewController()
            root.addChild(context)
            root.view.addSubview(context.view)
            context.view.frame = CGRect(x: 0, y: 100, width: 500, height: 600)
            context.addChild(child)
            context.view.addSubview(child.view)
            context.definesPresentationContext = true
            let b = UIViewController()
            present(b, on: child, .currentContext)
            #expect(b.presentingViewController === context)
            #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 500, height: 600))
            #expect(context.view.window == nil)
            b.dismiss(animated: false)
            stage.settle()
            #expect(context.view.superview === root.view)
            context.definesPresentationContext = false
            present(b, on: child, .overCurrentContext)
            #expect(b.presentingViewController === root)
            #expect(UINavigationController().definesPresentationContext)
            #expect(!UIViewController().definesPresentationContext)
        }
    }

    @Test func `a second presentation by the same presenter is refused with a warning`() {
        onStage { stage in
            let a = stage.show(UIViewController())
            let b = UIViewController()
            let c = UIViewController()
            a.present(b, animated: false)
            a.present(c, animated: false)
            stage.settle()
            #expect(a.presentedViewController === b)
            #expect(c.presentingViewController == nil)
            #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.presentationRefused])
        }
    }

    @Test func `F29 what can't be presented is an error`() {
        onStage { stage in
            let a = stage.show(UIViewController())
            let none = UIViewController()
            none.modalPresentationStyle = .none
            a.present(none, animated: false)
            let child = UIViewController()
            a.addChild(child)
            a.present(child, animated: false)
            a.present(a, animated: false)
            #expect(stage.diagnostics.map(\.name) == Array(repeating: Diagnostic.Name.invalidArgument, count: 3))
            #expect(a.presentedViewController == nil)
        }
    }

    @Test func `a presenter outside any window is refused with a warning`() {
        onStage { stage in
            UIViewController().present(UIViewController(), animated: false)
            #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.presentationRefused])
        }
    }

    @Test func `F18 a popover has the preferred size, and what lies around it dismisses it`() throws {
        try onStage(size: pad) { stage in
            let a = stage.show(UIViewController())
            let b = UIViewController()
            b.preferredContentSize = CGSize(width: 200, height: 100)
            present(b, on: a, .popover)
            #expect(b.view.bounds.size == CGSize(width: 200, height: 100))
            b.preferredContentSize = CGSize(width: 250, height: 150)
            stage.settle()
            #expect(b.view.bounds.size == CGSize(width: 250, height: 150))
            let container = try #require(stage.window.subviews.last as? UITransitionView)
            let region = try #require(container.subviews.first)
            #expect(region.accessibilityLabel == "dismiss popup")
            #expect(region.accessibilityActivate())
            stage.settle()
            #expect(a.presentedViewController == nil)
        }
    }

    @Test func `a chain is dismissed as a whole, and only its top is animated`() {
        final class Flags: LoggingController {
            var animated: [Bool] = []
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                self.animated.append(animated)
            }
        }
        onStage(size: pad) { stage in
            let a = stage.show(stage.controller("A"))
            let b = Flags("B", stage.log)
            let c = Flags("C", stage.log)
            present(b, on: a, .formSheet)
            present(c, on: b, .formSheet)
            _ = stage.log.take()
            var isDone = false
            a.dismiss(animated: true) { isDone = true }
            stage.settle()
            #expect(stage.log.takeAppearance() == ["C.WX", "B.WX", "C.DX", "B.DX"])
            #expect(b.animated == [false] && c.animated == [true])
            #expect(isDone)
            #expect(stage.window.subviews == [a.view])
            #expect(b.presentingViewController == nil && c.presentingViewController == nil)
        }
    }

    @Test func `a dismissal during the presentation waits for its end`() {
        onStage { stage in
            let a = stage.show(stage.controller("A"))
            let b = stage.controller("B")
            b.modalPresentationStyle = .overFullScreen
            a.present(b, animated: true)
            MainLoop.main.advance(by: .milliseconds(100))
            var isDone = false
            b.dismiss(animated: true) { isDone = true }
            stage.settle()
            #expect(stage.log.takeAppearance() == ["B.WA", "B.I", "B.DA", "B.WX", "B.DX"])
            #expect(isDone)
        }
    }

    @Test func `dismissing nothing still completes`() {
        onStage { stage in
            let a = stage.show(UIViewController())
            var isDone = false
            a.dismiss(animated: true) { isDone = true }
            stage.settle()
            #expect(isDone)
        }
    }

    @Test func `a presentation right after the launch waits for the root to have appeared`() {
        onStage { stage in
            let a = stage.controller("A")
            let b = stage.controller("B")
            b.modalPresentationStyle = .fullScreen
            stage.window.rootViewController = a
            stage.window.makeKeyAndVisible()
            a.present(b, animated: false)
            stage.settle()
            #expect(
                stage.log.takeAppearance() == [
                    "A.WA", "A.I", "A.DA", "A.WX", "B.WA", "B.I", "B.DA", "A.DX",
                ])
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test func `a root that is replaced takes what it presents along`() {
        onStage { stage in
            let a = stage.show(stage.controller("A"))
            let b = stage.controller("B")
            present(b, on: a, .overFullScreen)
            _ = stage.log.take()
            let c = stage.controller("C")
            stage.window.rootViewController = c
            stage.settle()
            #expect(b.presentingViewController == nil)
            #expect(stage.window.subviews == [c.view])
            #expect(stage.log.takeAppearance().filter { $0.hasPrefix("B.") } == ["B.WX", "B.DX"])
            #expect(stage.diagnostics.isEmpty)
        }
    }
}
