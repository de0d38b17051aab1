import Foundation

/// The file for a command's output: complete, or unchanged.
package enum OutputFile {
    /// Writes a new file next to the old one and replaces it. A symbolic link is rejected, since it leads to a file
    /// that the user did not name; a device or a pipe is written to directly.
    ///
    /// - Parameter inputs: Files that must not be overwritten.
    /// - Throws: `ToolError` with the code for files that can't be written.
    package static func write(_ bytes: [UInt8], to path: String, inputs: [String] = []) throws(ToolError) {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            guard errno == ENOENT else { throw failure(path) }
            return try replace(path, with: bytes, mode: nil)
        }
        switch status.st_mode & S_IFMT {
        case S_IFLNK:
            throw ToolError(
                "it is a symbolic link; links are not followed", file: path, remedy: "name the file itself",
                exitCode: .cannotCreate)
        case S_IFDIR: throw ToolError("it is a folder", file: path, exitCode: .cannotCreate)
        case S_IFREG:
            for input in inputs {
                var other = stat()
                guard stat(input, &other) == 0, other.st_dev == status.st_dev, other.st_ino == status.st_ino else {
                    continue
                }
                throw ToolError(
                    "it is an input file", file: path, remedy: "name another file", exitCode: .usage)
            }
            try replace(path, with: bytes, mode: status.st_mode & 0o7777)
        default:
            let descriptor = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NOFOLLOW)
            guard descriptor >= 0 else { throw failure(path) }
            defer { close(descriptor) }
            try write(bytes, to: descriptor, path)
        }
    }

    private static func replace(_ path: String, with bytes: [UInt8], mode: mode_t?) throws(ToolError) {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        var template = Array((folder + ".earshot-XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw failure(path) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        do throws(ToolError) {
            defer { close(descriptor) }
            try write(bytes, to: descriptor, path)
            guard fchmod(descriptor, mode ?? 0o666 & ~fileMask) == 0, fsync(descriptor) == 0 else {
                throw failure(path)
            }
        } catch {
            unlink(template)
            throw error
        }
        guard rename(template, path) == 0 else {
            let error = failure(path)
            unlink(template)
            throw error
        }
    }

    // The mask can only be read by setting it.
    private static var fileMask: mode_t {
        let mask = umask(0o077)
        umask(mask)
        return mask
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(ToolError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR && errno != EAGAIN {
                throw failure(path)
            }
        }
    }

    private static func failure(_ path: String) -> ToolError {
        ToolError(
            "cannot be written: \(String(cString: strerror(errno)))", file: path, exitCode: .cannotCreate)
    }
}
