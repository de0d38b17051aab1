/// The way reports write file paths: relative to a folder for files in it, else absolute.
///
/// The file system is not used: paths are compared as they are written, with `.` and `..` worked out.
public struct ReportPaths: Sendable, Hashable {
    private let root: [Substring]
    private let workingDirectory: [Substring]
    private var keepsPaths = false

    /// Paths that are written as they are, such as those of a report that was written before.
    public static let asWritten: ReportPaths = {
        var paths = ReportPaths(workingDirectory: "/")
        paths.keepsPaths = true
        return paths
    }()

    /// Creates paths.
    ///
    /// - Parameters:
    ///   - root: the folder that paths are relative to, such as the repository's; the working directory unless given.
    ///   - workingDirectory: the absolute path that relative paths start from.
    public init(root: String? = nil, workingDirectory: String) {
        self.workingDirectory = Self.parts(workingDirectory, from: [])
        let folder = self.workingDirectory
        self.root = root.map { Self.parts($0, from: folder) } ?? folder
    }

    /// The path in a report: relative, without `.` and `..`, for a file inside the folder; else absolute.
    public func path(_ path: String) -> String {
        if keepsPaths { return path }
        let parts = Self.parts(path, from: workingDirectory)
        guard parts.count > root.count, parts.starts(with: root) else { return "/" + parts.joined(separator: "/") }
        return parts[root.count...].joined(separator: "/")
    }

    /// The path as a URI (RFC 3986): relative for a file inside the folder, else a `file` URI. Every byte that isn't a
    /// letter, a digit or one of `-._~/` is percent-encoded.
    public func uri(_ path: String) -> String {
        let path = self.path(path)
        var uri = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                uri += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return uri
    }

    private static func parts(_ path: String, from folder: [Substring]) -> [Substring] {
        var parts = path.utf8.first == UInt8(ascii: "/") ? [] : folder
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return parts
    }
}
