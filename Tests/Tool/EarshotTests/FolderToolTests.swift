import Foundation
import TestSupport
import Testing

/// Several files and folders together.
@Suite(.serialized) struct `Folders of storyboards and xibs` {
    private static let foreign = """
        <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects/>
        </document>
        """

    private static func screen(_ text: String) -> String {
        WalkFixtures.storyboard(
            initial: "c",
            """
            <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
            <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="20" y="100" width="100" height="20"/></label></subviews>
            <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
            constant="20" id="k1"/><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" \
            constant="110" id="k2"/></constraints></view></viewController>
            """)
    }

    /// A repository with two storyboards, one that git ignores, one for macOS and one that is cut off.
    private static func repository() throws -> URL {
        let folder = try BuiltTool.folder()
        let files = [
            "App/B.storyboard": screen("Bravo"), "App/A.storyboard": screen("Alpha"),
            ".gitignore": "Build/\n*.tmp.xib\n",
            "Build/C.storyboard": screen("Charlie"), "Mac/Window.xib": foreign,
            "App/Broken.storyboard": "<document><scenes>", "notes.txt": "no interface",
        ]
        try FileManager.default.createDirectory(at: folder.appending(path: ".git"), withIntermediateDirectories: true)
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return folder
    }

    /// The lines without the folder's name, which is another one each time.
    private static func lines(_ text: String, _ folder: URL) -> [String] {
        text.replacingOccurrences(of: folder.path + "/", with: "").split(separator: "\n").map(String.init)
    }

    /// A folder of files, every fifth of them cut off.
    private static func many(_ count: Int) throws -> URL {
        let folder = try BuiltTool.folder()
        for number in 0..<count {
            let text = number % 5 == 3 ? "<document><scenes>" : screen("Screen number \(number)")
            let name = String(repeating: "0", count: 3 - "\(number)".count) + "\(number)"
            try Data(text.utf8).write(to: folder.appending(path: "\(name).storyboard"))
        }
        return folder
    }

    @Test(arguments: [["read"], ["tree"], ["audit", "--format", "json"]])
    func `many files are read in order, and each broken one is reported in its place`(command: [String]) throws {
        let folder = try Self.many(40)
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = try ToolTests.run(command + [folder.path])
        let said = output.out.matches(of: /Screen number ([0-9]+)/).compactMap { Int($0.output.1) }
        var firsts: [Int] = []
        for number in said where firsts.last != number { firsts.append(number) }
        if command[0] == "audit" {
            // A report names all files, those that were skipped, too.
            let files = output.out.matches(of: /\/([0-9]+)\.storyboard"/).compactMap { Int($0.output.1) }
            #expect(Set(files) == Set(0..<40))
        } else {
            #expect(firsts == (0..<40).filter { $0 % 5 != 3 })
        }
        let broken = output.err.matches(of: /\/([0-9]+)\.storyboard:/).compactMap { Int($0.output.1) }
        #expect(broken == (0..<40).filter { $0 % 5 == 3 })
    }

    @Test(arguments: ["read", "tree"]) func `files that git lists are read in order, and omitted ones are reported`(
        command: String
    ) throws {
        let folder = try Self.repository()
        let output = try ToolTests.run([command, folder.path])
        #expect(output.code == 0)
        let lines = Self.lines(output.out, folder)
        #expect(lines.filter { $0.hasSuffix(".storyboard:") } == ["App/A.storyboard:", "App/B.storyboard:"])
        #expect(output.out.contains("Alpha") && !output.out.contains("Charlie"))
        let notes = Self.lines(output.err, folder)
        #expect(notes.count == 3, "\(notes)")
        #expect(notes[0].hasPrefix("earshot: App/Broken.storyboard:1:"))
        #expect(notes[1].hasPrefix("earshot: Mac/Window.xib: ") && notes[1].contains("macOS"))
        #expect(notes[2] == "earshot: 2 files read, 2 skipped")
    }

    @Test func `a file that is named is read though git ignores it, and only once`() throws {
        let folder = try Self.repository()
        let ignored = folder.appending(path: "Build/C.storyboard").path
        let output = try ToolTests.run(["read", ignored, folder.appending(path: "App/A.storyboard").path, ignored])
        #expect(
            Self.lines(output.out, folder).filter { $0.hasSuffix(":") } == ["Build/C.storyboard:", "App/A.storyboard:"])
    }

    @Test func `the layout of all is compared with the stored frames`() throws {
        let folder = try Self.repository()
        let output = try ToolTests.run(["layout-check", folder.path, "--list"])
        #expect(output.code == 0)
        let lines = Self.lines(output.out, folder)
        // The constraint has 110 points from the top, the file 100.
        #expect(
            lines.filter { $0.contains("label l: stored 20 100 100 20, with stored content 20 110 100 20") }.isEmpty)
        #expect(lines.contains { $0.contains("2 roots laid out, 0 views measured") }, "\(lines)")
        #expect(lines.contains { $0.contains("2 contradicts its constraints") }, "\(lines)")
        #expect(output.err.contains("Mac/Window.xib: skipped: an interface for macOS"))
        let missing = try ToolTests.run(["layout-check", "/nonexistent.storyboard"])
        #expect(missing.err.contains("/nonexistent.storyboard"))
    }

    @Test func `a terminal shows how far it has come, and the line goes`() throws {
        let folder = try Self.repository()
        let terminal = try PseudoTerminal(["walk", folder.path])
        try terminal.waitForOutput("B.storyboard: 1 scene")
        #expect(terminal.output.contains("1 of 2: "))
        #expect(terminal.output.contains("2 of 2: …"))
        let last = try #require(terminal.output.range(of: "2 of 2: "))
        #expect(terminal.output[last.upperBound...].contains("App/B.storyboard\r\u{1B}[K"))
    }

    @Test func `results that come as they are found are progress enough`() throws {
        let folder = try Self.repository()
        let terminal = try PseudoTerminal(["read", folder.path])
        try terminal.waitForOutput("files read, 2 skipped")
        #expect(!terminal.output.contains("1 of "))
    }
}
