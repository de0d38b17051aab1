import Foundation
import InterfaceBuilder

/// Paths as patterns and identities have them: from the current folder on.
enum AuditPath {
    /// Returns a path without the components that lead to the current folder.
    static func relative(_ path: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        var rest = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
        while rest.hasPrefix("./") { rest.removeFirst(2) }
        return rest
    }

    /// Whether patterns are about a file, or about a folder that it is in.
    static func isMatched(_ path: String, by rules: IgnoreRules) -> Bool {
        let parts = relative(path).split(separator: "/").map(String.init)
        return parts.indices.contains { end in
            rules.excludes(Array(parts[...end]), isFolder: end < parts.count - 1) ?? false
        }
    }
}
