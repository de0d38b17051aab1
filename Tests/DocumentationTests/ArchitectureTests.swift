import Foundation
import TestSupport
import Testing

/// The files, folders and targets that ARCHITECTURE.md names exist.
struct ArchitectureTests {
    private static let text = (try? Documents.text("ARCHITECTURE.md")) ?? ""

    /// The paths of all files and folders of `Sources` and `Voices`, relative to the package.
    private static let paths: Set<String> = {
        let all = ["Sources", "Voices"].flatMap { folder -> [String] in
            let below = FileManager.default.enumerator(atPath: PackageFolders.root.appending(path: folder).path)
            return [folder] + (below?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
        }
        return Set(all)
    }()

    /// Code spans of the document that look like a path: `Reader/Words`, `MainLoop.swift`.
    private static let named = text.matches(of: /`([A-Za-z][\w+.\/-]*(?:\/[\w+.-]+|\.swift))`/).map { String($0.1) }

    @Test func `files and folders that ARCHITECTURE names exist`() {
        #expect(Self.named.count > 30)
        for name in Self.named {
            let isThere =
                Self.paths.contains { $0 == name || $0.hasSuffix("/" + name) }
                || FileManager.default.fileExists(atPath: PackageFolders.root.appending(path: name).path)
            #expect(isThere, "there is no \(name)")
        }
    }

    @Test func `the table of wings has each wing and each target`() throws {
        let rows = Self.text.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: PackageFolders.root.appending(path: "Sources").path)
        for wing in folders {
            let row = try #require(rows.first { $0.hasPrefix("| `\(wing)` |") }, "no row for \(wing)")
            // A wing of one target is that target's folder.
            guard !["AccessibilityTree", "SwiftUI"].contains(wing) else { continue }
            let targets = try FileManager.default.contentsOfDirectory(
                atPath: PackageFolders.root.appending(path: "Sources/\(wing)").path)
            for target in targets where !target.hasPrefix("_") {
                #expect(row.contains(target), "\(wing) has \(target)")
            }
        }
    }

    @Test func `the document is short enough to be read`() {
        #expect(Self.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 251)
    }
}
