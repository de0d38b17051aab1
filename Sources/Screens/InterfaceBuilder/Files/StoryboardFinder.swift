import Foundation

/// Finds the storyboards that others refer to by name, wherever they are in a project: an app's bundle has them all
/// side by side, whatever folders their sources are in.
@preconcurrency @MainActor public final class StoryboardFinder {
    /// The files by their names without suffix, of the named paths and of each project.
    private let known: [String: [String]]
    private var projects: [String: [String: [String]]] = [:]
    /// The folder of the project by the folder of a file.
    private var tops: [String: String] = [:]

    /// The maximum number of folders of a project that are searched.
    private static let folderLimit = 5_000

    /// Creates a finder.
    ///
    /// - Parameter paths: Files that count as one project with the files that refer to them, wherever they are.
    public init(_ paths: [String] = []) {
        known = Self.byName(paths)
    }

    /// The storyboard with a name that is nearest to a file that refers to it, or nil: among the files that the finder
    /// was created with and those in the repository, or else the Xcode project, around the file.
    public func path(of name: String, from file: String) -> String? {
        guard Self.isFileName(name) else { return nil }
        let folder = URL(filePath: file).standardizedFileURL.deletingLastPathComponent()
        let beside = folder.appending(path: name + ".storyboard").path
        if FileManager.default.fileExists(atPath: beside) { return beside }
        if let found = nearest(known[name] ?? [], to: folder) { return found }
        return nearest(project(of: folder.path, file)[name] ?? [], to: folder)
    }

    /// Whether a name from a file leads to no other folder.
    static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 255 && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }

    private func project(of folder: String, _ file: String) -> [String: [String]] {
        let top = tops[folder] ?? ProjectRoot.repository(around: file) ?? ProjectRoot.folder(around: file)
        tops[folder] = top
        if let found = projects[top] { return found }
        let found = Self.byName(InterfaceFiles(in: [top], folderLimit: Self.folderLimit).paths)
        projects[top] = found
        return found
    }

    private static func byName(_ paths: [String]) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for path in paths where path.hasSuffix(".storyboard") {
            let url = URL(filePath: path).standardizedFileURL
            found[url.deletingPathExtension().lastPathComponent, default: []].append(url.path)
        }
        return found
    }

    /// The file that shares the most folders with another one; of several the one that is least deep, then that of the
    /// development language, then the first.
    private func nearest(_ paths: [String], to folder: URL) -> String? {
        func rank(_ path: String) -> (Int, Int, Int, String) {
            let parts = URL(filePath: path).deletingLastPathComponent().pathComponents
            let shared = zip(parts, folder.pathComponents).prefix { $0 == $1 }.count
            let isBase = parts.last.map { !$0.hasSuffix(".lproj") || $0 == "Base.lproj" } ?? true
            return (-shared, parts.count, isBase ? 0 : 1, path)
        }
        return paths.min { rank($0) < rank($1) }
    }
}
