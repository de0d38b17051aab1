import Foundation
import InterfaceBuilder

/// Paths as patterns and identities have them: from a folder on.
enum AuditPath {
    /// Returns a path without the components that lead to the current folder.
    static func relative(_ path: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        var rest = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
        while rest.hasPrefix("./") { rest.removeFirst(2) }
        return rest
    }

    /// Returns the path of a file from a folder on, with `..` for a file outside of the folder. Both start from the
    /// current folder unless they are absolute.
    static func path(of file: String, from folder: String) -> String {
        let (file, folder) = (components(of: file), components(of: folder))
        let common = zip(file, folder).prefix { $0 == $1 }.count
        return (folder.dropFirst(common).map { _ in ".." } + file.dropFirst(common)).joined(separator: "/")
    }

    /// The names from the root on, with `.` and `..` worked out.
    private static func components(of path: String) -> [Substring] {
        let start = path.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath + "/"
        var names: [Substring] = []
        for name in (start + path).split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return names
    }

    /// Whether patterns are about a file, or about a folder that it is in.
    static func isMatched(_ path: String, by rules: IgnoreRules) -> Bool {
        let parts = relative(path).split(separator: "/").map(String.init)
        return parts.indices.contains { end in
            rules.excludes(Array(parts[...end]), isFolder: end < parts.count - 1) ?? false
        }
    }
}
