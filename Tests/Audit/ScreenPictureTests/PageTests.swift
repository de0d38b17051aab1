import AccessibilityTree
import ScreenPicture
import StrictXML
import Testing

/// A page is read by people and by their screen readers.
@Suite struct PageTests {
    private func page() throws -> (ScreenPicturePage, PictureParts) {
        let tree = try PictureTree.screen(
            [
                PictureTree.label(2, "Grüße", Rect(x: 20, y: 40, width: 100, height: 20)),
                PictureTree.label(3, "", Rect(x: 20, y: 80, width: 100, height: 20)),
            ], environment: Environment(language: "de", screenBounds: PictureTree.phone))
        let pictures = ScreenPicture.Style.allCases.map {
            ScreenPicture(tree, title: "Start", entries: PictureTree.entries(tree), style: $0)
        }
        let empty = ScreenPicture(AccessibilityTree(), title: "Empty", entries: [])
        let page = ScreenPicturePage(
            title: "Main.storyboard", screens: [.init(pictures, note: "initial"), .init([empty]), .init([])])
        return (page, try PictureParts(html: page.html))
    }

    @Test func `the announcements are a list in the language of the screen`() throws {
        let (_, parts) = try page()
        #expect(parts.elements("ol").count == 1)
        #expect(parts.texts("li") == ["Grüße", "(no announcement)"])
        #expect(parts.elements("li").allSatisfy { parts.value("lang", of: $0) == "de" })
        #expect(parts.texts("p") == ["There are no announcements."])
    }

    @Test func `each picture is one image with a name`() throws {
        let (_, parts) = try page()
        let pictures = parts.elements("svg")
        #expect(pictures.count == 3)
        for picture in pictures {
            #expect(parts.value("role", of: picture) == "img")
            let name = try #require(parts.value("aria-labelledby", of: picture))
            let titles = parts.elements("title").filter { parts.value("id", of: $0) == name }
            #expect(titles.count == 1 && titles.allSatisfy { !$0.text.isEmpty })
        }
        // The list has the texts of the legend.
        #expect(parts.legend.isEmpty)
        #expect(parts.texts("figcaption") == ["Light", "Dark", "Light"])
    }

    @Test func `a page has a title, a language, headings and ids that stand once`() throws {
        let (_, parts) = try page()
        #expect(parts.value("lang", of: parts.document.root) == "en")
        #expect(
            parts.elements("head").flatMap { $0.children.filter { $0.nameText == "title" } }.map(\.text) == [
                "Main.storyboard"
            ])
        #expect(parts.texts("h1") == ["Main.storyboard"] && parts.texts("h2") == ["Start (initial)", "Empty"])
        let ids = (0..<parts.document.elementCount).compactMap { parts.value("id", of: parts.document[$0]) }
        #expect(Set(ids).count == ids.count)
        #expect(parts.elements("script").isEmpty && parts.elements("link").isEmpty)
    }

    @Test func `a page that is written part by part is the same`() throws {
        let (page, _) = try page()
        #expect(page.html == page.start + page.screens.indices.map(page.section).joined() + page.end)
    }
}
