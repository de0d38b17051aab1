import Foundation

/// Writes lines of text to a file or to standard output, each as soon as it is there.
public final class LineWriter: Sendable {
    /// The destination of the lines: a path, or `-` for standard output.
    public let path: String
    private let descriptor: Int32

    /// Opens a file, which is emptied, or standard output for `-`. A new file can be read by its owner only, since
    /// spoken text can be private. A symbolic link is refused.
    ///
    /// - Throws: `AudioSinkError.cannotWrite` if it cannot be opened.
    public init(path: String) throws {
        self.path = path
        do throws(PrivateFile.Failure) {
            descriptor = path == "-" ? fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3) : try PrivateFile.open(path)
            guard descriptor >= 0 else { throw PrivateFile.Failure(code: errno) }
        } catch {
            throw AudioSinkError.cannotWrite(path: path, reason: error.reason)
        }
    }

    deinit {
        close(descriptor)
    }

    /// Writes a line; its end is added.
    ///
    /// - Throws: `AudioSinkError.cannotWrite` if it could not be written to its end.
    public func write(_ line: String) throws {
        var rest = Array((line + "\n").utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw AudioSinkError.cannotWrite(path: path, reason: String(cString: strerror(errno)))
            }
        }
    }
}
