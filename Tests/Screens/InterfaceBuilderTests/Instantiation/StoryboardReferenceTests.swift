import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

@Suite(.serialized) @MainActor struct StoryboardReferenceTests {
    /// Writes storyboards into one folder and opens the first.
    private func open(_ files: KeyValuePairs<String, String>, _ test: (UIStoryboard) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "references-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, content) in files {
            try Data(content.utf8).write(to: folder.appending(path: name + ".storyboard"))
        }
        let first = folder.appending(path: files[0].key + ".storyboard").path
        try test(UIStoryboard(document: try InterfaceBuilderDocument.read(path: first)))
    }

    private func file(initial: String, _ controllers: String...) -> String {
        let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined()
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
            initialViewController="\(initial)"><scenes>\(scenes)</scenes></document>
            """
    }

    private func reference(_ storyboard: String, _ identifier: String? = nil, id: String = "r") -> String {
        let attribute = identifier.map { " referencedIdentifier=\"\($0)\"" } ?? ""
        return "<viewControllerPlaceholder storyboardName=\"\(storyboard)\"\(attribute) id=\"\(id)\"/>"
    }

    private func controller(_ title: String, id: String, connections: String = "") -> String {
        """
        <viewController storyboardIdentifier="\(title)" title="\(title)" id="\(id)">
        <connections>\(connections)</connections></viewController>
        """
    }

    private func segue(_ kind: String, to destination: String, _ more: String = "") -> String {
        "<segue destination=\"\(destination)\" kind=\"\(kind)\" \(more) id=\"s-\(destination)\"/>"
    }

    @Test func `a reference leads to the first controller of a storyboard in the same folder`() throws {
        let list = controller("List", id: "l", connections: segue("presentation", to: "r", "identifier=\"go\""))
        try open([
            "Main": file(initial: "l", list, reference("Other")),
            "Other": file(initial: "b", controller("A", id: "a"), controller("B", id: "b")),
        ]) { storyboard in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
            let source = try #require(storyboard.instantiateInitialViewController())
            window.rootViewController = source
            window.makeKeyAndVisible()
            defer { window.isHidden = true }
            MainLoop.main.clock = .virtual
            MainLoop.main.runUntilIdle()
            source.performSegue(withIdentifier: "go", sender: nil)
            MainLoop.main.runUntilIdle()
            #expect(source.presentedViewController?.title == "B")
            #expect(source.presentedViewController?.storyboard?.storyboardName == "Other")
            #expect(source.storyboard === storyboard)
            #expect(storyboard.notes == [])
        }
    }

    @Test func `a reference with an identifier leads to that scene, also in containers and embedded`() throws {
        let tabs = """
            <tabBarController id="t"><connections>
            \(segue("relationship", to: "r", "relationship=\"viewControllers\""))
            \(segue("relationship", to: "r2", "relationship=\"viewControllers\""))
            </connections></tabBarController>
            """
        try open([
            "Main": file(initial: "t", tabs, reference("Other", "A"), reference("Other", "B", id: "r2")),
            "Other": file(initial: "b", controller("A", id: "a"), controller("B", id: "b")),
        ]) { storyboard in
            let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
            #expect(tabs.viewControllers?.map(\.title) == ["A", "B"])
            // One file is read once.
            let storyboards = tabs.viewControllers?.compactMap(\.storyboard) ?? []
            #expect(storyboards.count == 2 && storyboards[0] === storyboards[1])
        }
    }

    @Test func `what is not there is noted and left out`() throws {
        try open([
            "Main": file(
                initial: "n",
                """
                <navigationController id="n"><connections>
                \(segue("relationship", to: "r", "relationship=\"rootViewController\""))
                </connections></navigationController>
                """, reference("Other", "nobody"), reference("../Other", id: "r2"), reference("Missing", id: "r3")),
            "Other": file(initial: "a", controller("A", id: "a")),
        ]) { storyboard in
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            #expect(navigation.viewControllers.isEmpty)
            for scene in storyboard.scenes where scene.isReference { #expect(scene.instantiateViewController() == nil) }
            #expect(
                storyboard.notes.map(\.kind) == [
                    .storyboardReference(storyboard: "Other", identifier: "nobody"),
                    .storyboardReference(storyboard: "../Other", identifier: nil),
                    .storyboardReference(storyboard: "Missing", identifier: nil),
                ])
        }
    }

    @Test func `a navigation controller does not take another one from another storyboard`() throws {
        try open([
            "Main": file(
                initial: "n",
                """
                <navigationController id="n"><connections>
                \(segue("relationship", to: "r", "relationship=\"rootViewController\""))
                </connections></navigationController>
                """, reference("Other")),
            "Other": file(initial: "n", "<navigationController id=\"n\"/>"),
        ]) { storyboard in
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            #expect(navigation.viewControllers.isEmpty)
            #expect(storyboard.notes.map(\.kind) == [.unsuitableController(element: "navigationController")])
        }
    }

    @Test func `storyboards that refer to each other in a circle come to an end`() throws {
        let tabs = { (id: String) in
            """
            <tabBarController id="\(id)"><connections>
            \(self.segue("relationship", to: "r", "relationship=\"viewControllers\""))
            \(self.segue("relationship", to: "r2", "relationship=\"viewControllers\""))
            </connections></tabBarController>
            """
        }
        try open([
            "A": file(initial: "t", tabs("t"), reference("B"), reference("B", id: "r2")),
            "B": file(initial: "t", tabs("t"), reference("A"), reference("A", id: "r2")),
        ]) { storyboard in
            let made = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
            #expect(made.viewControllers?.count == 2)
            var count = 0
            var pending: [UIViewController] = [made]
            while let next = pending.popLast() {
                count += 1
                pending += next.children
            }
            #expect(count <= InstantiationLimits().controllers)
        }
    }

    @Test func `the storyboards go with the last controller`() throws {
        weak var other: UIStoryboard?
        try open([
            "Main": file(
                initial: "t",
                """
                <tabBarController id="t"><connections>
                \(segue("relationship", to: "r", "relationship=\"viewControllers\""))
                </connections></tabBarController>
                """, reference("Other")),
            "Other": file(initial: "a", controller("A", id: "a"), reference("Main")),
        ]) { storyboard in
            let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
            other = tabs.viewControllers?.first?.storyboard
            #expect(other != nil)
        }
        #expect(other == nil)
    }
}
