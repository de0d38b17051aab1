import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The main menu, the app's changes to it, and its key commands.
    @Suite @MainActor struct MenuBuilders {
        private final class App: UIResponder, UIApplicationDelegate, NamedActionTarget {
            var build: ((any UIMenuBuilder) -> Void)?
            var story: [String] = []
            var allows = true
            var builds = 0

            override func buildMenu(with builder: any UIMenuBuilder) {
                super.buildMenu(with: builder)
                builds += 1
                if builder.system == .main { build?(builder) }
            }

            override func validate(_ command: UICommand) {
                super.validate(command)
                if command.action == "export:" {
                    command.attributes = allows ? [] : .disabled
                    command.state = .on
                }
            }

            func performAction(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
                guard action == "export:" else { return false }
                story.append("export \((sender as? UIKeyCommand)?.input ?? "")")
                return true
            }
        }

        private func withApp(_ build: @escaping (any UIMenuBuilder) -> Void, _ test: (App, TestWindow) throws -> Void)
            rethrows
        {
            let before = UIApplication.shared.delegate
            let app = App()
            app.build = build
            UIApplication.shared.delegate = app
            defer { UIApplication.shared.delegate = before }
            let screen = TestWindow()
            screen.window.rootViewController = UIViewController()
            try test(app, screen)
        }

        private func titles(_ menu: UIMenu?) -> [String] {
            (menu?.children ?? []).map { ($0 as? UIMenu)?.identifier.rawValue ?? $0.title }
        }

        private func command(_ title: String, _ input: String) -> UIKeyCommand {
            UIKeyCommand(title: title, action: "export:", input: input, modifierFlags: .command)
        }

        @Test func `every app has the standard menus`() {
            withApp({ _ in }) { _, _ in
                let menu = UIMenuSystem.main.menu()
                #expect(menu.identifier == .root)
                #expect(
                    menu.children.map { ($0 as? UIMenu)?.identifier }
                        == [.application, .file, .edit, .format, .view, .window, .help])
            }
        }

        @Test func `the delegate changes the menus by their identifiers`() {
            let mine = UIMenu(title: "Mine", identifier: UIMenu.Identifier("mine"), children: [command("Export", "e")])
            @MainActor func named(_ name: String) -> UIMenu { UIMenu(title: name, identifier: UIMenu.Identifier(name)) }
            withApp({ builder in
                builder.remove(menu: .format)
                builder.insertSibling(mine, afterMenu: .file)
                builder.insertSibling(named("before"), beforeMenu: .view)
                builder.insertChild(named("first"), atStartOfMenu: .help)
                builder.insertChild(named("last"), atEndOfMenu: .help)
                builder.replace(menu: .window, with: named("other"))
                builder.replaceChildren(ofMenu: .edit) { Array($0.dropFirst()) + [UIAction(title: "More") { _ in }] }
                builder.remove(menu: UIMenu.Identifier("nowhere"))
                #expect(builder.command(for: "export:") === mine.children[0])
                #expect(builder.command(for: "export:", propertyList: "other") == nil)
                #expect(builder.menu(for: .format) == nil && builder.menu(for: .file) != nil)
            }) { _, _ in
                let menu = UIMenuSystem.main.menu()
                #expect(
                    titles(menu) == [
                        "com.apple.menu.application", "com.apple.menu.file", "mine", "com.apple.menu.edit", "before",
                        "com.apple.menu.view", "other", "com.apple.menu.help",
                    ])
                let inside = menu.children.compactMap { $0 as? UIMenu }
                #expect(titles(inside.last) == ["first", "last"])
                #expect(titles(inside[3]) == ["com.apple.menu.standard-edit", "com.apple.menu.find", "More"])
            }
        }

        @Test func `an action is found by its identifier, and a menu that is there already is an error`() {
            onStage { stage in
                let action = UIAction(title: "Do", identifier: UIAction.Identifier("do")) { _ in }
                withApp({ builder in
                    builder.insertChild(UIMenu(title: "A", children: [action]), atStartOfMenu: .file)
                    #expect(builder.action(for: UIAction.Identifier("do")) === action)
                    builder.insertChild(UIMenu(title: "B", identifier: .help), atStartOfMenu: .file)
                }) { _, _ in
                    #expect(UIMenuSystem.main.menu().children.count == 7)
                    #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.invalidArgument])
                }
            }
        }

        @Test func `a key command of the main menu is sent along the chain once it is valid`() {
            let command = command("Export", "e")
            let share = UIMenu(title: "Share", children: [command])
            withApp({ $0.insertChild(share, atEndOfMenu: .file) }) { app, screen in
                let key = UIKey("e", modifierFlags: .command)
                #expect(screen.window.simulateKey(key))
                #expect(app.story == ["export e"])
                app.allows = false
                #expect(!screen.window.simulateKey(key))
                app.allows = true
                #expect(screen.window.simulateKey(key))
                #expect(app.story.count == 2)
                #expect(command.state == .on)
                #expect(!screen.window.simulateKey(UIKey("e")))
            }
        }

        @Test func `the menus are made once, and anew when the app asks for it or is another one`() {
            withApp({ _ in }) { app, screen in
                for _ in 0..<3 { _ = screen.window.simulateKey(UIKey("q", modifierFlags: .command)) }
                #expect(app.builds == 1)
                UIMenuSystem.main.setNeedsRebuild()
                #expect(app.builds == 1)
                _ = UIMenuSystem.main.menu()
                #expect(app.builds == 2)
                withApp({ _ in }) { other, _ in
                    _ = UIMenuSystem.main.menu()
                    #expect(other.builds == 1)
                }
            }
        }

        @Test func `the standard commands edit the text that has the focus`() {
            withApp({ _ in }) { _, screen in
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
                screen.window.addSubview(field)
                field.text = "Hello"
                #expect(field.becomeFirstResponder())
                @MainActor func press(_ input: String) -> Bool {
                    screen.window.simulateKey(UIKey(input, modifierFlags: .command))
                }
                #expect(press("a") && press("x"))
                #expect(field.text == "")
                #expect(press("v") && press("v"))
                #expect(field.text == "HelloHello")
                #expect(press("z"))
                #expect(field.text == "Hello")
                field.resignFirstResponder()
                #expect(!press("v"))
            }
        }

        @Test func `menus may be nested very deep`() {
            var menu = UIMenu(title: "inner", children: [command("Export", "e")])
            for _ in 0..<2_000 { menu = UIMenu(children: [menu]) }
            withApp({ $0.insertChild(menu, atEndOfMenu: .file) }) { app, screen in
                #expect(screen.window.simulateKey(UIKey("e", modifierFlags: .command)))
                #expect(app.story.count == 1)
            }
        }
    }
}
