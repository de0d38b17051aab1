import AccessibilityTesting
import Testing
import UIKit

@testable import Larder

/// The app, started from its own files and used with a screen reader.
@Suite(.serialized) @MainActor struct LarderTests {
    private func start(language: String? = nil) throws -> (UIWindow, ScreenReaderSession) {
        MainLoop.main.clock = .virtual
        let window = try #require(
            try AppFolder(LarderFolder.path, language: language).launch(delegate: AppDelegate()))
        let reader = ScreenReaderSession(window: window)
        reader.settle()
        return (window, reader)
    }

    private func labels(_ reader: ScreenReaderSession) -> [String] {
        (0..<reader.session.elementCount).map { reader.session.element(at: $0) }
            .compactMap { reader.session.tree[$0]?.label?.string }
    }

    @Test func `the list begins with what goes bad soon`() throws {
        let (_, reader) = try start()
        defer { reader.end() }
        #expect(
            labels(reader)
                == [
                    "Larder", "New", "Eat soon", "Milk", "Fridge", "Milk, 1", "Carrots, 6", "Shelf", "Rice, 2",
                    "Lentils, 3",
                ])
    }

    @Test func `the app speaks the language that it is started in`() throws {
        let (_, reader) = try start(language: "de")
        defer { reader.end() }
        #expect(labels(reader).prefix(4) == ["Vorrat", "Neu", "Bald essen", "Milk"])
    }

    @Test func `an item is opened, its amount is changed, and the list shows it`() throws {
        let (_, reader) = try start()
        defer { reader.end() }
        reader.move(to: "Carrots, 6")
        #expect(reader.lastSpoken == "Carrots, 6, button, actions available")
        reader.activate()
        #expect(labels(reader).contains("6 pieces"))
        reader.move(to: "Amount, Increment")
        reader.activate()
        #expect(labels(reader).contains("7 pieces"))
        reader.escape()
        reader.move(to: "Carrots, 7")
    }

    @Test func `a new item is typed in, saved and announced`() throws {
        let (window, reader) = try start()
        defer { reader.end() }
        reader.move(to: "New")
        reader.activate()
        let sheet = try #require(window.rootViewController?.presentedViewController as? UINavigationController)
        let form = try #require(sheet.viewControllers.first as? NewItemViewController)
        let field = try #require(form.view.subviews.compactMap { $0 as? UITextField }.first)
        #expect(field.isFirstResponder && form.navigationItem.rightBarButtonItem?.isEnabled == false)
        reader.move(to: "What is it?")
        reader.type("Tea")
        #expect(form.navigationItem.rightBarButtonItem?.isEnabled == true)
        reader.move(to: "Save")
        reader.activate()
        #expect(window.rootViewController?.presentedViewController == nil)
        #expect(labels(reader).contains("Tea, 1"))
    }

    @Test func `an audit finds no issues on the screens`() throws {
        let (window, reader) = try start()
        reader.end()
        var expectation = AuditExpectation()
        // Headers and details have the system's secondary colour, which has less contrast than WCAG requires.
        expectation.skippedRules = ["text-contrast"]
        let navigation = try #require(window.rootViewController as? UINavigationController)
        expectAudit(try #require(navigation.viewControllers.first), expectation)
        navigation.viewControllers.first?.performSegue(withIdentifier: "show", sender: Larder.shared.items.first?.id)
        MainLoop.main.runUntilIdle()
        expectAudit(try #require(navigation.topViewController), expectation)
    }

    @Test func `every screen is accessible`() throws {
        let (window, reader) = try start()
        reader.end()
        let navigation = try #require(window.rootViewController as? UINavigationController)
        let list = try #require(navigation.viewControllers.first)
        expectAccessible(list)
        list.performSegue(withIdentifier: "show", sender: Larder.shared.items.first?.id)
        MainLoop.main.runUntilIdle()
        expectAccessible(try #require(navigation.topViewController))
    }
}
