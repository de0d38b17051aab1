import Foundation

/// Finds the folder of the project that a file belongs to.
enum ProjectRoot {
    private static let markers: Set<String> = [
        ".git", "Package.swift", "Podfile", "Cartfile", "project.yml", "Project.swift",
    ]
    private static let markerSuffixes = [".xcodeproj", ".xcworkspace", ".playground"]
    /// The maximum number of parent folders that are searched.
    private static let heightLimit = 24

    /// The folder of the project around a file, or the folder itself where a folder is given.
    ///
    /// It is the nearest folder with an entry that projects have at their top, such as `.git` or an Xcode project. The
    /// user's home and the root of the file system are no projects. Without a project it is the folder of the file, or
    /// the one around its `.lproj`.
    static func folder(around path: String) -> String {
        let url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
            return url.path
        }
        let own = url.deletingLastPathComponent()
        let home = FileManager.default.homeDirectoryForCurrentUser.standardizedFileURL.path
        var folder = own
        for _ in 0..<heightLimit {
            guard folder.path != "/", folder.path != home else { break }
            if isTop(folder.path) { return folder.path }
            folder = folder.deletingLastPathComponent()
        }
        return own.pathExtension == "lproj" ? own.deletingLastPathComponent().path : own.path
    }

    /// The folder of the git repository around a file, or nil.
    static func repository(around path: String) -> String? {
        var folder = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
        for _ in 0..<heightLimit {
            folder = folder.deletingLastPathComponent()
            guard folder.path != "/" else { return nil }
            if FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) { return folder.path }
        }
        return nil
    }

    private static func isTop(_ path: String) -> Bool {
        FolderEntry.list(path, limit: 10_000).contains { entry in
            markers.contains(entry.name) || markerSuffixes.contains { entry.name.hasSuffix($0) }
        }
    }
}
