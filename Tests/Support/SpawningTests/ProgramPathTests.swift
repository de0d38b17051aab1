import Foundation
import Testing

@testable import Spawning

struct ProgramPathTests {
    @Test func `a program is found in the first folder of PATH that has it as a file to execute`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "earshot-path-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let folders = ["folder", "text", "program", "later"].map { root.appending(path: $0) }
        for folder in folders {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "thing").path
            if folder.lastPathComponent == "folder" {
                try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
            } else {
                let mode = folder.lastPathComponent == "text" ? 0o644 : 0o755
                _ = FileManager.default.createFile(
                    atPath: file, contents: Data(), attributes: [.posixPermissions: mode])
            }
        }
        let path = folders.map(\.path).joined(separator: ":")
        #expect(ProgramPath.find("thing", in: ["PATH": path]) == folders[2].path + "/thing")
        #expect(ProgramPath.find("nothing", in: ["PATH": path]) == nil)
    }

    @Test(arguments: ["", "bin", ".", ":", "./bin:bin"]) func `relative folders are not searched`(
        _ path: String
    ) {
        #expect(ProgramPath.find("sh", in: ["PATH": path]) == nil)
    }

    @Test(arguments: ["", "/bin/sh", "../sh"]) func `a path is no name`(_ name: String) {
        #expect(ProgramPath.find(name, in: ["PATH": "/usr/bin:/bin"]) == nil)
    }

    @Test func `without PATH the usual folders are looked into`() { #expect(ProgramPath.find("sh", in: [:]) != nil) }
}
