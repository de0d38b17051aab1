import Foundation
import Spawning
import TestSupport

/// The tool that was built with these tests, and functions that run it as a service.
enum BuiltTool {
    static var path: String {
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        return URL(filePath: bundle).deletingLastPathComponent().appending(path: "earshot").path
    }

    /// Whether Python can be started.
    static let hasPython = ProgramPath.find("python3") != nil

    /// A new folder for the files of one test.
    static func folder() throws -> URL { try temporaryFolder() }

    /// Starts the tool, with more variables in its environment.
    static func start(
        _ arguments: [String], input: Pipe? = nil, output: Pipe? = nil, environment: [String: String] = [:]
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.standardInput = input ?? FileHandle.nullDevice
        process.standardOutput = output ?? FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Returns the number of open descriptors of a process.
    static func descriptors(_ process: Process) -> Int {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/fd")) ?? []).count
    }

    /// Returns the memory of a process in bytes.
    static func residentBytes(_ process: Process) -> Int {
        let text = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8)) ?? ""
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map {
            $0 * sysconf(Int32(_SC_PAGESIZE))
        }
            ?? 0
    }

    /// Lets a process get on until something is so, for at most so long.
    static func wait(_ limit: Duration = .seconds(20), until isSo: () -> Bool) -> Bool {
        let end = ContinuousClock.now.advanced(by: limit)
        while !isSo() {
            guard ContinuousClock.now < end else { return false }
            // Yields the processor, and checks again after a millisecond.
            _ = poll(nil, 0, 1)
        }
        return true
    }
}

/// A client of a Unix socket.
final class SocketClient {
    let descriptor: Int32

    /// Connects, or returns nil if no server listens.
    ///
    /// - Parameter blocks: Whether the call waits until the connection is accepted.
    init?(path: String, blocks: Bool = true) {
        let kind = SOCK_STREAM.rawValue | (blocks ? 0 : SOCK_NONBLOCK.rawValue)
        descriptor = socket(AF_UNIX, Int32(kind), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let code = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        if code != 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Waits from now on where something is not there yet.
    func block() { _ = fcntl(descriptor, F_SETFL, 0) }

    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    }

    @discardableResult
    func send(_ line: String) -> Bool { send(Array((line + "\n").utf8)) }

    /// Closes the sending side.
    func endInput() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Everything until the other side closes.
    func readToEnd() -> String {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count <= 0 { return String(decoding: all, as: UTF8.self) }
            all += buffer[..<count]
        }
    }
}
