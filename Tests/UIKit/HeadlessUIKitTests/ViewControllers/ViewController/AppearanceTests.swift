import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct AppearanceTests {
    private class Manual: LoggingController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    /// Listing 5-5 of Apple's guide.
    private final class Forwarding: Manual {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            children.first?.beginAppearanceTransition(true, animated: animated)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            children.first?.endAppearanceTransition()
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            children.first?.beginAppearanceTransition(false, animated: animated)
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            children.first?.endAppearanceTransition()
        }
    }

    private func embed(_ child: UIViewController, in container: UIViewController) {
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
    }

    @Test func `E01 LIFE-06 a container gets its callbacks first and then each child`() {
        onStage { stage in
            let container = stage.controller("k")
            embed(stage.controller("1"), in: container)
            embed(stage.controller("2"), in: container)
            _ = stage.log.take()
            stage.window.rootViewController = container
            stage.window.makeKeyAndVisible()
            stage.settle()
            let events = stage.log.takeAppearance().filter { !$0.hasSuffix(".I") }
            #expect(events == ["k.WA", "1.WA", "2.WA", "k.DA", "1.DA", "2.DA"])
            stage.window.isHidden = true
            #expect(stage.log.takeAppearance() == ["k.WX", "1.WX", "2.WX", "k.DX", "1.DX", "2.DX"])
        }
    }

    @Test func `E03 E04 begin and end send the callbacks of their direction`() {
        let log = EventLog()
        let controller = LoggingController("c", log)
        controller.beginAppearanceTransition(true, animated: false)
        #expect(log.takeAppearance() == ["c.WA"])
        controller.endAppearanceTransition()
        #expect(log.takeAppearance() == ["c.I", "c.DA"])
        controller.beginAppearanceTransition(false, animated: false)
        #expect(log.takeAppearance() == ["c.WX"])
        controller.endAppearanceTransition()
        #expect(log.takeAppearance() == ["c.DX"])
    }

    @Test func `E05 the guide's forwarding gives the child one balanced set`() {
        onStage { stage in
            let container = Forwarding("k", stage.log)
            embed(stage.controller("c"), in: container)
            _ = stage.log.take()
            stage.window.rootViewController = container
            stage.window.makeKeyAndVisible()
            stage.settle()
            stage.window.isHidden = true
            #expect(
                stage.log.takeAppearance().filter { $0.hasPrefix("c.") } == ["c.WA", "c.I", "c.DA", "c.WX", "c.DX"])
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test(arguments: [true, false]) func `E06 the animated flag reaches the child`(animated: Bool) {
        final class Flags: UIViewController {
            var flags: [Bool] = []
            override func viewWillAppear(_ animated: Bool) { flags.append(animated) }
            override func viewIsAppearing(_ animated: Bool) { flags.append(animated) }
            override func viewDidAppear(_ animated: Bool) { flags.append(animated) }
        }
        let container = UIViewController()
        let child = Flags()
        embed(child, in: container)
        container.beginAppearanceTransition(true, animated: animated)
        container.endAppearanceTransition()
        #expect(child.flags == [animated, animated, animated])
    }

    @Test func `transitions nest, and only the outermost end counts`() {
        let log = EventLog()
        let controller = LoggingController("c", log)
        controller.beginAppearanceTransition(true, animated: false)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        #expect(log.takeAppearance() == ["c.WA"])
        controller.endAppearanceTransition()
        #expect(log.takeAppearance() == ["c.I", "c.DA"])
    }

    @Test func `a transition that is turned round ends as the other one`() {
        let log = EventLog()
        let controller = LoggingController("c", log)
        controller.beginAppearanceTransition(true, animated: false)
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        #expect(log.takeAppearance() == ["c.WA", "c.WX", "c.DX"])
    }

    @Test func `an end without a beginning is a warning`() {
        onStage { stage in
            stage.controller("c").endAppearanceTransition()
            #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.unbalancedAppearance])
            #expect(stage.diagnostics.map(\.severity) == [.warning])
        }
    }

    @Test func `containers nested 20,000 deep appear without overflowing the stack`() {
        onStage { stage in
            let root = UIViewController()
            var controller = root
            for _ in 0..<20_000 {
                let child = UIViewController()
                controller.addChild(child)
                controller = child
            }
            root.beginAppearanceTransition(true, animated: false)
            root.endAppearanceTransition()
            #expect(root.appearance.phase == .appeared)
        }
    }
}
