#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An entry of a folder.
struct FolderEntry {
    /// The kinds of entries.
    enum Kind {
        case folder, file, link, other
    }

    let name: String
    let kind: Kind

    /// The entries of a folder, at most as many as the limit; none where it can't be read. Names that are no valid
    /// UTF-8 are left out: nothing can name them.
    static func list(_ path: String, limit: Int) -> [FolderEntry] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var entries: [FolderEntry] = []
        while entries.count < limit, let entry = readdir(folder) {
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard let name = String(validating: bytes, as: UTF8.self), name != ".", name != ".." else { continue }
            entries.append(FolderEntry(name: name, kind: kind(Int32(entry.pointee.d_type), path + "/" + name)))
        }
        return entries
    }

    private static func kind(_ type: Int32, _ path: String) -> Kind {
        switch type {
        case Int32(DT_DIR): return .folder
        case Int32(DT_REG): return .file
        case Int32(DT_LNK): return .link
        case Int32(DT_UNKNOWN):
            // Some file systems do not report the type.
            var facts = stat()
            guard lstat(path, &facts) == 0 else { return .other }
            switch facts.st_mode & S_IFMT {
            case S_IFDIR: return .folder
            case S_IFREG: return .file
            case S_IFLNK: return .link
            default: return .other
            }
        default: return .other
        }
    }

    /// Returns the path without symbolic links; nil where it doesn't exist.
    static func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(validatingCString: real)
    }
}
