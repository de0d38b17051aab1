import Foundation
import TestSupport
import Testing

struct TopLevelTests {
    private static let allowed: Set = [
        "ARCHITECTURE.md", "Benchmarks", "CHANGELOG.md", "CONTRIBUTING.md", "Examples", "LICENSE", "Makefile",
        "Package.swift", "README.md", "SECURITY.md", "Sources", "Tests", "Voices", "action.yml", "docs", "packaging",
    ]

    /// The names in the package's folder, without hidden ones and without those that git ignores. Without git, the
    /// products of a build are left out by name.
    private static func names() throws -> Set<String> {
        let git = try? CommandResult(["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"])
        let all =
            if let git, git.status == 0 {
                Set(git.output.split(separator: "\0").map { String($0.prefix { $0 != "/" }) })
            } else {
                Set(try FileManager.default.contentsOfDirectory(atPath: PackageFolders.root.path)).filter { name in
                    name != "Package.resolved" && ![".log", ".wav", ".profraw"].contains { name.hasSuffix($0) }
                }
            }
        return all.filter { !$0.hasPrefix(".") }
    }

    @Test func `the top level of the repository has only known files`() throws {
        let names = try Self.names()
        #expect(names.isSuperset(of: ["Package.swift", "Sources", "Tests"]))
        #expect(names.subtracting(Self.allowed).isEmpty, "put the file into a folder, or add it to this test's list")
    }
}
