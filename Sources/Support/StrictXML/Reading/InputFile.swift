#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads untrusted files: regular files only, never blocking, never more bytes than the limit.
public enum InputFile {
    /// The bytes of a regular file, as many as there are when they are read.
    ///
    /// - Parameters:
    ///   - path: The file. Symbolic links are followed; their target must be a regular file.
    ///   - maximumSize: The largest size in bytes.
    /// - Throws: `XMLError` without a position when the file cannot be opened, is not a regular file, or is too large.
    public static func read(path: String, maximumSize: Int) throws(XMLError) -> [UInt8] {
        try withRegularFile(path) { descriptor, size throws(XMLError) in
            guard size <= maximumSize else {
                throw XMLError(.exceeds(.fileSize, limit: maximumSize), file: path)
            }
            return try read(descriptor, expected: size, maximumSize: maximumSize, path: path)
        }
    }

    /// The first bytes of a regular file, however large it is; all of it where it is smaller.
    ///
    /// - Parameters:
    ///   - path: The file, as with `read(path:maximumSize:)`.
    ///   - count: The maximum number of bytes.
    /// - Throws: `XMLError` without a position when the file cannot be opened or is not a regular file.
    public static func readStart(path: String, count: Int) throws(XMLError) -> [UInt8] {
        try withRegularFile(path) { descriptor, size throws(XMLError) in
            var bytes = [UInt8](repeating: 0, count: min(max(size, 0), max(count, 0)))
            var filled = 0
            while filled < bytes.count {
                let got = bytes.withUnsafeMutableBytes { buffer in
                    pread(descriptor, buffer.baseAddress! + filled, buffer.count - filled, off_t(filled))
                }
                if got < 0, errno == EINTR { continue }
                guard got >= 0 else { throw XMLError(.unreadable(code: errno), file: path) }
                if got == 0 { break }
                filled += got
            }
            bytes.removeLast(bytes.count - filled)
            return bytes
        }
    }

    private static func withRegularFile(
        _ path: String, _ body: (_ descriptor: Int32, _ size: Int) throws(XMLError) -> [UInt8]
    ) throws(XMLError) -> [UInt8] {
        // C would stop at a NUL and open another file than the one named.
        guard !path.utf8.contains(0) else { throw XMLError(.unreadable(code: ENOENT), file: path) }
        // A FIFO without a writer would block without O_NONBLOCK.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw XMLError(.unreadable(code: errno), file: path) }
        defer { close(descriptor) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw XMLError(.unreadable(code: errno), file: path) }
        if let kind = irregularKind(facts.st_mode) { throw XMLError(.notAFile(kind), file: path) }
        return try body(descriptor, max(0, Int(facts.st_size)))
    }

    /// The bytes of standard input until its end, whatever kind of file it is.
    ///
    /// - Parameter maximumSize: The largest size in bytes.
    /// - Throws: `XMLError` without a position when it cannot be read or is too large.
    public static func readStandardInput(maximumSize: Int) throws(XMLError) -> [UInt8] {
        try read(STDIN_FILENO, expected: 0, maximumSize: maximumSize, path: "standard input")
    }

    private static func read(
        _ descriptor: Int32, expected: Int, maximumSize: Int, path: String
    ) throws(XMLError) -> [UInt8] {
        // One byte more than expected, so that a file that has not grown ends within the first buffer.
        var bytes = [UInt8](repeating: 0, count: expected + 1)
        var count = 0
        while true {
            if count == bytes.count {
                guard count <= maximumSize else {
                    throw XMLError(.exceeds(.fileSize, limit: maximumSize), file: path)
                }
                bytes.append(contentsOf: repeatElement(0, count: max(4096, count)))
            }
            let got = bytes.withUnsafeMutableBytes { buffer in
                #if canImport(Darwin)
                Darwin.read(descriptor, buffer.baseAddress! + count, buffer.count - count)
                #elseif canImport(Musl)
                Musl.read(descriptor, buffer.baseAddress! + count, buffer.count - count)
                #else
                Glibc.read(descriptor, buffer.baseAddress! + count, buffer.count - count)
                #endif
            }
            if got == 0 { break }
            if got > 0 {
                count += got
            } else if errno == EAGAIN {
                // Another process that shares standard input has made it non-blocking; waiting may still be necessary.
                var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                poll(&waiting, 1, -1)
            } else if errno != EINTR {
                throw XMLError(.unreadable(code: errno), file: path)
            }
        }
        guard count <= maximumSize else { throw XMLError(.exceeds(.fileSize, limit: maximumSize), file: path) }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    private static func irregularKind(_ mode: mode_t) -> String? {
        switch mode & S_IFMT {
        case S_IFREG: nil
        case S_IFDIR: "a directory"
        case S_IFIFO: "a named pipe"
        case S_IFSOCK: "a socket"
        default: "a device"
        }
    }
}
