import AccessibilityTree
import Foundation
import HeadlessUIKit
import Testing

@testable import InterfaceBuilder

/// The path of a file of the fixture project.
func projectPath(_ name: String) -> String { fixturePath("project/\(name)") }

/// A folder with files, which goes when the test ends.
final class TemporaryProject {
    let url = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
    /// The folder as the system names it.
    var root: String { url.resolvingSymlinksInPath().path }

    init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(Array(text.utf8), path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ bytes: [UInt8], _ path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }
}

/// Resources found around a storyboard without the project's code.
@Suite struct ProjectResourcesTests {
    private static func colors(_ white: Double) -> String {
        """
        {"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"white": "\(white)", "alpha": "1.0"}}}]}
        """
    }

    @Test func `the fixture project has its colours, images, symbols and languages`() throws {
        let main = projectPath("App/Base.lproj/Main.storyboard")
        let resources = ProjectResources(around: main)
        #expect(resources.root == URL(fileURLWithPath: projectPath("")).resolvingSymlinksInPath().path)
        for name in ["Ink", "Rail/Accent"] { #expect(resources.color(named: name) != nil) }
        #expect(resources.color(named: "Accent") == nil)
        #expect(resources.hasSymbol(named: "Rail/Points") && !resources.hasSymbol(named: "Points"))
        #expect(resources.imageSize(named: "Train") == Size(width: 60, height: 40))
        #expect(resources.imageSize(named: "Signal") == Size(width: 24, height: 36))
        #expect(resources.imageSize(named: "None") == nil)
        #expect(resources.languages(of: main) == ["de"])
        #expect(resources.languages(of: projectPath("App/Base.lproj/Ticket.xib")) == ["ar", "de", "en"])
        #expect(resources.notes.isEmpty)
        let accent = try #require(resources.color(named: "Rail/Accent"))
        #expect(accent.color(isDark: true)?.sRGB == Appearance.Color(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
    }

    private static let roots: [([String: String], String, String)] = [
        (["App.xcodeproj/project.pbxproj": "", "App/V/Base.lproj/Main.xib": ""], "App/V/Base.lproj/Main.xib", ""),
        (["x/Package.swift": "", "x/V/Main.xib": "", "Podfile": ""], "x/V/Main.xib", "x"),
        (["project.yml": "", "V/Main.xib": ""], "V", "V"),
    ]

    @Test(arguments: roots)
    func `the project is the nearest folder with what projects have`(
        files: [String: String], path: String, root: String
    ) throws {
        let project = try TemporaryProject(files)
        let found = ProjectResources.root(around: project.root + "/" + path)
        #expect(found == (root.isEmpty ? project.root : project.root + "/" + root))
    }

    @Test func `of several resources of one name the nearest counts`() throws {
        let project = try TemporaryProject([
            "Podfile": "", "A/A.xcassets/Ink.colorset/Contents.json": Self.colors(0.1),
            "B/B.xcassets/Ink.colorset/Contents.json": Self.colors(0.2),
            "A/Main.xib": "", "B/Main.xib": "", "A/de.lproj/Main.strings": "\"x.text\" = \"A\";",
            "B/de.lproj/Main.strings": "\"x.text\" = \"B\";",
        ])
        let resources = ProjectResources(around: project.root)
        for (folder, white) in [("A", 0.1), ("B", 0.2)] {
            let file = project.root + "/\(folder)/Main.xib"
            #expect(resources.color(named: "Ink", near: file)?.color()?.sRGB?.red == white)
            #expect(resources.strings(in: "de", of: file)?.entries["x.text"]?.text.text() == folder)
        }
    }

    @Test func `a folder's name begins the names in it only where it says so`() throws {
        let project = try TemporaryProject([
            "A.xcassets/One/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/One/Two/Ink.colorset/Contents.json": Self.colors(0.1),
            "A.xcassets/Three/Ink.colorset/Contents.json": Self.colors(0.2),
            "A.xcassets/Four/Contents.json": "{", "A.xcassets/Four/Red.colorset/Contents.json": Self.colors(0.3),
            "A.xcassets/App.appiconset/Grey.colorset/Contents.json": Self.colors(0.3),
        ])
        let resources = ProjectResources(around: project.root)
        for name in ["Ink", "One/Ink", "Red"] { #expect(resources.color(named: name) != nil) }
        for name in ["One/Two/Ink", "Three/Ink", "Grey"] { #expect(resources.color(named: name) == nil) }
        #expect(resources.notes.map(\.message) == ["expected a key in double quotes"])
        #expect(resources.notes.first?.line == 1)
    }

    @Test func `links lead to files of the project only, and to no folders`() throws {
        let outside = try TemporaryProject(["secret.strings": "\"x.text\" = \"secret\";", "Ink.png": "x"])
        let project = try TemporaryProject([
            "Podfile": "", "Main.xib": "", "texts.txt": "\"x.text\" = \"inside\";",
            "A.xcassets/Ink.imageset/Contents.json": #"{"images": [{"filename": "i.png"}, {"filename": "../j.png"}]}"#,
        ])
        func link(_ name: String, _ target: String) throws {
            try FileManager.default.createDirectory(
                at: project.url.appending(path: name).deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: project.root + "/" + name, withDestinationPath: target)
        }
        try link("de.lproj/Main.strings", project.root + "/texts.txt")
        try link("fr.lproj/Main.strings", outside.root + "/secret.strings")
        try link("loop", project.root)
        try link("A.xcassets/Ink.imageset/i.png", outside.root + "/Ink.png")
        // A named pipe would block a reader that opens it.
        try project.write([], "es.lproj/other.txt")
        #expect(mkfifo(project.root + "/es.lproj/Main.strings", 0o600) == 0)
        let resources = ProjectResources(around: project.root)
        let file = project.root + "/Main.xib"
        #expect(resources.languages(of: file) == ["de"])
        #expect(resources.strings(in: "de", of: file)?.entries["x.text"]?.text.text() == "inside")
        var notes = ResourceNoteList()
        #expect(resources.imageSize(named: "Ink", near: nil, &notes) == nil)
        #expect(notes.notes.map(\.message) == ["the file of the image “Ink” is missing"])
    }

    @Test func `no more files are looked at than allowed, and what can't be read is noted`() throws {
        let names = (0..<50).map { ("f\($0).txt", "") }
        let project = try TemporaryProject(Dictionary(uniqueKeysWithValues: names))
        let limited = ProjectResources(around: project.root, limit: 20)
        #expect(limited.notes.map(\.kind) == [.limitReached(20)])
        try project.write([], "A.xcassets/Ink.colorset/Contents.json/folder.txt")
        try project.write([], "de.lproj/Main.strings/folder.txt")
        let resources = ProjectResources(around: project.root)
        var notes = ResourceNoteList()
        #expect(resources.color(named: "Ink", near: nil, &notes) == nil)
        #expect(notes.notes.map(\.message) == ["this is a directory, not a regular file"])
    }

    @Test func `a file that is too large is noted, and not read`() throws {
        let project = try TemporaryProject(["Podfile": "", "Main.xib": "", "de.lproj/Main.strings": ""])
        let path = project.root + "/de.lproj/Main.strings"
        #expect(truncate(path, off_t(StringTableReader.sizeLimit + 1)) == 0)
        let table = ProjectResources(around: project.root).strings(in: "de", of: project.root + "/Main.xib")
        #expect(table?.notes.map(\.message) == ["the file has more than 16777216 bytes"])
    }

    @Test func `a symbol of the project has the size of symbols`() throws {
        let path = projectPath("App/Base.lproj/Ticket.xib")
        let document = try xib(
            #"<imageView image="Rail/Points" id="a"/><imageView image="Signal" id="b"/><imageView image="x" id="c"/>"#)
        let images = document.resolved(in: ProjectResources(around: path)).document.resources.images
        #expect(images == ["Rail/Points": Size(width: 20, height: 20), "Signal": Size(width: 24, height: 36)])
    }

    @Test func `files that were built, and what other people wrote, are passed over`() throws {
        let project = try TemporaryProject([
            "Pods/A/de.lproj/Main.strings": "", ".git/de.lproj/Main.strings": "", "build/de.lproj/Main.strings": "",
            "X.app/de.lproj/Main.strings": "", "Main.xib": "",
        ])
        #expect(ProjectResources(around: project.root).languages(of: project.root + "/Main.xib").isEmpty)
    }

    @Test func `a damaged table is noted with its file and line, and the rest counts`() throws {
        let project = try TemporaryProject([
            "Podfile": "", "Main.xib": "", "de.lproj/Main.strings": "\"a.text\" = \"A\"\n\"b.text\" = \"B\";",
            "mul.lproj/Main.xcstrings": "{\"strings\": {\n", "de.lproj/Main.stringsdict": "<plist><dict>",
        ])
        let table = try #require(
            ProjectResources(around: project.root).strings(in: "de", of: project.root + "/Main.xib"))
        #expect(table.entries.mapValues { $0.text.text() } == ["a.text": "A", "b.text": "B"])
        let places = table.notes.map { "\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line ?? 0)" }
        #expect(places == ["Main.strings:2", "Main.stringsdict:1", "Main.xcstrings:2"])
    }

    @Test func `fonts of the project are registered, and what is none is noted`() throws {
        let font = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")
        let project = try TemporaryProject(["Broken.ttf": "no font", "Main.xib": ""])
        let data = try? Data(contentsOf: font)
        if let data { try project.write([UInt8](data), "Fonts/Mono.otf") }
        let resources = ProjectResources(around: project.root)
        #expect(resources.registerFonts().map(\.message) == ["this is not a font: not a TrueType or OpenType font"])
        #expect(resources.registerFonts().isEmpty)
        if data != nil { #expect(UIFont(name: "DejaVuSansMono", size: 10)?.fontName == "DejaVuSansMono") }
    }
}
