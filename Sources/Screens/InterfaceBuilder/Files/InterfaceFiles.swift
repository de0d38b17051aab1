import Foundation

/// Finds storyboards and xibs in folders as git would list them: files that `.gitignore` files exclude are left out, and so
/// are the targets of symbolic links.
///
/// Folders that hold no files of the project are skipped unless they are named: hidden folders, repositories inside the
/// project (clones and submodules), dependencies (`Pods`, `Carthage`, `node_modules`), products of a build
/// (`DerivedData`, `build`, `*.xcarchive` …) and exports for translators (`*.xcloc`).
public struct InterfaceFiles: Sendable {
    /// The files: those that were named, and those in named folders, in the order of their paths within each.
    public private(set) var paths: [String] = []
    /// The `Info.plist` files of targets in named folders, and the projects whose builds make some, in that order; see
    /// ``AppPropertyList`` and ``AppProject``.
    public private(set) var propertyLists: [String] = []
    /// The files and folders that could not be read, with the system's reason.
    public private(set) var problems: [Problem] = []
    /// The folders that were skipped because they hold no files of the project, hidden ones apart.
    public private(set) var skippedFolders: [String] = []

    /// A path that could not be read.
    public struct Problem: Sendable, Hashable {
        /// The path that could not be read.
        public let path: String
        /// Why, in the system's words.
        public let reason: String
    }

    /// The maximum depth of folders that are searched.
    public static let depthLimit = 64
    /// The suffixes of the files that are found in folders.
    public static let suffixes = ["storyboard", "xib"]

    /// Finds the files in paths. A file that is named is taken whatever its name; a file that several paths lead to is
    /// taken once.
    ///
    /// - Parameter suffixes: The suffixes of the files that are found in folders.
    public init(in named: [String], suffixes: [String] = suffixes) {
        self.init(in: named, suffixes: suffixes, folderLimit: .max)
    }

    /// Finds the files in paths, and searches at most that many folders.
    init(in named: [String], suffixes: [String] = suffixes, folderLimit: Int) {
        foldersLeft = folderLimit
        wanted = suffixes
        var known: Set<String> = []
        for path in named {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                if known.insert(path).inserted { paths.append(path) }
                continue
            }
            for found in files(in: path) where known.insert(found).inserted {
                if Self.describesApp(found) { propertyLists.append(found) } else { paths.append(found) }
            }
        }
    }

    private var foldersLeft: Int
    private let wanted: [String]

    private struct Folder {
        var path: String
        /// The names of the folders from the top on.
        var names: [String]
        /// The rules that hold in it, with how many names lead to the folder of each.
        var rules: [(rules: IgnoreRules, depth: Int)]
    }

    private mutating func files(in top: String) -> [String] {
        var result: [String] = []
        let outer = Self.outerRules(of: top)
        var pending = [Folder(path: top, names: outer.names, rules: outer.rules)]
        while var folder = pending.popLast() {
            guard foldersLeft > 0 else { break }
            foldersLeft -= 1
            guard let names = list(folder.path) else { continue }
            if folder.path != top, let name = folder.names.last,
                // A repository of its own, as a clone or a submodule is.
                names.contains(".git") || SkippedFolders.contains(name)
            {
                if !name.hasPrefix(".") { skippedFolders.append(folder.path) }
                continue
            }
            if names.contains(".gitignore"), let rules = Self.rules(in: folder.path) {
                folder.rules.append((rules, folder.names.count))
            }
            var inner: [Folder] = []
            for name in names {
                let path = Self.path(of: name, in: folder.path)
                guard let kind = Self.kind(of: path) else { continue }
                let parts = folder.names + [name]
                guard !Self.isExcluded(parts, isFolder: kind == .folder, folder.rules) else { continue }
                if kind == .folder {
                    if parts.count - outer.names.count <= Self.depthLimit {
                        inner.append(Folder(path: path, names: parts, rules: folder.rules))
                    }
                } else if Self.describesApp(path) || wanted.contains(where: { name.hasSuffix("." + $0) }) {
                    result.append(path)
                }
            }
            pending += inner.reversed()
        }
        return result.sorted()
    }

    private mutating func list(_ path: String) -> [String]? {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch {
            problems.append(Problem(path: path, reason: (error as NSError).localizedDescription))
            return nil
        }
    }

    /// Whether a file of this name describes an app as a whole.
    public static func describesApp(_ path: String) -> Bool {
        AppPropertyList.isNamed(path) || AppProject.isNamed(path)
    }

    private enum Kind { case file, folder }

    /// nil for symbolic links and for entries that are neither files nor folders.
    private static func kind(of path: String) -> Kind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG: return .file
        default: return nil
        }
    }

    /// The rules of the folders around one, up to the top of its repository.
    private static func outerRules(of path: String) -> (names: [String], rules: [(rules: IgnoreRules, depth: Int)]) {
        var folder = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
        var above: [URL] = []
        var isInRepository = false
        for _ in 0..<depthLimit {
            if FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) {
                isInRepository = true
                break
            }
            let outer = folder.deletingLastPathComponent()
            guard outer.path != folder.path else { break }
            above.append(folder)
            folder = outer
        }
        guard isInRepository else { return ([], []) }
        var names: [String] = []
        var rules: [(rules: IgnoreRules, depth: Int)] = []
        // The folder itself is read when it is listed.
        for inner in above.reversed() {
            if let own = self.rules(in: folder.path) { rules.append((own, names.count)) }
            names.append(inner.lastPathComponent)
            folder = inner
        }
        return (names, rules)
    }

    // A path in the current folder needs no "./".
    private static func path(of name: String, in folder: String) -> String {
        if folder == "." { return name }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    private static func rules(in folder: String) -> IgnoreRules? {
        guard let data = try? Data(contentsOf: URL(filePath: folder + "/.gitignore")), data.count <= 1 << 20 else {
            return nil
        }
        return IgnoreRules(String(decoding: data, as: UTF8.self))
    }

    /// The innermost file that speaks of a path decides.
    private static func isExcluded(
        _ names: [String], isFolder: Bool, _ rules: [(rules: IgnoreRules, depth: Int)]
    ) -> Bool {
        for (rules, depth) in rules.reversed() {
            if let answer = rules.excludes(Array(names.dropFirst(depth)), isFolder: isFolder) { return answer }
        }
        return false
    }
}
