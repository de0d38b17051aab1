import Foundation
import Testing

@testable import earshot

/// Whether the program was built with these tests: a toolchain without swift-syntax has none.
private let isBuilt = FileManager.default.isExecutableFile(
    atPath: URL(filePath: BuiltTool.path).deletingLastPathComponent().appending(path: AdaptProgram.name).path)

/// `earshot adapt`.
@Suite(.enabled(if: isBuilt, "earshot-adapt was not built: the toolchain has no swift-syntax"))
struct AdaptToolTests {
    private func folder(_ files: [String: String]) throws -> URL {
        let folder = try BuiltTool.folder()
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return folder
    }

    @Test func `a folder's files are written to like places, and themselves left alone`() throws {
        let text = "import UIKit\nclass A: UIView { @IBOutlet var b: UIView! }\n"
        let root = try folder([
            "App/A.swift": text, "App/Sub/B.swift": "let b = 1\n", "App/note.txt": "x", "App/.build/C.swift": "(",
        ])
        defer { try? FileManager.default.removeItem(at: root) }
        let out = root.appending(path: "out").path
        let result = try ToolTests.run(["adapt", root.appending(path: "App").path, "-o", out])
        #expect(result.code == 0 && result.err.isEmpty, "\(result)")
        #expect(try String(contentsOfFile: out + "/A.swift", encoding: .utf8).contains("addProperty(\"b\""))
        #expect(try String(contentsOfFile: out + "/Sub/B.swift", encoding: .utf8) == "let b = 1\n")
        #expect(!FileManager.default.fileExists(atPath: out + "/.build"))
        #expect(try String(contentsOf: root.appending(path: "App/A.swift"), encoding: .utf8) == text)
    }

    @Test func `only changed files are written where that was asked for, with an overlay that names them`() throws {
        let root = try folder(["A.swift": "class A { @objc func b() {} }", "B.swift": "let b = 1\n"])
        defer { try? FileManager.default.removeItem(at: root) }
        let out = root.appending(path: "out").path
        let overlay = root.appending(path: "overlay.yaml")
        let result = try ToolTests.run([
            "adapt", root.path + "/A.swift", root.path + "/B.swift", "-o", out, "--changed", "--overlay", overlay.path,
        ])
        #expect(result.code == 0, "\(result)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: out) == ["A.swift"])
        let text = try String(contentsOf: overlay, encoding: .utf8)
        #expect(text.contains("/A.swift") && !text.contains("/B.swift"))
        #expect(text.contains("\"use-external-names\" : \"false\""), "errors name the originals")
    }

    @Test(arguments: [
        ("let a = (", Int32(65), "A.swift:1:10: error:"), ("let a = 1\nlet b = \u{0}", 65, "A.swift:2:9: error:"),
    ])
    func `text that is not Swift is reported as compilers do`(text: String, code: Int32, message: String) throws {
        let root = try folder(["A.swift": text])
        defer { try? FileManager.default.removeItem(at: root) }
        let result = try ToolTests.run(["adapt", root.path, "-o", root.path + "/out"])
        #expect(result.code == code && result.err.contains(message), "\(result)")
        #expect(!FileManager.default.fileExists(atPath: root.path + "/out"))
    }

    @Test func `originals are never overwritten, and missing files are reported`() throws {
        let root = try folder(["A.swift": "class A { @objc func b() {} }", "B/A.swift": "let a = 1"])
        defer { try? FileManager.default.removeItem(at: root) }
        let over = try ToolTests.run(["adapt", root.path, "-o", root.path])
        #expect(over.code == 64 && over.err.contains("is an input file"), "\(over)")
        let same = try ToolTests.run([
            "adapt", root.path + "/A.swift", root.path + "/B/A.swift", "-o", root.path + "/o",
        ])
        #expect(same.code == 64 && same.err.contains("would both be written as A.swift"), "\(same)")
        let missing = try ToolTests.run(["adapt", root.path + "/C.swift", "-o", root.path + "/o"])
        #expect(missing.code == 66 && missing.err.contains("no such file or folder"), "\(missing)")
        let blocked = try ToolTests.run(["adapt", root.path + "/A.swift", "-o", root.path + "/B/A.swift"])
        #expect(blocked.code == 73 && blocked.err.contains("cannot be written"), "\(blocked)")
    }
}
