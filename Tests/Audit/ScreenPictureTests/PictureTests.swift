import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenPicture
import StrictXML
import TestSupport
import Testing

/// Whole pictures, compared with recorded ones that were checked in a browser.
@MainActor @Suite(.serialized) struct PictureTests {
    @Test(arguments: ScreenPicture.Style.allCases) func `a whole screen is drawn as recorded`(
        _ style: ScreenPicture.Style
    ) throws {
        let screen = TripScreen()
        defer { screen.window.isHidden = true }
        let picture = screen.picture(style)
        try expectMatches(recorded: "pictures/trip-\(style.rawValue).svg", actual: picture.svg)
        let parts = try PictureParts(picture.svg)
        #expect(parts.markers.map(\.number) == picture.entries.indices.map { $0 + 1 })
        #expect(parts.legend == picture.entries.map(\.text))
        #expect(parts.markers.map(\.title) == zip(1..., picture.entries).map { "\($0): \($1.text)" })
    }

    @Test func `the legend of a standalone picture is a list that screen readers reach after the picture`() throws {
        let screen = TripScreen()
        defer { screen.window.isHidden = true }
        let picture = screen.picture()
        let parts = try PictureParts(picture.svg)
        func roles(_ name: String) -> [String] { parts.elements(name).compactMap { parts.value("role", of: $0) } }
        #expect(roles("svg") == ["group"])
        #expect(roles("g") == ["img", "list"] + picture.entries.map { _ in "listitem" })
        let image = try #require(parts.elements("g").first { parts.value("role", of: $0) == "img" })
        // Nothing of the list is inside the image, of which only the name is read.
        #expect(parts.elements("g", class: "entry").allSatisfy { $0.index >= image.endIndex })
        #expect(parts.elements("g", class: "marker").allSatisfy { $0.index < image.endIndex })
    }

    @Test func `text is drawn in the lines that were laid out, truncated where they are`() throws {
        let screen = TripScreen()
        defer { screen.window.isHidden = true }
        let texts = try PictureParts(screen.picture().svg).texts("text")
        #expect(texts.contains("Leaves at 19:42 from") && texts.contains("platform 8. Breakfast is"))
        let cut = try #require(texts.first { $0.hasPrefix("Wagon 261") })
        #expect(cut.hasSuffix("…") && !cut.contains("lower"))
        // The title of a button is drawn once, by the label that it is made of.
        #expect(texts.count { $0 == "Show ticket" } == 1)
        #expect(texts.count { $0 == "Trips" } == 1)
    }

    @Test func `colors follow the appearance`() throws {
        let screen = TripScreen()
        defer { screen.window.isHidden = true }
        for (style, blue, background) in [
            (ScreenPicture.Style.light, "#007AFF", "#FFFFFF"), (.dark, "#0A84FF", "#000000"),
        ] {
            let parts = try PictureParts(screen.picture(style).svg)
            func fill(_ element: XMLElement) -> String? { parts.value("fill", of: element) }
            let button = try #require(
                parts.elements("rect").first { fill($0) == blue && parts.value("width", of: $0) == "116" })
            #expect(parts.value("x", of: button) == "188")
            #expect(parts.elements("rect").contains { fill($0) == background && parts.value("class", of: $0) == nil })
            let title = try #require(parts.elements("text").first { $0.text == "Show ticket" })
            #expect(fill(title) == "#FFFFFF")
            let trips = try #require(parts.elements("text").first { $0.text == "Trips" })
            let account = try #require(parts.elements("text").first { $0.text == "Account" })
            #expect(fill(trips) == blue && fill(account) == "#8E8E93")
        }
    }

    @Test func `a tint color that an ancestor gets later colors what it holds`() throws {
        let screen = TripScreen()
        defer { screen.window.isHidden = true }
        _ = screen.picture()
        screen.window.tintColor = .systemRed
        let red = try #require(try PictureParts(screen.picture().svg).elements("text").first { $0.text == "Trips" })
        #expect(try PictureParts(screen.picture().svg).value("fill", of: red) == "#FF3B30")
    }

    @Test func `lines stand as the label says, also after it has changed`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        window.isHidden = false
        defer { window.isHidden = true }
        let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 20))
        label.text = "Here"
        window.addSubview(label)
        let expected: [(NSTextAlignment, Appearance.TextAlignment)] = [
            (.natural, .left), (.center, .center), (.right, .right), (.left, .left),
        ]
        let source = WindowSource(window, includesAppearance: true)
        var tree = source.captureTree()
        for (alignment, drawn) in expected {
            label.textAlignment = alignment
            _ = source.refresh(&tree)
            #expect(tree.nodes.first { $0.className == "UILabel" }?.appearance?.textAlignment == drawn)
        }
        label.textAlignment = .natural
        label.semanticContentAttribute = .forceRightToLeft
        _ = source.refresh(&tree)
        #expect(tree.nodes.first { $0.className == "UILabel" }?.appearance?.textAlignment == .right)
    }
}
