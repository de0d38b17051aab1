import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct ContainmentTests {
    @Test func `D02 D03 CONT-01 addChild announces the move and leaves the rest to the container`() {
        let log = EventLog()
        let container = LoggingController("k", log)
        let child = LoggingController("c", log)
        container.addChild(child)
        #expect(log.take() == ["c.willMove(k)"])
        #expect(child.parent === container)
        #expect(container.children == [child])
        child.didMove(toParent: container)
        #expect(log.take() == ["c.didMove(k)"])
    }

    @Test func `D06 D07 removeFromParent reports the move and unlinks`() {
        let log = EventLog()
        let container = LoggingController("k", log)
        let child = LoggingController("c", log)
        container.addChild(child)
        _ = log.take()
        child.removeFromParent()
        #expect(log.take() == ["c.didMove(nil)"])
        #expect(child.parent == nil)
        #expect(container.children.isEmpty)
    }

    @Test func `CONT-03 a child of another controller is taken from it first`() {
        let log = EventLog()
        let first = LoggingController("k1", log)
        let second = LoggingController("k2", log)
        let child = LoggingController("c", log)
        first.addChild(child)
        _ = log.take()
        second.addChild(child)
        #expect(log.take() == ["c.didMove(nil)", "c.willMove(k2)"])
        #expect(first.children.isEmpty)
        #expect(child.parent === second)
    }

    @Test func `B10 children are in order of addition and hold no presented controllers`() {
        onStage { stage in
            let root = stage.show(UIViewController())
            let first = UIViewController()
            let second = UIViewController()
            root.addChild(first)
            root.addChild(second)
            root.present(UIViewController(), animated: false)
            stage.settle()
            #expect(root.children == [first, second])
        }
    }

    @Test func `a container cannot contain itself`() {
        onStage { stage in
            let outer = UIViewController()
            let inner = UIViewController()
            outer.addChild(inner)
            inner.addChild(outer)
            outer.addChild(outer)
            #expect(stage.diagnostics.count == 2)
            #expect(outer.parent == nil)
            #expect(inner.children.isEmpty)
        }
    }

    @Test func `CONT-04 a child's view under a foreign controller is an inconsistency`() {
        onStage { stage in
            let parent = UIViewController()
            let stranger = UIViewController()
            let child = UIViewController()
            parent.addChild(child)
            let inner = UIView()
            stranger.view.addSubview(inner)
            inner.addSubview(child.view)
            #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.hierarchyInconsistency])
            #expect(stage.diagnostics.first?.severity == .error)
        }
    }

    @Test func `a child's view under its parent's is in order, and so is a view of a controller without parent`() {
        onStage { stage in
            let parent = UIViewController()
            let child = UIViewController()
            parent.addChild(child)
            parent.view.addSubview(child.view)
            parent.view.addSubview(UIViewController().view)
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test func `CONT-06 swapping children whose views are not loaded loads none`() {
        let log = EventLog()
        let container = LoggingController("k", log)
        let old = LoggingController("1", log)
        let new = LoggingController("2", log)
        container.addChild(old)
        old.didMove(toParent: container)
        _ = log.take()
        container.addChild(new)
        old.willMove(toParent: nil)
        new.didMove(toParent: container)
        old.removeFromParent()
        #expect(log.take() == ["2.willMove(k)", "1.willMove(nil)", "2.didMove(k)", "1.didMove(nil)"])
        #expect(!container.isViewLoaded && !old.isViewLoaded && !new.isViewLoaded)
    }

    @Test func `CONT-13 a child's view that enters and leaves a visible parent appears and disappears`() {
        onStage { stage in
            let container = stage.show(stage.controller("k"))
            let child = stage.controller("c")
            container.addChild(child)
            _ = stage.log.take()
            container.view.addSubview(child.view)
            #expect(stage.log.takeAppearance() == ["c.WA", "c.I", "c.DA"])
            child.view.removeFromSuperview()
            #expect(stage.log.takeAppearance() == ["c.WX", "c.DX"])
        }
    }

    @Test func `CONT-13 a child deep inside a view that is added appears too`() {
        onStage { stage in
            let container = stage.show(stage.controller("k"))
            let child = stage.controller("c")
            container.addChild(child)
            let box = UIView()
            let inner = UIView()
            box.addSubview(inner)
            inner.addSubview(child.view)
            #expect(stage.log.takeAppearance().isEmpty)
            container.view.addSubview(box)
            #expect(stage.log.takeAppearance() == ["c.WA", "c.I", "c.DA"])
            box.removeFromSuperview()
            #expect(stage.log.takeAppearance() == ["c.WX", "c.DX"])
        }
    }

    @Test func `D01 D05 the guide's way to add and remove a child sends each callback once`() {
        onStage { stage in
            let container = stage.show(stage.controller("k"))
            let child = stage.controller("c")
            container.addChild(child)
            child.view.frame = container.view.bounds
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
            stage.settle()
            let callbacks = stage.log.take().filter { $0.hasPrefix("c.") && !$0.contains("ayout") }
            #expect(
                callbacks == [
                    "c.willMove(k)", "c.loadView", "c.viewDidLoad", "c.WA", "c.I", "c.DA", "c.didMove(k)",
                ])
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            stage.settle()
            #expect(
                stage.log.take().filter { $0.hasPrefix("c.") } == [
                    "c.willMove(nil)", "c.WX", "c.DX", "c.didMove(nil)",
                ])
        }
    }

    @Test func `B08 LIFE-04 the moving flags are set while a child comes and goes`() {
        onStage { stage in
            let container = stage.show(stage.controller("k"))
            let child = stage.controller("c")
            var flags: [String] = []
            child.onEvent = { event in
                if ["WA", "DA", "WX", "DX"].contains(event) {
                    flags.append("\(event) \(child.isMovingToParent) \(child.isMovingFromParent)")
                }
            }
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
            #expect(!child.isMovingToParent)
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(flags == ["WA true false", "DA true false", "WX false true", "DX false true"])
            #expect(!child.isMovingFromParent)
        }
    }

    @Test func `D09 D10 a transition between children adds before the animations and removes after them`() {
        onStage { stage in
            let container = stage.show(stage.controller("k"))
            let old = stage.controller("1")
            let new = stage.controller("2")
            container.addChild(old)
            container.view.addSubview(old.view)
            old.didMove(toParent: container)
            stage.settle()
            _ = stage.log.take()
            old.willMove(toParent: nil)
            container.addChild(new)
            var finished: Bool?
            container.transition(
                from: old, to: new, duration: 0.25, options: [],
                animations: {
                    #expect(new.view.superview === container.view)
                    #expect(old.view.superview === container.view)
                },
                completion: { isFinished in
                    finished = isFinished
                    old.removeFromParent()
                    new.didMove(toParent: container)
                })
            MainLoop.main.advance(by: .milliseconds(200))
            #expect(finished == nil)
            #expect(old.view.superview != nil)
            MainLoop.main.advance(by: .milliseconds(100))
            #expect(finished == true)
            #expect(old.view.superview == nil)
            let callbacks = stage.log.take().filter { !$0.contains("ayout") && !$0.hasPrefix("k.") }
            #expect(
                callbacks == [
                    "1.willMove(nil)", "2.willMove(k)", "1.WX", "2.loadView", "2.viewDidLoad", "2.WA", "2.I", "1.DX",
                    "2.DA", "1.didMove(nil)", "2.didMove(k)",
                ])
        }
    }

    @Test func `CONT-05 a transition needs a common parent that forwards appearance`() {
        final class Manual: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        onStage { stage in
            let container = UIViewController()
            let child = UIViewController()
            container.addChild(child)
            container.transition(from: child, to: UIViewController(), duration: 0, animations: nil)
            let manual = Manual()
            let first = UIViewController()
            let second = UIViewController()
            manual.addChild(first)
            manual.addChild(second)
            manual.transition(from: first, to: second, duration: 0, animations: nil)
            #expect(stage.diagnostics.map(\.name) == Array(repeating: Diagnostic.Name.invalidArgument, count: 2))
        }
    }
}
