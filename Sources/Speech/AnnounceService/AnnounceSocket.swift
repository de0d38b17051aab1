import CommandIO
import Foundation

/// A listening Unix socket that only its owner can reach.
package final class AnnounceSocket {
    let descriptor: Int32
    /// The path and identity of the socket that was created; nil if another program created it.
    private let made: (path: String, device: dev_t, inode: ino_t)?
    /// A descriptor that is given up for a client where there are no others left.
    private var spare: Int32

    /// Begins to listen.
    ///
    /// A missing folder is created, for the current user only. A stale socket at the path is replaced; a socket in use
    /// or any other file is left alone.
    package init(path: String) throws {
        guard let address = Self.address(path) else {
            throw ToolError("the path of a socket must have 1 to 107 bytes", file: path, exitCode: .usage)
        }
        let folder = (path as NSString).deletingLastPathComponent
        // "$XDG_RUNTIME_DIR/earshot" is "/earshot" where the variable is not set.
        if !folder.isEmpty, (folder as NSString).deletingLastPathComponent != "/" { mkdir(folder, 0o700) }
        var status = stat()
        guard folder.isEmpty || stat(folder, &status) == 0 else {
            throw ToolError(
                "the folder of the socket does not exist", file: folder,
                remedy: "create it, or check that the variables in the path are set", exitCode: .cannotCreate)
        }
        try Self.removeStale(path, address)
        let descriptor = socket(
            AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { throw Self.error("cannot create a socket", path) }
        // The mode must be right from the first moment on.
        let mask = umask(0o177)
        let code = Self.withAddress(address) { bind(descriptor, $0, $1) }
        let reason = errno
        umask(mask)
        guard code == 0, lstat(path, &status) == 0 else {
            close(descriptor)
            errno = reason
            throw Self.error("cannot create the socket", path)
        }
        self.descriptor = descriptor
        spare = Self.openSpare()
        made = (path, status.st_dev, status.st_ino)
        guard listen(descriptor, SOMAXCONN) == 0 else { throw Self.error("cannot listen on the socket", path) }
    }

    /// Takes over a socket that listens already, such as one of systemd's. It stays when the service ends.
    ///
    /// - Throws: `ToolError` where the descriptor is no socket that listens.
    package init(listening descriptor: Int32) throws {
        var listens: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) == 0, listens != 0 else {
            throw ToolError(
                "descriptor \(descriptor) is not a listening socket",
                remedy: "use a socket unit with ListenStream=", exitCode: .unavailable)
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        self.descriptor = descriptor
        spare = Self.openSpare()
        made = nil
    }

    /// The descriptor of the socket that systemd has given to this process (`sd_listen_fds`), or nil.
    package static func given(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Int32? {
        // The variables may be inherited by processes for which they are not meant.
        guard environment["LISTEN_PID"] == "\(getpid())", let count = environment["LISTEN_FDS"].flatMap({ Int($0) }),
            count > 0
        else { return nil }
        return 3
    }

    private static func openSpare() -> Int32 { open("/dev/null", O_RDONLY | O_CLOEXEC) }

    deinit {
        close(descriptor)
        if spare >= 0 { close(spare) }
        // Another service may have taken the path meanwhile.
        var status = stat()
        guard let made, lstat(made.path, &status) == 0 else { return }
        if status.st_dev == made.device, status.st_ino == made.inode { unlink(made.path) }
    }

    /// The result of accepting a connection.
    enum Acceptance {
        case client(Int32)
        /// No descriptors are left for the connection: it may be notified, and has to be closed before the next is
        /// accepted.
        case turnedAway(Int32)
        /// None waits.
        case none
        /// A connection is waiting that can't even be rejected, so the socket should not be polled until others are
        /// closed.
        case stuck
    }

    /// The next connection.
    func accept() -> Acceptance {
        if spare < 0 { spare = Self.openSpare() }
        while true {
            if let client = take() { return .client(client) }
            switch errno {
            case EINTR, ECONNABORTED: continue
            case EMFILE, ENFILE, ENOBUFS, ENOMEM:
                // A connection that is not accepted would be reported again and again.
                guard spare >= 0 else { return .stuck }
                close(spare)
                spare = -1
                guard let client = take() else { return .stuck }
                return .turnedAway(client)
            default: return .none
            }
        }
    }

    private func take() -> Int32? {
        let client = Foundation.accept(descriptor, nil, nil)
        guard client >= 0 else { return nil }
        _ = fcntl(client, F_SETFD, FD_CLOEXEC)
        _ = fcntl(client, F_SETFL, O_NONBLOCK)
        return client
    }

    private static func removeStale(_ path: String, _ address: sockaddr_un) throws {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFSOCK, status.st_uid == geteuid() else {
            throw ToolError(
                "the path exists and is not a socket", file: path, remedy: "choose another path",
                exitCode: .cannotCreate)
        }
        let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard probe >= 0 else { throw error("cannot create a socket", path) }
        defer { close(probe) }
        if withAddress(address, { connect(probe, $0, $1) }) == 0 {
            throw ToolError(
                "another service is listening there (is another earshot announce running?)", file: path,
                remedy: "stop it, or choose another path",
                exitCode: .unavailable)
        }
        if errno == ECONNREFUSED { unlink(path) }
    }

    private static func address(_ path: String) -> sockaddr_un? {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard !bytes.isEmpty, !bytes.contains(0), bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
            return nil
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return address
    }

    private static func withAddress(
        _ address: sockaddr_un, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
    }

    private static func error(_ message: String, _ path: String) -> ToolError {
        ToolError("\(message): \(String(cString: strerror(errno)))", file: path, exitCode: .cannotCreate)
    }
}
