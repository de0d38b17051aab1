import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    @MainActor struct PreservationTests {
        @Test func `K01 only controllers with an identifier are saved and by default there is none`() throws {
            try withSessions { sessions in
                #expect(UIViewController().restorationIdentifier == nil)
                let root = StateController("root")
                root.addChild(StateController(nil))
                root.addChild(StateController("child"))
                sessions.launch(root)
                let isSaved = try sessions.save()
                #expect(isSaved)
                #expect(try sessions.savedPaths() == ["root", "root/child"])
            }
        }

        @Test func `K02 saving starts at the root and walks children and presented controllers`() throws {
            try withSessions { sessions in
                let root = StateController("root", sessions.log)
                let child = StateController("child", sessions.log)
                root.addChild(child)
                child.addChild(StateController("inner", sessions.log))
                sessions.launch(root)
                root.present(StateController("sheet", sessions.log), animated: false)
                MainLoop.main.runUntilIdle()
                _ = sessions.log.take()
                try sessions.save()
                #expect(try sessions.savedPaths() == ["root", "root/sheet", "root/child", "root/child/inner"])
                #expect(sessions.log.take() == ["root.encode", "sheet.encode", "child.encode", "inner.encode"])
            }
        }

        @Test func `REST-03 a controller without an identifier cuts off all below it`() throws {
            try withSessions { sessions in
                let root = StateController("root")
                let gap = StateController(nil)
                root.addChild(gap)
                gap.addChild(StateController("child"))
                sessions.launch(root)
                gap.present(StateController("presented"), animated: false)
                MainLoop.main.runUntilIdle()
                try sessions.save()
                // The root itself presents, so the presented controller is not below the gap.
                #expect(try sessions.savedPaths().contains("root/child") == false)
                #expect(try sessions.savedPaths().first == "root")
                #expect(try !sessions.savedPaths().contains { $0.hasSuffix("child") })
            }
        }

        @Test func `K04 a path has the identifiers from the root down to the controller itself`() throws {
            try withSessions { sessions in
                let root = StateController("a")
                let middle = StateController("b")
                root.addChild(middle)
                middle.addChild(StateController("c"))
                sessions.launch(root)
                try sessions.save()
                let paths = try sessions.store.read().controllers.map(\.path.identifiers)
                #expect(paths == [["a"], ["a", "b"], ["a", "b", "c"]])
            }
        }

        @Test func `K05 two siblings with one identifier are an error`() throws {
            try withSessions { sessions in
                let root = StateController("root")
                root.addChild(StateController("twin", value: "first"))
                root.addChild(StateController("twin", value: "second"))
                sessions.launch(root)
                try sessions.save()
                #expect(sessions.diagnostics.map(\.name) == [Diagnostic.Name.invalidArgument])
                #expect(try sessions.savedPaths() == ["root", "root/twin"])
            }
        }

        @Test func `K06 the controllers of a navigation stack may share an identifier`() throws {
            try withSessions { sessions in
                @MainActor func stack() -> UINavigationController {
                    let navigation = UINavigationController(rootViewController: StateController("page"))
                    navigation.restorationIdentifier = "nav"
                    navigation.pushViewController(StateController("page"), animated: false)
                    return navigation
                }
                let navigation = stack()
                (navigation.viewControllers[0] as? StateController)?.value = "bottom"
                (navigation.viewControllers[1] as? StateController)?.value = "top"
                sessions.launch(navigation)
                try sessions.save()
                #expect(sessions.diagnostics == [])
                let again = stack()
                sessions.launch(again)
                #expect(again.viewControllers.map { ($0 as? StateController)?.value } == ["bottom", "top"])
            }
        }

        @Test func `K08 a controller that is encoded is saved even when the walk leaves it out`() throws {
            try withSessions { sessions in
                let excluded = StateController("lost", value: "kept")
                let gap = StateController(nil)
                gap.addChild(excluded)
                let root = StateController("root")
                root.addChild(gap)
                root.other = excluded
                sessions.launch(root)
                try sessions.save()
                #expect(try sessions.savedPaths() == ["root", "lost"])
                let stored = try sessions.store.read().controllers.first?.values["other"]
                #expect(stored == .reference(.controller(RestorationPath().appending("lost"))))

                let again = StateController("root")
                let found = StateController("lost")
                sessions.launch(again) { $0.make = { path, _ in path == ["lost"] ? found : nil } }
                #expect(again.resolved === found)
                #expect(found.value == "kept")
            }
        }

        @Test func `K09 a view is saved when it and its controller have identifiers`() throws {
            try withSessions { sessions in
                let root = StateController("root")
                let gap = StateController(nil)
                let named = UITextField()
                named.restorationIdentifier = "field"
                root.view.addSubview(named)
                root.view.addSubview(UITextField())
                let lost = UITextField()
                lost.restorationIdentifier = "lost"
                gap.view.addSubview(lost)
                root.addChild(gap)
                root.view.addSubview(gap.view)
                gap.didMove(toParent: root)
                sessions.launch(root)
                named.text = "typed"
                try sessions.save()
                #expect(try sessions.store.read().views.map(\.identifier) == ["field"])

                let again = StateController("root")
                let field = UITextField()
                field.restorationIdentifier = "field"
                again.view.addSubview(field)
                sessions.launch(again)
                #expect(field.text == "typed")
            }
        }

        @Test(arguments: [true, false]) func `a secret is not written to the file`(byTrait: Bool) throws {
            try withSessions { sessions in
                let root = StateController("root")
                let field = UITextField()
                field.restorationIdentifier = "password"
                if byTrait {
                    field.accessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 24)
                } else {
                    field.isSecureTextEntry = true
                }
                field.text = "swordfish"
                root.view.addSubview(field)
                sessions.launch(root)
                try sessions.save()
                let file = try String(contentsOf: sessions.store.url, encoding: .utf8)
                #expect(file.contains("password") && !file.contains("swordfish"))
            }
        }

        @Test func `K24 a view that is embedded without containment is not seen`() throws {
            try withSessions { sessions in
                let root = StateController("root")
                let stranger = StateController("stranger")
                let field = UITextField()
                field.restorationIdentifier = "field"
                stranger.view.addSubview(field)
                root.view.addSubview(stranger.view)
                sessions.launch(root)
                try sessions.save()
                #expect(try sessions.savedPaths() == ["root"])
                #expect(try sessions.store.read().views == [])
            }
        }

        @Test func `K21 the keys of UIKit are reserved`() throws {
            try withSessions { sessions in
                sessions.launch(StateController("root")) { delegate in
                    delegate.onEncode = {
                        $0.encode("mine", forKey: UIApplication.stateRestorationBundleVersionKey)
                        $0.encode("mine", forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
                        $0.encode("mine", forKey: UIStateRestorationViewControllerStoryboardKey)
                        $0.encode("fine", forKey: "mine")
                    }
                }
                try sessions.save()
                #expect(sessions.diagnostics.map(\.name) == Array(repeating: Diagnostic.Name.invalidArgument, count: 3))
                var read: [String: Any?] = [:]
                sessions.launch(StateController("root")) { delegate in
                    delegate.onDecode = { coder in
                        for key in [
                            UIApplication.stateRestorationBundleVersionKey,
                            UIApplication.stateRestorationUserInterfaceIdiomKey, "mine",
                        ] { read[key] = coder.decodeObject(forKey: key) }
                    }
                }
                #expect(read["mine"] as? String == "fine")
                #expect(read[UIApplication.stateRestorationBundleVersionKey] as? String != "mine")
                #expect(
                    read[UIApplication.stateRestorationUserInterfaceIdiomKey] as? Int
                        == UIDevice.current.userInterfaceIdiom.rawValue)
            }
        }

        @Test func `nothing is saved unless the delegate wants it`() throws {
            try withSessions { sessions in
                sessions.launch(StateController("root")) { $0.saves = false }
                let isSaved = try sessions.save()
                #expect(!isSaved)
                #expect(!sessions.store.exists)
            }
        }

        @Test func `what can't be kept is reported`() throws {
            final class Unkept {}
            try withSessions { sessions in
                sessions.launch(StateController("root")) { delegate in
                    delegate.onEncode = {
                        $0.encode(Unkept(), forKey: "object")
                        $0.encode(Double.nan, forKey: "nan")
                    }
                }
                try sessions.save()
                #expect(sessions.diagnostics.map(\.name) == [Diagnostic.Name.invalidArgument])
                #expect(try sessions.store.read().application["object"] == nil)
                if case .double(let value)? = try sessions.store.read().application["nan"] { #expect(value.isNaN) }
            }
        }
    }
}
