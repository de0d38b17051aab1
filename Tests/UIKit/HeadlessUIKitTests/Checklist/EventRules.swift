import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// The application can be named as a delegate, which makes it no responder after itself (RESP-03).
extension UIApplication: UIApplicationDelegate {}

extension CoreTests {
    /// The path of unhandled events, and the state that is saved of controllers (guide, "The Role of View Controllers"
    /// and "Preserving and Restoring State").
    @MainActor struct EventRules {
        /// The events that a responder receives, and whether it handles them.
        @MainActor private final class Taker {
            let log: EventLog
            var takes: Set<String> = []
            init(_ log: EventLog) { self.log = log }
            func hear(_ name: String, _ event: String, _ passOn: () -> Void) {
                log.note("\(name) \(event)")
                if !takes.contains(name) { passOn() }
            }
        }

        private final class Controller: UIViewController, NamedActionTarget {
            let name: String
            let taker: Taker
            init(_ name: String, _ taker: Taker) {
                (self.name, self.taker) = (name, taker)
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                taker.hear(name, "began") { super.touchesBegan(touches, with: event) }
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                taker.hear(name, "ended") { super.touchesEnded(touches, with: event) }
            }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                taker.hear(name, "key") { super.pressesBegan(presses, with: event) }
            }
            override func accessibilityPerformMagicTap() -> Bool {
                taker.hear(name, "magic") {}
                return taker.takes.contains(name)
            }
            func performAction(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
                taker.hear(name, action.name) {}
                return taker.takes.contains(name)
            }
        }

        private final class App: UIResponder, UIApplicationDelegate, NamedActionTarget {
            let taker: Taker
            init(_ taker: Taker) {
                self.taker = taker
                super.init()
            }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { taker.hear("app", "began") {} }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taker.hear("app", "ended") {} }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                taker.hear("app", "key") {}
            }
            override func accessibilityPerformMagicTap() -> Bool {
                taker.hear("app", "magic") {}
                return true
            }
            func performAction(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
                taker.hear("app", action.name) {}
                return true
            }
        }

        private func withDelegate(_ delegate: (any UIApplicationDelegate)?, _ test: () -> Void) {
            let before = UIApplication.shared.delegate
            UIApplication.shared.delegate = delegate
            defer { UIApplication.shared.delegate = before }
            test()
        }

        @Test
        func `M01 what a view does not take goes to its controller, and on from controller to controller to the app`() {
            onStage { stage in
                let taker = Taker(stage.log)
                let app = App(taker)
                let (inner, outer) = (Controller("inner", taker), Controller("outer", taker))
                outer.addChild(inner)
                inner.view.frame = CGRect(x: 0, y: 200, width: 402, height: 400)
                outer.view.addSubview(inner.view)
                inner.didMove(toParent: outer)
                let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
                inner.view.addSubview(box)
                let field = UITextField(frame: CGRect(x: 50, y: 200, width: 100, height: 40))
                inner.view.addSubview(field)
                stage.show(UINavigationController(rootViewController: outer))
                let place = box.convert(CGPoint(x: 50, y: 50), to: nil)
                @MainActor func heard(_ event: () -> Void) -> [String] {
                    _ = stage.log.take()
                    event()
                    return stage.log.take()
                }
                let events: [(String, () -> Void)] = [
                    ("magic", { _ = ActionPerformer.perform(ActionRequest(target: box.nodeID, action: .magicTap)) }),
                    ("save:", { UIApplication.shared.sendAction("save:", to: nil, from: box, for: nil) }),
                    ("key", { stage.window.simulateKey(UIKey(UIKeyCommand.inputEscape)) }),
                ]
                _ = field.becomeFirstResponder()
                withDelegate(app) {
                    #expect(
                        heard { stage.window.simulateTap(at: place) } == [
                            "inner began", "outer began", "app began", "inner ended", "outer ended", "app ended",
                        ])
                    for (name, event) in events {
                        #expect(heard(event) == ["inner \(name)", "outer \(name)", "app \(name)"])
                    }
                    taker.takes = ["outer"]
                    #expect(heard { stage.window.simulateTap(at: place) }.contains { $0.hasPrefix("app") } == false)
                    for (name, event) in events { #expect(heard(event) == ["inner \(name)", "outer \(name)"]) }
                    taker.takes = ["inner"]
                    #expect(heard { stage.window.simulateTap(at: place) } == ["inner began", "inner ended"])
                    for (name, event) in events { #expect(heard(event) == ["inner \(name)"]) }
                    // A control takes its touches itself.
                    let button = UIButton(frame: box.frame)
                    inner.view.addSubview(button)
                    #expect(heard { stage.window.simulateTap(at: place) } == [])
                }
            }
        }

        @Test
        func `RESP-03 after the root come window, application and, if it is a plain responder, the app's delegate`() {
            final class Plain: UIApplicationDelegate {}
            final class Responder: UIResponder, UIApplicationDelegate {}
            final class View: UIView, UIApplicationDelegate {
                // The delegate's own window, which a view has too.
                override var window: UIWindow? {
                    get { super.window }
                    set {}
                }
            }
            final class Root: UIViewController, UIApplicationDelegate {}
            onStage { stage in
                let root = stage.show(UINavigationController(rootViewController: stage.controller("a")))
                #expect(root.next === stage.window)
                #expect(stage.window.next === UIApplication.shared)
                #expect(root.viewControllers[0].next?.next?.next === root || root.viewControllers[0].next != nil)
                let responder = Responder()
                let others: [any UIApplicationDelegate] = [Plain(), Root(), UIApplication.shared]
                withDelegate(responder) { #expect(UIApplication.shared.next === responder && responder.next == nil) }
                for other in others { withDelegate(other) { #expect(UIApplication.shared.next == nil) } }
                withDelegate(nil) { #expect(UIApplication.shared.next == nil) }
                // A root that is covered and out of the window is still followed by it.
                let cover = stage.controller("cover")
                stage.present(cover, .fullScreen, on: root)
                #expect(root.view.window == nil && root.next === stage.window && cover.next === root)
            }
        }

        // MARK: State

        @Test
        func `K03 a controller without an identifier cuts off its children, what it presents, and all below those`()
            throws
        {
            try withSessions { sessions in
                let before = AdaptationPolicy.current
                defer { AdaptationPolicy.current = before }
                @MainActor func tree(_ name: String?) -> (root: StateController, gap: StateController) {
                    let (root, gap) = (StateController("root"), StateController(name))
                    let child = StateController("child")
                    root.addChild(gap)
                    root.view.addSubview(gap.view)
                    gap.didMove(toParent: root)
                    gap.addChild(child)
                    child.addChild(StateController("grandchild"))
                    let field = UITextField()
                    field.restorationIdentifier = "field"
                    child.view.addSubview(field)
                    root.addChild(StateController("sibling"))
                    return (root, gap)
                }
                @MainActor func saved(_ name: String?) throws -> (paths: Set<String>, views: [String]) {
                    let (root, gap) = tree(name)
                    sessions.launch(root) { $0.windowFrame.size = padSize }
                    // The gap itself presents, in its own context.
                    gap.definesPresentationContext = true
                    let modal = StateController("modal")
                    modal.addChild(StateController("page"))
                    modal.modalPresentationStyle = .overCurrentContext
                    gap.present(modal, animated: false)
                    MainLoop.main.runUntilIdle()
                    #expect(modal.presentingViewController === gap)
                    try sessions.save()
                    let paths = Set(try sessions.savedPaths())
                    return (paths, try sessions.store.read().views.map(\.identifier))
                }
                let below = ["gap/child", "gap/child/grandchild", "gap/modal", "gap/modal/page"].map { "root/\($0)" }
                let whole = try saved("gap")
                #expect(whole.paths == Set(["root", "root/gap", "root/sibling"] + below) && whole.views == ["field"])
                let cut = try saved(nil)
                #expect(cut.paths == ["root", "root/sibling"] && cut.views == [])
                // Nor is any of it requested at the next launch.
                let (again, _) = tree(nil)
                _ = sessions.log.take()
                sessions.launch(again)
                #expect(!sessions.log.events.contains { $0.contains("child") || $0.contains("modal") })
            }
        }

        /// A controller that keeps a view, or another object, in addition to its value.
        private final class Keeper: UIViewController {
            var kept: [String: AnyObject] = [:]
            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                for (key, object) in kept { coder.encode(object, forKey: key) }
            }
            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                for key in ["view", "controller"] { kept[key] = coder.decodeObject(forKey: key) as AnyObject? }
            }
        }

        @Test func `K20 an encoded view or controller is stored by its path and saved with its own state`() throws {
            try withSessions { sessions in
                @MainActor func scene() -> (
                    root: Keeper, lost: StateController, other: StateController, field: UITextField
                ) {
                    let root = Keeper()
                    root.restorationIdentifier = "root"
                    let gap = StateController(nil)
                    let (lost, other) = (StateController("lost"), StateController("other"))
                    root.addChild(gap)
                    for child in [lost, other] {
                        gap.addChild(child)
                        gap.view.addSubview(child.view)
                        child.didMove(toParent: gap)
                    }
                    let field = UITextField()
                    field.restorationIdentifier = "field"
                    other.view.addSubview(field)
                    return (root, lost, other, field)
                }
                let first = scene()
                sessions.launch(first.root)
                try sessions.save()
                #expect(
                    try sessions.savedPaths() == ["root"] && sessions.store.read().views.isEmpty, "nobody names them")
                first.lost.value = "kept"
                first.field.text = "typed"
                let nameless = UIView()
                first.root.view.addSubview(nameless)
                first.root.kept = ["controller": first.lost, "view": first.field]
                try sessions.save()
                let state = try sessions.store.read()
                #expect(Set(state.controllers.map(\.path.description)) == ["root", "lost", "other"])
                #expect(state.views.map(\.identifier) == ["field"])
                let values = state.controllers.first { $0.path.description == "root" }?.values
                #expect(values?["controller"] == .reference(.controller(RestorationPath().appending("lost"))))
                #expect(values?["view"] == .reference(.view(RestorationPath().appending("other"), "field")))
                let lost = state.controllers.first { $0.path.description == "lost" }
                #expect(lost?.values["x"] == .string("kept"))

                let second = scene()
                sessions.launch(second.root) { delegate in
                    delegate.make = { path, _ in ["lost": second.lost, "other": second.other][path.last ?? ""] }
                }
                #expect(second.root.kept["controller"] === second.lost && second.lost.value == "kept")
                #expect(second.root.kept["view"] === second.field && second.field.text == "typed")
                // Objects without an identifier are not stored.
                first.root.kept = ["view": nameless, "controller": StateController(nil)]
                sessions.launch(first.root)
                first.root.kept = ["view": nameless, "controller": StateController(nil)]
                try sessions.save()
                #expect(try sessions.savedPaths() == ["root"])
            }
        }
    }
}
