import Foundation
import Testing

@testable import HeadlessUIKit

/// Makes controllers again, or none.
@MainActor final class Maker: UIViewControllerRestoration {
    static var make: (([String], NSCoder) -> UIViewController?)?
    static var asked: [[String]] = []

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        asked.append(identifierComponents)
        return make?(identifierComponents, coder)
    }
}

/// Scenes by their names.
@MainActor final class Scenes: StoryboardSource {
    let storyboardName: String? = "Scenes"
    var scenes: [String: () -> UIViewController] = [:]

    func makeInitialViewController() -> UIViewController? { nil }

    func makeViewController(withIdentifier identifier: String) -> UIViewController? {
        guard let controller = scenes[identifier]?() else { return nil }
        controller.storyboardSource = self
        controller.storyboardIdentifier = identifier
        return controller
    }
}

extension CoreTests {
    @MainActor struct RestorationTests {
        private func stack(_ controllers: UIViewController...) -> UINavigationController {
            let navigation = UINavigationController(nibName: nil, bundle: nil)
            navigation.restorationIdentifier = "nav"
            navigation.setViewControllers(controllers, animated: false)
            return navigation
        }

        /// Saves a stack of "list" and "detail", where a test's closure configures the second.
        private func saveStack(_ sessions: Sessions, _ configure: (StateController) -> Void) throws {
            let detail = StateController("detail", value: "7")
            configure(detail)
            sessions.launch(stack(StateController("list"), detail))
            try sessions.save()
            Maker.asked = []
            _ = sessions.log.take()
        }

        @Test func `K07 what was excluded appears as the launch sets it up`() throws {
            try withSessions { sessions in
                let first = UITabBarController(nibName: nil, bundle: nil)
                first.restorationIdentifier = "tabs"
                first.viewControllers = [StateController("a", value: "1"), StateController(nil, value: "2")]
                sessions.launch(first)
                try sessions.save()
                let again = UITabBarController(nibName: nil, bundle: nil)
                again.restorationIdentifier = "tabs"
                let members = [StateController("a"), StateController(nil, value: "default")]
                again.viewControllers = members
                sessions.launch(again)
                #expect(members.map(\.value) == ["1", "default"])
                #expect(again.viewControllers?.count == 2)
            }
        }

        @Test func `K11 K15 REST-02 nil from the restoration class ends the search`() throws {
            try withSessions { sessions in
                try saveStack(sessions) { $0.restorationClass = Maker.self }
                Maker.make = nil
                let existing = StateController("detail", value: "untouched")
                let again = stack(StateController("list"), existing)
                sessions.launch(again)
                #expect(Maker.asked == [["nav", "detail"]])
                #expect(!sessions.log.take().contains("delegate(nav/detail)"))
                #expect(existing.value == "untouched")
            }
        }

        @Test func `K12 without a class the delegate is asked and nil goes on to what is there`() throws {
            try withSessions { sessions in
                try saveStack(sessions) { _ in }
                let existing = StateController("detail")
                sessions.launch(stack(StateController("list"), existing))
                #expect(
                    sessions.log.take().filter { $0.hasPrefix("delegate") }
                        == ["delegate(nav)", "delegate(nav/list)", "delegate(nav/detail)"])
                #expect(existing.value == "7")

                let made = StateController("detail")
                let again = stack(StateController("list"), StateController("detail"))
                sessions.launch(again) { $0.make = { path, _ in path.last == "detail" ? made : nil } }
                #expect(made.value == "7")
                #expect(again.topViewController === made)
            }
        }

        @Test func `K13 an existing controller with the same path is used`() throws {
            try withSessions { sessions in
                try saveStack(sessions) { _ in }
                let existing = StateController("detail")
                let navigation = stack(StateController("list"), existing)
                sessions.launch(navigation)
                #expect(existing.value == "7")
                #expect(navigation.topViewController === existing)
                // At another path there is no such controller.
                let elsewhere = StateController("detail", value: "own")
                sessions.launch(elsewhere)
                #expect(elsewhere.value == "own")
            }
        }

        @Test func `K14 K16 the storyboard of then makes the controller and a class finds it in the coder`() throws {
            try withSessions { sessions in
                let scenes = Scenes()
                RestorationStoryboards.register(scenes)
                var made: [StateController] = []
                scenes.scenes["detail scene"] = {
                    made.append(StateController("detail"))
                    return made[made.count - 1]
                }
                let detail = try #require(scenes.makeViewController(withIdentifier: "detail scene") as? StateController)
                detail.value = "7"
                sessions.launch(stack(StateController("list"), detail))
                try sessions.save()
                let again = stack(StateController("list"))
                sessions.launch(again)
                try #require(made.count == 2)
                #expect(again.topViewController === made[1])
                #expect(made[1].value == "7")

                made[1].restorationClass = Maker.self
                try sessions.save()
                var found: AnyObject?
                Maker.make = { path, coder in
                    found = coder.decodeObject(forKey: UIStateRestorationViewControllerStoryboardKey) as AnyObject?
                    return nil
                }
                defer { Maker.make = nil }
                sessions.launch(stack(StateController("list")))
                #expect(found === scenes)
                #expect(made.count == 2)
            }
        }

        @Test func `K17 a recreated controller without its identifier is not saved again`() throws {
            try withSessions { sessions in
                try saveStack(sessions) { $0.restorationClass = Maker.self }
                defer { Maker.make = nil }
                for keepsIdentifier in [false, true] {
                    Maker.make = { path, _ in
                        let made = StateController(keepsIdentifier ? path.last : nil)
                        made.restorationClass = Maker.self
                        return made
                    }
                    let navigation = stack(StateController("list"))
                    let file = try Data(contentsOf: sessions.store.url)
                    sessions.launch(navigation)
                    #expect(navigation.viewControllers.count == 2)
                    try sessions.save()
                    #expect(try sessions.savedPaths().contains("nav/detail") == keepsIdentifier)
                    try file.write(to: sessions.store.url)
                }
            }
        }

        @Test func `K18 all objects are there before the first one reads its state`() throws {
            try withSessions { sessions in
                try saveStack(sessions) { _ in }
                let log = sessions.log
                let navigation = stack(StateController("list", log))
                sessions.launch(navigation) { delegate in
                    delegate.make = { path, _ in path.last == "detail" ? StateController("detail", log) : nil }
                }
                #expect(
                    log.take().filter { !$0.hasSuffix("viewDidLoad") } == [
                        "willFinish", "shouldRestore", "delegate(nav)", "delegate(nav/list)", "delegate(nav/detail)",
                        "list.decode", "detail.decode", "didDecode", "list.finished", "detail.finished", "didFinish",
                        "detail.WA",
                    ])
            }
        }

        @Test func `K19 REST-06 equal keys of two objects do not collide`() throws {
            try withSessions { sessions in
                sessions.launch(
                    stack(StateController("list", value: "of the list"), StateController("detail", value: "7")))
                try sessions.save()
                let list = StateController("list")
                let detail = StateController("detail")
                sessions.launch(stack(list, detail))
                #expect([list.value, detail.value] == ["of the list", "7"])
            }
        }

        @Test(arguments: [true, false])
        func `K22 an override that does not call super loses what the superclass keeps`(callsSuper: Bool) throws {
            try withSessions { sessions in
                let root = StateController("root")
                root.callsSuper = callsSuper
                sessions.launch(root)
                root.present(StateController("sheet", value: "up"), animated: false)
                MainLoop.main.runUntilIdle()
                try sessions.save()
                let again = StateController("root")
                let sheet = StateController("sheet")
                sessions.launch(again) { $0.make = { path, _ in path.last == "sheet" ? sheet : nil } }
                #expect(sheet.value == "up")
                #expect((again.presentedViewController === sheet) == callsSuper)
            }
        }

        @Test func `K23 REST-07 an object of another class does not read the state`() throws {
            final class Unrelated: UIViewController {
                var hasDecoded = false
                override func decodeRestorableState(with coder: NSCoder) { hasDecoded = true }
            }
            final class Derived: StateController {}
            try withSessions { sessions in
                try saveStack(sessions) { _ in }
                let unrelated = Unrelated(nibName: nil, bundle: nil)
                sessions.launch(stack(StateController("list"))) {
                    $0.make = { path, _ in path.last == "detail" ? unrelated : nil }
                }
                #expect(!unrelated.hasDecoded)
                #expect(sessions.diagnostics.map(\.name) == [Diagnostic.Name.stateIncomplete])
                let derived = Derived("detail")
                sessions.launch(stack(StateController("list"))) {
                    $0.make = { path, _ in path.last == "detail" ? derived : nil }
                }
                #expect(derived.value == "7")
            }
        }

        @Test func `REST-05 a navigation controller takes its children again when it reads its state`() throws {
            final class Watching: UINavigationController {
                var counts: [Int] = []
                override func decodeRestorableState(with coder: NSCoder) {
                    counts.append(viewControllers.count)
                    super.decodeRestorableState(with: coder)
                    counts.append(viewControllers.count)
                }
            }
            try withSessions { sessions in
                let saved = Watching(nibName: nil, bundle: nil)
                saved.restorationIdentifier = "nav"
                saved.setViewControllers([StateController("list"), StateController("detail")], animated: false)
                sessions.launch(saved)
                try sessions.save()
                let again = Watching(nibName: nil, bundle: nil)
                again.restorationIdentifier = "nav"
                sessions.launch(again) { $0.make = { path, _ in path.count == 2 ? StateController(path[1]) : nil } }
                #expect(again.counts == [0, 2])
                #expect(again.topViewController?.restorationIdentifier == "detail")
            }
        }

        @Test func `tabs come back as they were`() throws {
            try withSessions { sessions in
                @MainActor func tabs() -> UITabBarController {
                    let tabs = UITabBarController(nibName: nil, bundle: nil)
                    tabs.restorationIdentifier = "tabs"
                    tabs.viewControllers = [StateController("a"), StateController("b"), StateController(nil)]
                    return tabs
                }
                for index in 0..<3 {
                    let first = tabs()
                    sessions.launch(first)
                    first.selectedIndex = index
                    MainLoop.main.runUntilIdle()
                    try sessions.save()
                    let again = tabs()
                    sessions.launch(again)
                    #expect(again.selectedIndex == index)
                    try sessions.store.remove()
                }
            }
        }

        @Test func `an object of the app's own is restored by its name`() throws {
            final class Filter: UIStateRestoring {
                var text = ""
                func encodeRestorableState(with coder: NSCoder) { coder.encode(text, forKey: "text") }
                func decodeRestorableState(with coder: NSCoder) {
                    text = coder.decodeObject(forKey: "text") as? String ?? ""
                }
            }
            try withSessions { sessions in
                let filter = Filter()
                filter.text = "red"
                UIApplication.registerObject(forStateRestoration: filter, restorationIdentifier: "filter")
                sessions.launch(StateController("root")) { $0.onEncode = { $0.encode(filter, forKey: "filter") } }
                try sessions.save()
                let again = Filter()
                UIApplication.registerObject(forStateRestoration: again, restorationIdentifier: "filter")
                var found: AnyObject?
                sessions.launch(StateController("root")) {
                    $0.onDecode = { found = $0.decodeObject(forKey: "filter") as AnyObject? }
                }
                #expect(found === again && again.text == "red")
            }
        }
    }
}
