import Foundation
import TestSupport

/// The documents that tests read, written by hand after the output of the tools.
enum Documents {
    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: PackageFolders.expectations.appending(path: "pagesource/\(name)")))
    }

    /// Documents of the tools themselves, which are next to the package if they are present.
    static var found: [String] {
        let folder = PackageFolders.shared.appending(path: "corpora/page-source").path
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".xml") }
            .sorted()
    }

    static func foundBytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: PackageFolders.shared.appending(path: "corpora/page-source/\(name)")))
    }
}
