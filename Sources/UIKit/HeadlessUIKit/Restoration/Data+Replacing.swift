import Foundation

extension URL {
    /// Whether the URL is that of a regular file: no folder, device or pipe. Links are followed.
    package var isOrdinaryFile: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}

extension Data {
    /// Writes a file in one step, so that a crash leaves the old content or the new one. A file that is not regular,
    /// such as `/dev/null` or a pipe, is written to and not replaced: replacing it would remove it for all other
    /// programs.
    ///
    /// - Throws: The error of the file system.
    package func write(replacing url: URL) throws {
        if url.isOrdinaryFile || !FileManager.default.fileExists(atPath: url.path) {
            return try write(to: url, options: .atomic)
        }
        let descriptor = open(url.path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: self)
        try handle.close()
    }
}
