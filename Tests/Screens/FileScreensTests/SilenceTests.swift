import AccessibilityTree
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

@testable import FileScreens

/// The reason why a screen has nothing to read.
@Suite(.serialized) @MainActor struct `The reason why a screen is silent` {
    private func silence(_ subviews: String, _ more: String = "") throws -> String {
        let text = WalkFixtures.storyboard(
            initial: "c",
            """
            <viewController id="c" sceneMemberID="viewController"><view key="view" id="v" \(more)>
            <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>\(subviews)</subviews></view>
            </viewController>
            """)
        let document = try InterfaceBuilderDocument.decode(Array(text.utf8), file: "Main.storyboard")
        let window = try #require(document.screens().first).makeWindow()
        defer { window.isHidden = true }
        return Silence(WindowSource(window).captureTree()).cause
    }

    nonisolated private static func view(_ element: String, _ attributes: String = "", id: String = "a") -> String {
        "<\(element) id=\"\(id)\" \(attributes)><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/></\(element)>"
    }

    @Test(arguments: [
        ("", "an empty view"), (view("view"), "2 empty views"),
        (view("imageView", "image=\"cat\""), "an image without a label"),
        (view("imageView") + view("imageView", id: "b"), "2 images without a label"),
        (view("tableView", "style=\"plain\""), "a table with rows from code"),
        (view("collectionView"), "a collection with items from code"),
        (view("label", "text=\"\""), "an empty text"),
        (view("view", "customClass=\"ChartView\""), "views that the app draws (ChartView)"),
        (view("label", "text=\"Hello\" hidden=\"YES\""), "1 hidden view"),
        (view("mapView"), "a map"),
    ]) func `the report names the cause`(subviews: String, cause: String) throws {
        #expect(try silence(subviews) == cause)
    }

    @Test func `the names of many classes are cut`() throws {
        let views = (1...5).map { Self.view("view", "customClass=\"Class\($0)\"", id: "v\($0)") }.joined()
        #expect(try silence(views) == "views that the app draws (Class1, Class2, Class3 and 2 more)")
    }
}
