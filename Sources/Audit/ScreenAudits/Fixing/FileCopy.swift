import CommandIO
import Foundation

/// A folder that gets a copy of files, each at its path below the folder that all of them are in.
struct FileCopy {
    private let folder: String
    private let base: [String]

    /// Prepares a copy of the files in paths that were named.
    ///
    /// - Throws: `ToolError` where the folder is the one that the files are in.
    init(to folder: String, of named: [String]) throws(ToolError) {
        self.folder = folder
        let folders = named.map { path in
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            let parts = Self.parts(path)
            return isThere && isFolder.boolValue ? parts : Array(parts.dropLast())
        }
        base = folders.dropFirst().reduce(folders.first ?? []) { common, next in
            Array(zip(common, next).prefix { $0 == $1 }.map(\.0))
        }
        guard Self.parts(folder) != base else {
            throw ToolError(
                "the audited files are in this folder", file: folder, remedy: "name another folder, or use --fix",
                exitCode: .usage)
        }
    }

    /// Writes a file's copy, and the folders that lead to it. Below the folder no symbolic link is followed.
    func write(_ bytes: [UInt8], as path: String) throws(ToolError) {
        let parts = Self.parts(path)
        guard parts.count > base.count, parts.starts(with: base) else {
            throw ToolError("the file is not in one of the given paths", file: path, exitCode: .cannotCreate)
        }
        var place = folder
        try makeFolder(place, followsLinks: true)
        for part in parts[base.count...].dropLast() {
            place += "/" + part
            try makeFolder(place, followsLinks: false)
        }
        try OutputFile.write(bytes, to: place + "/" + parts[parts.count - 1], inputs: [path])
    }

    private func makeFolder(_ path: String, followsLinks: Bool) throws(ToolError) {
        if mkdir(path, 0o777) == 0 { return }
        let code = errno
        var status = stat()
        let isThere = (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0
        if code == EEXIST, isThere, status.st_mode & S_IFMT == S_IFDIR { return }
        let reason = code == EEXIST ? "not a folder" : "cannot create the folder: \(String(cString: strerror(code)))"
        throw ToolError(reason, file: path, exitCode: .cannotCreate)
    }

    // The names from the root on, without "." and "..".
    private static func parts(_ path: String) -> [String] {
        let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var parts: [String] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        return parts
    }
}
