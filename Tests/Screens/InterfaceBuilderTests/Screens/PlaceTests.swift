import AccessibilityTree
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import LiveReader
import ScreenReader
import Testing

/// Scenes are shown as the app shows them: inside their containers, each once.
@Suite(.serialized) @MainActor struct PlaceTests {
    /// The announcements of each screen: its name, marked when the app starts with it, and its elements.
    private func heard(_ document: InterfaceBuilderDocument, alone: Bool = false) -> [String] {
        document.screens(alone: alone).map { screen in
            let window = screen.makeWindow()
            defer { window.isHidden = true }
            MainLoop.main.clock = .virtual
            MainLoop.main.advance(by: .zero)
            let tree = WindowSource(window).captureTree()
            let labels = ReadingOrder(tree).elements.map { tree[$0]?.label?.string ?? "-" }
            return "\(screen.name)\(screen.isInitial ? "*" : ""): \(labels.joined(separator: ", "))"
        }
    }

    /// A scene with a label; its name is its title, which is in small letters on the label.
    private func scene(
        _ id: String, bar: Bool = true, items: String = "", more: String = "", class name: String = "viewController",
        _ segues: String...
    ) -> String {
        let item =
            bar ? "<navigationItem key=\"navigationItem\" title=\"\(id)\" id=\"\(id)-n\">\(items)</navigationItem>" : ""
        return """
            <\(name) storyboardIdentifier="\(id)" id="\(id)"><view key="view" id="\(id)-v">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><label text="\(id.lowercased())" id="\(id)-l">
            <rect key="frame" x="20" y="300" width="300" height="20"/></label></subviews></view>
            \(item)\(more)<connections>\(segues.joined())</connections></\(name)>
            """
    }

    private func container(_ element: String, _ id: String, _ more: String = "", _ segues: String...) -> String {
        "<\(element) storyboardIdentifier=\"\(id)\" id=\"\(id)\">\(more)<connections>\(segues.joined())</connections></\(element)>"
    }

    private func root(_ id: String) -> String { relationship("rootViewController", id) }
    private func tab(_ id: String) -> String { relationship("viewControllers", id) }
    private func relationship(_ name: String, _ id: String) -> String {
        "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(name)\" id=\"r-\(id)\"/>"
    }
    private func segue(_ kind: String, _ id: String) -> String {
        "<segue destination=\"\(id)\" kind=\"\(kind)\" identifier=\"\(kind)-\(id)\" id=\"\(kind)-\(id)-s\"/>"
    }
    private func tabItem(_ title: String) -> String {
        "<tabBarItem key=\"tabBarItem\" title=\"\(title)\" id=\"t-\(title)\"/>"
    }
    private let done = "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"done\" id=\"done\"/>"

    @Test func `a scene with a title that shows another one begins a stack`() throws {
        let titled = scene("A", bar: false, segue("show", "B")).replacingOccurrences(
            of: "<viewController ", with: "<viewController title=\"Trips\" ")
        let document = try storyboard(titled, scene("B", bar: false), scene("C", bar: false), initial: "A")
        #expect(heard(document) == ["A*: Trips, a", "B: Trips, b", "C: c"])
    }

    @Test func `pushed scenes are read on the stack, below a bar with a back button`() throws {
        let document = try storyboard(
            container("navigationController", "Nav", "", root("A")), scene("A", segue("show", "B")),
            scene("B", items: done, segue("push", "C")), scene("C", bar: false), initial: "Nav")
        #expect(heard(document) == ["A*: A, a", "B: A, B, Done, b", "C: B, c"])
        #expect(heard(document, alone: true) == ["Nav*: A, a", "A: a", "B: b", "C: c"])
    }

    @Test func `the nearest way counts`() throws {
        let document = try storyboard(
            container("navigationController", "Long", "", root("A")), scene("A", segue("show", "B")),
            scene("B", segue("show", "C")), scene("C"), container("navigationController", "Short", "", root("D")),
            scene("D", segue("show", "C")))
        #expect(heard(document) == ["A: A, a", "B: A, B, b", "C: D, C, c", "D: D, d"])
    }

    @Test func `scenes behind tabs are read with all tabs and without the content of the other tabs`() throws {
        let document = try storyboard(
            container("tabBarController", "Tabs", "", tab("Nav"), tab("E")),
            container("navigationController", "Nav", tabItem("First"), root("A")),
            scene("A", segue("show", "B")), scene("B"), scene("E", bar: false, more: tabItem("Second")), initial: "Tabs"
        )
        #expect(
            heard(document) == [
                "A*: A, a, First, Second", "B: A, B, b, First, Second", "E: e, First, Second",
            ])
    }

    @Test func `a stack has the tab of its lowest scene where it has none of its own`() throws {
        let document = try storyboard(
            container("tabBarController", "Tabs", "", tab("Nav")),
            container("navigationController", "Nav", "", root("A")), scene("A", more: tabItem("First")))
        #expect(heard(document) == ["A: A, a, First"])
    }

    @Test func `tabs beyond the room of the bar are read in their list`() throws {
        let members = (1...7).map { scene("S\($0)", bar: false, more: tabItem("T\($0)")) }
        let document = try storyboard(
            members: [container("tabBarController", "Tabs", "", (1...7).map { tab("S\($0)") }.joined())] + members)
        let lines = heard(document)
        #expect(lines.count == 8)
        #expect(lines[0] == "Tabs: More, T5, T6, T7, T1, T2, T3, T4, More")
        #expect(lines[1] == "S1: s1, T1, T2, T3, T4, More")
    }

    @Test func `each column of a split view is read separately on a phone`() throws {
        let document = try storyboard(
            container(
                "splitViewController", "Split", "", relationship("masterViewController", "Nav1"),
                relationship("detailViewController", "Nav2")),
            container("navigationController", "Nav1", "", root("List")), scene("List", segue("showDetail", "Nav2")),
            container("navigationController", "Nav2", "", root("Detail")), scene("Detail", items: done),
            initial: "Split")
        #expect(heard(document) == ["List*: List, list", "Detail: List, Detail, Done, detail"])
    }

    @Test func `a column that can't be on a stack is read nevertheless`() throws {
        let document = try storyboard(
            container(
                "splitViewController", "Split", "", relationship("masterViewController", "Tabs"),
                relationship("detailViewController", "Nav")),
            container("tabBarController", "Tabs", "", tab("E")), scene("E", bar: false, more: tabItem("First")),
            container("navigationController", "Nav", "", root("Detail")), scene("Detail"))
        #expect(heard(document) == ["E: e, First", "Detail: Detail, detail"])
    }

    @Test func `what is presented begins anew, with its own stack`() throws {
        let document = try storyboard(
            container("navigationController", "Nav", "", root("A")),
            scene("A", segue("presentation", "Modal"), segue("presentation", "Plain")),
            container("navigationController", "Modal", "", root("B")), scene("B"), scene("Plain", bar: false))
        #expect(heard(document) == ["A: A, a", "B: B, b", "Plain: plain"])
    }

    @Test func `an embedded scene is read where it is embedded, unless it is hidden there`() throws {
        func embedding(_ id: String, _ attributes: String) -> String {
            """
            <viewController storyboardIdentifier="\(id)" id="\(id)"><view key="view" id="\(id)-v">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <containerView \(attributes) id="\(id)-c"><rect key="frame" x="0" y="100" width="375" height="400"/>
            <connections>\(segue("embed", "In\(id)"))</connections></containerView></subviews></view></viewController>
            """
        }
        let document = try storyboard(
            embedding("A", ""), scene("InA", bar: false), embedding("B", "hidden=\"YES\""), scene("InB", bar: false))
        #expect(heard(document) == ["A: ina", "B: ", "InB: inb"])
    }

    @Test func `an embedded stack is read with its scenes, those after the first separately`() throws {
        let outer = """
            <viewController storyboardIdentifier="Outer" id="Outer"><view key="view" id="o-v">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <containerView id="o-c"><rect key="frame" x="0" y="100" width="375" height="400"/>
            <connections>\(segue("embed", "Nav"))</connections></containerView></subviews></view></viewController>
            """
        let document = try storyboard(
            outer, container("navigationController", "Nav", "", root("A")), scene("A", segue("show", "B")), scene("B"))
        #expect(heard(document) == ["Outer: A, a", "B: A, B, b"])
    }

    @Test func `scenes that push each other come to an end`() throws {
        let document = try storyboard(
            container("navigationController", "Nav", "", root("A")), scene("A", segue("show", "B")),
            scene("B", segue("show", "A"), segue("show", "B")))
        #expect(heard(document) == ["A: A, a", "B: A, B, b"])
        let loose = try storyboard(scene("A", segue("show", "B")), scene("B", segue("show", "A")), initial: "B")
        #expect(heard(loose) == ["A: B, A, a", "B*: B, b"])
    }

    @Test func `containers that hold each other come to an end`() throws {
        let document = try storyboard(
            container("tabBarController", "T1", "", tab("T2")),
            container("tabBarController", "T2", "", tab("T1"), tab("A")),
            scene("A", bar: false, more: tabItem("First")))
        #expect(heard(document).contains { $0.hasPrefix("A: ") && $0.contains("First") })
    }

    @Test func `a scene that nothing leads to has its bar, since code gives it one`() throws {
        let tools = "<toolbarItems><barButtonItem title=\"Tool\" id=\"tool\"/></toolbarItems>"
        let document = try storyboard(
            scene("A", items: done), scene("B", bar: false), scene("C", bar: false, more: tools), initial: "gone")
        #expect(heard(document) == ["A: A, Done, a", "B: b", "C: c, Tool"])
    }

    @Test func `scenes that push as before iOS 8 stand on a stack, since nothing else can do that`() throws {
        let document = try storyboard(scene("A", bar: false, segue("push", "B")), scene("B", bar: false))
        #expect(heard(document) == ["A: a", "B: Back, b"])
    }

    @Test func `each column of a split view is read separately on a tablet too`() throws {
        let split = container(
            "splitViewController", "Split", "", relationship("masterViewController", "Nav1"),
            relationship("detailViewController", "Nav2"))
        let document = try storyboard(
            members: [
                split, container("navigationController", "Nav1", "", root("List")), scene("List"),
                container("navigationController", "Nav2", "", root("Detail")), scene("Detail"),
            ], device: "<device id=\"ipad11_0rounded\" orientation=\"portrait\" appearance=\"light\"/>")
        #expect(heard(document) == ["List: List, list", "Detail: List, Detail, detail"])
    }

    @Test func `bars that the file hides are shown where a scene has something for them`() throws {
        let document = try storyboard(
            """
            <navigationController navigationBarHidden="YES" id="Nav"><connections>\(root("A"))</connections>
            </navigationController>
            """, scene("A", bar: false, segue("show", "B")), scene("B", items: done))
        #expect(heard(document) == ["A: a", "B: Back, B, Done, b"])
    }

    @Test func `a container for which the file has nothing is a screen of its own`() throws {
        let document = try storyboard(
            container("navigationController", "Nav", "", root("r")),
            "<viewControllerPlaceholder storyboardName=\"Other\" id=\"r\"/>",
            container("tabBarController", "Tabs", ""), initial: "Nav")
        #expect(heard(document) == ["Nav*: ", "Tabs: "])
    }

    @Test func `the initial screen is the one that is seen first, of several candidates too`() throws {
        let document = try storyboard(
            container("navigationController", "One", "", root("A")), scene("A"),
            container("tabBarController", "Two", "", tab("Nav"), tab("C")),
            container("navigationController", "Nav", tabItem("x"), root("B")), scene("B"),
            scene("C", bar: false, more: tabItem("y")), initial: "Two")
        #expect(document.screens().filter(\.isInitial).map(\.name) == ["B"])
        #expect(document.screens(alone: true).filter(\.isInitial).map(\.name) == ["Two"])
    }

    @Test func `screens have names, and those that share one have their ids`() throws {
        let document = try storyboard(
            "<tableViewController id=\"a\"/>", "<tableViewController id=\"b\"/>",
            "<avPlayerViewController id=\"c\"/>", "<viewController userLabel=\"Welcome\" id=\"d\"/>",
            "<viewController title=\"Table view controller (a)\" id=\"e\"/>",
            "<viewController customClass=\"LoginController\" userLabel=\"Log In\" id=\"f\"/>")
        #expect(
            document.screens().map(\.name) == [
                "Table view controller (a) 2", "Table view controller (b)", "AV player view controller", "Welcome",
                "Table view controller (a)", "LoginController",
            ])
    }

    @Test func `a scene with nothing to hear is left by escape`() throws {
        let document = try storyboard(
            """
            <navigationController navigationBarHidden="YES" id="Nav"><connections>\(root("A"))</connections>
            </navigationController>
            """, scene("A", bar: false, segue("show", "B")), "<viewController id=\"B\"/>", initial: "Nav")
        let window = try #require(document.screens().first).makeWindow(isWalkable: true)
        let reader = ScreenReaderSession(window: window)
        defer {
            reader.end()
            window.isHidden = true
        }
        let navigation = try #require(window.rootViewController as? UINavigationController)
        navigation.topViewController?.performSegue(withIdentifier: "show-B", sender: nil)
        reader.settle()
        #expect(navigation.viewControllers.count == 2 && reader.session.elementCount == 0)
        reader.perform(.twoFingerScrub)
        reader.settle()
        #expect(navigation.viewControllers.map { $0.sourceLocation?.objectID } == ["A"])
    }
}

/// A storyboard for iOS with these controllers, one in each scene.
private func storyboard(members: [String], device: String = "") throws -> InterfaceBuilderDocument {
    let scenes = members.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        \(device)<scenes>\(scenes)</scenes></document>
        """
    return try InterfaceBuilderDocument.decode(Array(text.utf8), file: "Test.storyboard")
}
