import Foundation
import StrictXML
import Testing

/// `earshot snapshot` as a user runs it.
struct SnapshotToolTests {
    private static func scene(_ id: String, _ title: String, _ label: String) -> String {
        """
        <scene><objects><viewController id="\(id)"><view key="view" id="\(id)-v">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <subviews><label text="\(label)" id="\(id)-l"><rect key="frame" x="20" y="300" width="300" height="20"/></label>
        <switch on="YES" id="\(id)-s"><rect key="frame" x="20" y="400" width="51" height="31"/>
        <accessibility key="accessibilityConfiguration" label="Sound"/></switch></subviews></view>
        <navigationItem key="navigationItem" title="\(title)" id="\(id)-n"/></viewController></objects></scene>
        """
    }

    private static let hostile = "&lt;/svg>&lt;script>alert(1)&lt;/script> ##[error]"

    private static func file() throws -> String {
        try ToolTests.file(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
            initialViewController="b"><scenes>\(scene("a", "First", hostile))\(scene("b", "Second", "Hello"))</scenes>
            </document>
            """, "Two.storyboard")
    }

    private static func beside(_ path: String, _ name: String) -> String {
        URL(filePath: path).deletingLastPathComponent().appending(path: name).path
    }

    /// The texts of the elements of a name.
    private static func texts(_ name: String, in xml: String) throws -> [String] {
        let document = try XMLReader().parse(xml)
        return (0..<document.elementCount).map { document[$0] }.filter { $0.nameText == name }.map(\.text)
    }

    @Test func `a picture is of the screen that the app starts with, or of the named one`() throws {
        let path = try Self.file()
        let initial = try ToolTests.run(["snapshot", path])
        #expect(initial.code == 0 && initial.err == "")
        let titles = try Self.texts("title", in: initial.out)
        #expect(
            titles == [
                "Second: the screen, with numbers in reading order", "1: Second, heading", "2: Hello",
                "3: Sound, switch button, on, Double tap to toggle setting.",
            ])
        let named = try ToolTests.run(["snapshot", path, "--scene", "First"]).out
        #expect(try Self.texts("title", in: named).contains("2: </svg><script>alert(1)</script> ##[error]"))
        #expect(!named.contains("<script") && !named.contains("##["))
        #expect(try ToolTests.run(["snapshot", path, "--scene", "Third"]).code == 64)
    }

    @Test func `a page has all screens, light and dark, with a list for each`() throws {
        let path = try Self.file()
        let output = Self.beside(path, "page.html")
        #expect(try ToolTests.run(["snapshot", path, "-o", output]).code == 0)
        let html = try String(contentsOfFile: output, encoding: .utf8)
        #expect(html.hasPrefix("<!DOCTYPE html>\n") && !html.contains("<script"))
        let xml = String(html.drop { $0 != "\n" }.dropFirst())
        #expect(try Self.texts("h2", in: xml) == ["First", "Second (initial)"])
        #expect(try Self.texts("figcaption", in: xml) == ["Light", "Dark", "Light", "Dark"])
        #expect(
            try Self.texts("li", in: xml) == [
                "First, heading", "</svg><script>alert(1)</script> ##[error]",
                "Sound, switch button, on, Double tap to toggle setting.", "Second, heading", "Hello",
                "Sound, switch button, on, Double tap to toggle setting.",
            ])
        let one = try ToolTests.run(["snapshot", path, "--format", "html", "--scene", "2"]).out
        #expect(try Self.texts("h2", in: String(one.drop { $0 != "\n" }.dropFirst())) == ["Second (initial)"])
    }

    @Test func `a picture is as light or dark, and on the device, as it is asked for`() throws {
        let path = try Self.file()
        let light = try ToolTests.run(["snapshot", path]).out
        let dark = try ToolTests.run(["snapshot", path, "--appearance", "dark", "--device", "320x568"]).out
        #expect(light.contains("width=\"375\" height=\"667\" fill=\"#FFFFFF\""))
        #expect(dark.contains("width=\"320\" height=\"568\" fill=\"#000000\""))
        // A page has both appearances, whatever the options.
        let page = try ToolTests.run(["snapshot", path, "--appearance", "dark", "--format", "html"]).out
        #expect(page.contains("height=\"667\" fill=\"#FFFFFF\"") && page.contains("height=\"667\" fill=\"#000000\""))
    }

    @Test func `a file is replaced as a whole, keeps its mode and leaves nothing else behind`() throws {
        let path = try Self.file()
        let output = Self.beside(path, "old.svg")
        try "old".write(toFile: output, atomically: true, encoding: .utf8)
        chmod(output, 0o640)
        #expect(try ToolTests.run(["snapshot", path, "-o", output]).code == 0)
        #expect(try String(contentsOfFile: output, encoding: .utf8).hasPrefix("<svg "))
        let mode = try FileManager.default.attributesOfItem(atPath: output)[.posixPermissions] as? Int
        #expect(mode == 0o640)
        let folder = URL(filePath: path).deletingLastPathComponent().path
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["Two.storyboard", "old.svg"])
    }

    @Test func `a symbolic link is never followed`() throws {
        let path = try Self.file()
        let (target, link) = (Self.beside(path, "target.svg"), Self.beside(path, "link.svg"))
        try "precious".write(toFile: target, atomically: true, encoding: .utf8)
        for destination in [target, Self.beside(path, "nowhere.svg")] {
            try? FileManager.default.removeItem(atPath: link)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
            let result = try ToolTests.run(["snapshot", path, "-o", link])
            #expect(result.code == 73 && result.err.contains("symbolic link"), "\(result.err)")
        }
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "precious")
        #expect(!FileManager.default.fileExists(atPath: Self.beside(path, "nowhere.svg")))
    }

    @Test func `an output that can't be written is reported, and the old file stays`() throws {
        let path = try Self.file()
        let original = try String(contentsOfFile: path, encoding: .utf8)
        let outputs: [(path: String, code: Int32)] = [
            ("/dev/full", 73), (Self.beside(path, "no/such/folder.svg"), 73), (Self.beside(path, ""), 73), (path, 64),
        ]
        for output in outputs {
            let result = try ToolTests.run(["snapshot", path, "--format", "svg", "-o", output.path])
            #expect(result.code == output.code && result.err.hasPrefix("earshot: "), "\(output): \(result.err)")
        }
        #expect(try ToolTests.run(["snapshot", path, "-o", Self.beside(path, "picture.png")]).code == 64)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == original)
        #expect(try ToolTests.run(["snapshot", path, "-o", "/dev/null", "--format", "html"]).code == 0)
    }
}
