import Foundation

/// The texts for people: the README and its like, `docs`, and the catalogues of the libraries.
public enum Documents {
    /// Their paths from the package's folder on.
    public static let paths: [String] = {
        let root = PackageFolders.root
        let folders = ["docs", "Sources", "Voices"]
        let below = folders.flatMap { folder -> [String] in
            let all = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
            return (all?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
        }
        return ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md"]
            + below.filter { $0.hasSuffix(".md") && ($0.hasPrefix("docs/") || $0.contains(".docc/")) }.sorted()
    }()

    /// The text of one.
    public static func text(_ path: String) throws -> String {
        try String(contentsOf: PackageFolders.root.appending(path: path), encoding: .utf8)
    }
}
