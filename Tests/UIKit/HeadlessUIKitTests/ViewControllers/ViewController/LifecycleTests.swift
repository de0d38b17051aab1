import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct LifecycleTests {
    @Test func `A05 the view is loaded on first use and never earlier`() {
        let log = EventLog()
        let controller = LoggingController("a", log)
        #expect(controller.viewIfLoaded == nil)
        #expect(!controller.isViewLoaded)
        #expect(log.events.isEmpty)
        _ = controller.view
        #expect(log.take() == ["a.loadView", "a.viewDidLoad"])
        #expect(controller.isViewLoaded)
    }

    @Test func `A06 reading the view inside init loads it at once`() {
        final class Eager: UIViewController {
            var events: [String] = []
            init() {
                super.init(nibName: nil, bundle: nil)
                _ = view
                events.append("end of init")
            }
            required init?(coder: NSCoder) { nil }
            override func loadView() {
                events.append("loadView")
                view = UIView()
            }
            override func viewDidLoad() { events.append("viewDidLoad") }
        }
        #expect(Eager().events == ["loadView", "viewDidLoad", "end of init"])
    }

    @Test func `A07 without a scene or a nib the view is a plain one as large as the screen`() {
        let view = UIViewController().view
        #expect(type(of: view!) == UIView.self)
        #expect(view?.frame == UIScreen.main.bounds)
    }

    @Test func `A07 a controller from a scene takes the scene's view`() {
        let controller = UIViewController()
        let scene = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        controller.viewProvider = { _ in scene }
        #expect(controller.view === scene)
    }

    @Test func `A07 nibs are looked for by name and then by the class's name`() {
        final class SettingsController: UIViewController {}
        defer { AppProcess.current.nibLoader = nil }
        var asked: [String] = []
        AppProcess.current.nibLoader = { _, name, _ in
            asked.append(name)
            return nil
        }
        _ = SettingsController().view
        _ = UIViewController(nibName: "Named", bundle: nil).view
        #expect(asked == ["Settings", "SettingsController", "Named"])
    }

    @Test func `A08 a view cannot belong to two controllers`() {
        onStage { stage in
            let first = UIViewController()
            let second = UIViewController()
            second.view = first.view
            #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.hierarchyInconsistency])
        }
    }

    @Test func `A09 a frame from loadView reads back until the container lays the view out`() {
        final class Framed: UIViewController {
            override func loadView() { view = UIView(frame: CGRect(x: 7, y: 8, width: 9, height: 10)) }
        }
        onStage { stage in
            let framed = Framed()
            #expect(framed.view.frame == CGRect(x: 7, y: 8, width: 9, height: 10))
            stage.show(UINavigationController(rootViewController: framed))
            #expect(framed.view.frame.width == stage.window.bounds.width)
            #expect(framed.view.frame.height > 10)
        }
    }

    @Test func `a loadView that reads the view first is reported and does not run for ever`() {
        final class Wrong: UIViewController {
            override func loadView() { view.tag = 1 }
        }
        onStage { stage in
            #expect(Wrong().view.tag == 1)
            #expect(stage.diagnostics.count == 1)
        }
    }

    @Test func `A10 LIFE-01 viewDidLoad comes once for each loaded view`() {
        let log = EventLog()
        let controller = LoggingController("a", log)
        _ = controller.view
        _ = controller.view
        #expect(log.take() == ["a.loadView", "a.viewDidLoad"])
        controller.view = nil
        #expect(!controller.isViewLoaded)
        _ = controller.view
        #expect(log.take() == ["a.loadView", "a.viewDidLoad"])
    }

    @Test func `B01 B02 LIFE-02 a root appears, is laid out, and has appeared`() {
        onStage { stage in
            let root = stage.controller("a")
            stage.window.rootViewController = root
            #expect(stage.log.take().isEmpty, "a hidden window shows nothing")
            root.onEvent = { event in
                if event == "WA" { #expect(root.viewIfLoaded?.window == nil) }
                if event == "I" { #expect(root.viewIfLoaded?.frame == stage.window.bounds) }
                if event == "DA" { #expect(root.viewIfLoaded?.window === stage.window) }
            }
            stage.window.makeKeyAndVisible()
            #expect(stage.log.take() == ["a.loadView", "a.viewDidLoad", "a.WA"])
            stage.settle()
            #expect(stage.log.take() == ["a.I", "a.willLayout", "a.didLayout", "a.DA"])
        }
    }

    @Test func `B03 hiding the window makes the root disappear`() {
        onStage { stage in
            stage.show(stage.controller("a"))
            stage.window.isHidden = true
            #expect(stage.log.take() == ["a.WX", "a.DX"])
            stage.window.isHidden = false
            stage.settle()
            #expect(stage.log.takeAppearance() == ["a.WA", "a.I", "a.DA"])
        }
    }

    @Test func `a new root takes the place of the old one`() {
        onStage { stage in
            let old = stage.show(stage.controller("old"))
            let new = stage.controller("new")
            stage.window.rootViewController = new
            stage.settle()
            #expect(stage.log.takeAppearance() == ["old.WX", "new.WA", "old.DX", "new.I", "new.DA"])
            #expect(old.viewIfLoaded?.window == nil)
            #expect(stage.window.subviews == [new.view])
        }
    }

    @Test func `a root that is replaced before it has appeared never says that it has`() {
        onStage { stage in
            stage.window.makeKeyAndVisible()
            stage.window.rootViewController = stage.controller("a")
            stage.window.rootViewController = stage.controller("b")
            stage.settle()
            #expect(stage.log.takeAppearance() == ["a.WA", "a.WX", "b.WA", "a.DX", "b.I", "b.DA"])
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test func `A16 a controller and its view are freed with the last reference`() {
        final class Holder: UIViewController {
            var onDeinit: (() -> Void)?
            isolated deinit { onDeinit?() }
        }
        onStage { stage in
            var freed = 0
            do {
                let root = Holder()
                root.onDeinit = { freed += 1 }
                let child = Holder()
                child.onDeinit = { freed += 1 }
                stage.show(root)
                root.addChild(child)
                root.view.addSubview(child.view)
                child.didMove(toParent: root)
                stage.settle()
                stage.window.rootViewController = nil
                stage.settle()
            }
            #expect(freed == 2)
        }
    }

    @Test func `RESP-02 RESP-04 the responder chain goes from view to controller to window to application`() {
        onStage { stage in
            let root = stage.show(UIViewController())
            let inner = UIView()
            root.view.addSubview(inner)
            #expect(inner.next === root.view)
            #expect(root.view.next === root)
            #expect(root.next === stage.window)
            #expect(stage.window.next === UIApplication.shared)
            let modal = UIViewController()
            root.present(modal, animated: false)
            stage.settle()
            #expect(modal.view.next === modal)
            #expect(modal.next === root)
        }
    }

    @Test func `UIKit's initialisers compile and load as in an app`() throws {
        final class Archived: UIViewController {
            let model: Int
            init(model: Int) {
                self.model = model
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
        }
        final class Plain: UIViewController {}
        #expect(Archived(model: 7).model == 7)
        #expect(Plain().nibName == nil)
    }

    @Test func `A15 a memory warning reaches controllers that are visible and that are not`() {
        final class Frugal: UIViewController {
            var warnings = 0
            override func didReceiveMemoryWarning() { warnings += 1 }
        }
        onStage { stage in
            let covered = Frugal()
            let top = Frugal()
            let modal = Frugal()
            let navigation = UINavigationController()
            navigation.viewControllers = [covered, top]
            stage.show(navigation)
            navigation.present(modal, animated: false)
            stage.settle()
            UIApplication.shared.performMemoryWarning()
            #expect([covered, top, modal].map(\.warnings) == [1, 1, 1])
            #expect(!covered.isViewLoaded)
        }
    }
}
