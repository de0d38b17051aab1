import AccessibilityTree
import Foundation
import ScreenPicture
import StrictXML
import TestSupport
import Testing

/// The rendering of a page in a real browser.
@Suite(.serialized) struct BrowserTests {
    // A page without the policy that forbids scripts, which reports what the browser has laid out.
    private static let measuring = """
        <script>
        const found = { items: [], markers: [], lists: document.querySelectorAll("ol").length };
        for (const item of document.querySelectorAll("ol li")) found.items.push(item.innerText);
        for (const marker of document.querySelectorAll("svg g.marker")) {
          const frame = marker.querySelector("rect.frame");
          const box = frame ? frame.getBBox() : null;
          found.markers.push({
            number: marker.querySelector("text").textContent, declared: marker.dataset.frame ?? null,
            box: box ? [box.x, box.y, box.width, box.height] : null,
            shown: marker.querySelector("rect.number").getBoundingClientRect().width > 0,
          });
        }
        found.alerts = window.alerted ?? 0;
        document.body.innerHTML = "";
        document.body.dataset.found = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(found))));
        </script>
        """

    struct Found: Decodable {
        struct Marker: Decodable {
            var number: String
            var declared: String?
            var box: [Double]?
            var shown: Bool
        }
        var items: [String]
        var markers: [Marker]
        var lists: Int
        var alerts: Int
    }

    @Test(.enabled(if: Browser.path != nil, "there is no chromium, chromium-browser or google-chrome on the PATH"))
    func `a browser finds the markers, the frames and the list that were written`() throws {
        let frames = [
            Rect(x: 20, y: 40, width: 100, height: 24), Rect(x: 20, y: 80, width: 280, height: 44),
            Rect(x: 200, y: 300, width: 80, height: 30),
        ]
        let texts = ["Plain", "</svg><script>window.alerted = 1</script>", "Grüße & <b>\"mehr\"</b>"]
        let nodes = zip(frames, texts).enumerated().map { PictureTree.label(UInt64($0 + 2), $1.1, $1.0) }
        let tree = try PictureTree.screen(
            nodes + [PictureTree.label(9, "Below", Rect(x: 20, y: 900, width: 9, height: 9))])
        let entries =
            nodes.map { ScreenPicture.Entry($0.id, text: $0.label?.string ?? "") } + [.init(NodeID(9), text: "Below")]
        let pictures = ScreenPicture.Style.allCases.map {
            ScreenPicture(tree, title: "Start", entries: entries, style: $0)
        }
        let html = ScreenPicturePage(title: "Test", screens: [.init(pictures)]).html
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        // As it was written: scripts are forbidden, and none is there.
        let page = folder.appending(path: "page.html")
        try html.write(to: page, atomically: true, encoding: .utf8)
        let dom = try Browser.dump(page, profile: folder.appending(path: "first"))
        #expect(dom.components(separatedBy: "class=\"marker\"").count == entries.count * 2 + 1)
        #expect(dom.components(separatedBy: "<li ").count == entries.count + 1)
        #expect(!dom.contains("<script"))

        // With a script of the test that measures it.
        let policy = try #require(html.split(separator: "\n").first { $0.contains("Content-Security-Policy") })
        let measured = html.replacing(String(policy), with: "").replacing("</body>", with: Self.measuring + "</body>")
        let second = folder.appending(path: "measured.html")
        try measured.write(to: second, atomically: true, encoding: .utf8)
        let result = try Browser.dump(second, profile: folder.appending(path: "second"))
        let start = try #require(result.range(of: "data-found=\""), "\(result)")
        let code = result[start.upperBound...].prefix { $0 != "\"" }
        let found = try JSONDecoder().decode(Found.self, from: try #require(Data(base64Encoded: String(code))))
        #expect(found.items == entries.map(\.text) && found.lists == 1 && found.alerts == 0)
        #expect(found.markers.map(\.number) == ["1", "2", "3", "4", "1", "2", "3", "4"])
        #expect(!found.markers.contains { !$0.shown })
        for (marker, frame) in zip(found.markers, frames + [nil] + frames + [nil]) {
            #expect(marker.box == frame.map { [$0.x, $0.y, $0.width, $0.height] })
            if let frame {
                #expect(marker.declared == "\(Int(frame.x)) \(Int(frame.y)) \(Int(frame.width)) \(Int(frame.height))")
            }
        }
    }
}
