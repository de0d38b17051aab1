import Foundation
import InterfaceBuilder
import Testing

/// Which files are found in folders.
@Suite struct InterfaceFilesTests {
    /// The files that are found in a repository with these files, each with its text.
    private func found(_ files: [String: String], in folder: String = "") throws -> [String] {
        let top = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: top) }
        try FileManager.default.createDirectory(at: top.appending(path: ".git"), withIntermediateDirectories: true)
        for (path, text) in files {
            let file = top.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return InterfaceFiles(in: [top.appending(path: folder).path]).paths.map { path in
            String(path.dropFirst(top.path.count)).replacing(/^\/+/, with: "")
        }
    }

    @Test func `storyboards and xibs are found in stable order, and nothing else`() throws {
        let files = ["b/Two.xib": "", "a/One.storyboard": "", "b/notes.txt": "", "Zero.xib": "", ".git/Old.xib": ""]
        #expect(try found(files) == ["Zero.xib", "a/One.storyboard", "b/Two.xib"])
    }

    @Test(arguments: [
        ("Kit/", ["a/One.xib", "a/Two.xib"]), ("*.xib", []), ("One.*", ["Kit/Three.xib", "a/Two.xib"]),
        ("/a/One.xib", ["Kit/Three.xib", "a/Two.xib"]), ("a/*\n!a/One.xib", ["Kit/Three.xib", "a/One.xib"]),
        ("**/Two.xib", ["Kit/Three.xib", "a/One.xib"]), ("# One.xib", ["Kit/Three.xib", "a/One.xib", "a/Two.xib"]),
        ("T[hw]*.xib", ["a/One.xib"]), ("T[!w]*.xib", ["a/One.xib", "a/Two.xib"]), ("a/**", ["Kit/Three.xib"]),
        ("?ne.xib  ", ["Kit/Three.xib", "a/Two.xib"]), ("One.xib/", ["Kit/Three.xib", "a/One.xib", "a/Two.xib"]),
    ]) func `what git ignores is left out`(rules: String, left: [String]) throws {
        let files = ["a/One.xib": "", "a/Two.xib": "", "Kit/Three.xib": "", ".gitignore": rules]
        #expect(try found(files) == left)
    }

    @Test func `an inner file of rules decides before an outer one, also for a folder that is named`() throws {
        let files = ["a/One.xib": "", "a/b/Two.xib": "", ".gitignore": "*.xib", "a/b/.gitignore": "!Two.xib"]
        #expect(try found(files) == ["a/b/Two.xib"])
        #expect(try found(files, in: "a") == ["a/b/Two.xib"])
        #expect(try found(["a/One.xib": "", ".gitignore": "a/One.xib"], in: "a") == [])
    }

    @Test(arguments: [
        ".earshot", "Pods", "sub/Carthage", "DerivedData", "node_modules", ".build", "build", "de.xcloc",
        "App.xcarchive",
    ]) func `a folder with no files of the project is skipped unless it is named`(folder: String) throws {
        let files = ["One.xib": "", "\(folder)/deep/Two.xib": ""]
        #expect(try found(files) == ["One.xib"])
        #expect(try found(files, in: folder) == ["\(folder)/deep/Two.xib"])
    }

    @Test func `a repository inside the project is skipped, be it a clone or a submodule`() throws {
        let files = [
            "One.xib": "", "Clone/.git/HEAD": "", "Clone/Two.xib": "", "Sub/.git": "gitdir: x", "Sub/Three.xib": "",
        ]
        #expect(try found(files) == ["One.xib"])
        #expect(try found(files, in: "Sub") == ["Sub/Three.xib"])
    }

    @Test func `skipped folders are listed, hidden ones apart`() throws {
        let top = FileManager.default.temporaryDirectory.appending(path: "skipped-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: top) }
        for folder in ["Pods/Kit", ".github", "Sources"] {
            try FileManager.default.createDirectory(at: top.appending(path: folder), withIntermediateDirectories: true)
        }
        #expect(InterfaceFiles(in: [top.path]).skippedFolders == [top.path + "/Pods"])
    }

    @Test func `patterns of many stars are matched in time that stays small`() throws {
        let stars = String(repeating: "*a", count: 400)
        let files = [String(repeating: "a", count: 200) + "b.xib": "", ".gitignore": stars]
        #expect(try found(files).count == 1)
    }

    @Test func `a named file is taken whatever its name, once, and a link is not followed`() throws {
        let top = FileManager.default.temporaryDirectory.appending(path: "links-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: top) }
        try FileManager.default.createDirectory(at: top, withIntermediateDirectories: true)
        let file = top.appending(path: "One.xib").path
        try "".write(toFile: file, atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(atPath: top.path + "/Loop", withDestinationPath: top.path)
        #expect(InterfaceFiles(in: ["any.txt", top.path, file, "any.txt"]).paths == ["any.txt", file])
    }
}
