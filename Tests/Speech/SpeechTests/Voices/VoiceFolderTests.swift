import Foundation
import Testing

@testable import Voices

@Suite struct VoiceFolderTests {
    private static func prefix(_ names: [String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "prefix-\(UUID().uuidString)")
        for name in names {
            try FileManager.default.createDirectory(
                at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        return folder
    }

    @Test func `voices are found under the prefix of the program`() throws {
        let prefix = try Self.prefix(["bin", "share/earshot/Profiles"])
        defer { try? FileManager.default.removeItem(at: prefix) }
        let found = try VoiceFolders.ours("Profiles", besideProgram: prefix.appending(path: "bin").path)
        #expect(found == prefix.appending(path: "share/earshot/Profiles").path)
    }

    @Test func `the folder next to the program comes first, as a build puts it`() throws {
        let prefix = try Self.prefix(["bin/earshot_Voices.resources/Profiles", "share/earshot/Profiles"])
        defer { try? FileManager.default.removeItem(at: prefix) }
        let found = try VoiceFolders.ours("Profiles", besideProgram: prefix.appending(path: "bin").path)
        #expect(found.hasSuffix("bin/earshot_Voices.resources/Profiles"))
    }

    @Test func `missing folders are reported with the searched locations and a remedy`() throws {
        let prefix = try Self.prefix(["bin"])
        defer { try? FileManager.default.removeItem(at: prefix) }
        let error = #expect(throws: (any Error).self) {
            try VoiceFolders.ours("Profiles", besideProgram: prefix.appending(path: "bin").path)
        }
        let text = error.map { "\($0)" } ?? ""
        #expect(text.contains("install Earshot again") && text.contains("\(prefix.path)/share/earshot/Profiles"))
    }
}
