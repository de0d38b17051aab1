import Foundation

extension InterfaceFiles {
    /// The maximum numbers of folders that a search for the app of a file visits: those around the file, and those in
    /// each of them.
    private static let (heightLimit, breadthLimit) = (16, 64)

    /// Returns the files that describe the apps around a file or a folder, as absolute paths: those in the folders that
    /// it is in, up to that of its project, and in the folders directly in these.
    public static func appDescriptions(around path: String) -> [String] {
        var found: [String] = []
        let file = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
        // The project of a folder is the one that it is in.
        let root = ProjectRoot.folder(around: file.appending(path: "Info.plist").path)
        var folder = file.deletingLastPathComponent().path
        for _ in 0..<heightLimit where folder == root || folder.hasPrefix(root + "/") {
            let entries = FolderEntry.list(folder, limit: 10_000).sorted { $0.name < $1.name }
            found += descriptions(among: entries, in: folder)
            let folders = entries.filter { $0.kind == .folder && !SkippedFolders.contains($0.name) }
            for inner in folders.prefix(breadthLimit) {
                let path = folder + "/" + inner.name
                found += descriptions(among: FolderEntry.list(path, limit: 1_000), in: path)
            }
            folder = parentFolder(of: folder)
        }
        return found
    }

    private static func descriptions(among entries: [FolderEntry], in folder: String) -> [String] {
        entries.filter { $0.kind == .file && describesApp("/" + $0.name) }.map { folder + "/" + $0.name }.sorted()
    }
}
