import Foundation

/// Files for typed or spoken text, which may be private: only their owner can read them, and links are never followed.
package enum PrivateFile {
    /// Why a file was not opened.
    package struct Failure: Error {
        /// The `errno`, or 0 if the file belongs to another user.
        package var code: Int32
        /// The reason in words.
        package var reason: String {
            switch code {
            case 0: "it belongs to another user"
            case ELOOP: "it is a symbolic link; links are not followed"
            default: String(cString: strerror(code))
            }
        }
    }

    /// Opens a file to be written from its beginning. It is made where it is not there, and emptied where it is. A pipe
    /// or a device is opened as it is.
    ///
    /// - Returns: The descriptor, which programs that are started do not get.
    package static func open(_ path: String) throws(Failure) -> Int32 {
        let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_APPEND | O_CLOEXEC | O_NOCTTY
        let descriptor = Foundation.open(path, flags, 0o600)
        guard descriptor >= 0 else { throw Failure(code: errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(errno, descriptor) }
        guard status.st_mode & S_IFMT == S_IFREG else { return descriptor }
        guard status.st_uid == geteuid() else { throw failure(0, descriptor) }
        guard fchmod(descriptor, 0o600) == 0, ftruncate(descriptor, 0) == 0 else { throw failure(errno, descriptor) }
        return descriptor
    }

    private static func failure(_ code: Int32, _ descriptor: Int32) -> Failure {
        close(descriptor)
        return Failure(code: code)
    }
}
