import Foundation
import Synchronization

/// A braille display of 20 cells that BRLTTY drives over a socket, by its driver for virtual displays: its content is
/// stored, and its keys are pressed by name.
final class VirtualBrailleDisplay {
    private let listener: Int32
    private let connection: Int32
    private let reader: FileHandle
    private let brltty = Process()
    private let folder: URL
    private let number = 20 + Int(getpid()) % 1_000
    private let lines = Lines()

    private final class Lines: Sendable {
        private struct State {
            var rest = ""
            var last = ""
        }

        private let state = Mutex(State())

        var last: String { state.withLock { $0.last } }

        func add(_ text: String) {
            state.withLock { state in
                state.rest += text
                while let end = state.rest.firstIndex(of: "\n") {
                    let line = state.rest[..<end]
                    if line.hasPrefix("Braille ") { state.last = String(line) }
                    state.rest = String(state.rest[state.rest.index(after: end)...])
                }
            }
        }
    }

    /// Whether there is BRLTTY with the driver, its library, and the right to serve clients.
    static let isAvailable =
        FileManager.default.fileExists(atPath: "/lib/brltty/libbrlttybvr.so") && getuid() == 0
        && dlopen("libbrlapi.so.0.8", RTLD_NOW) != nil && program != nil

    private static let program = ["/usr/sbin/brltty", "/sbin/brltty", "/bin/brltty"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// The variables by which clients find it.
    var environment: [String: String] { ["BRLAPI_HOST": "127.0.0.1:\(number)", "BRLAPI_AUTH": "none"] }

    init() throws {
        folder = try BuiltTool.folder()
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        self.listener = listener
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout.size(ofValue: address))
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, size) == 0 && listen(listener, 1) == 0
                    && getsockname(listener, address, &size) == 0
            }
        }
        guard isBound else { throw PseudoTerminal.Failure(description: "no socket: \(errno)") }
        brltty.executableURL = URL(filePath: Self.program ?? "brltty")
        brltty.arguments = [
            "-n", "-b", "vr", "-d", "client:127.0.0.1:\(UInt16(bigEndian: address.sin_port))", "-x", "no", "-s", "no",
            "-A", "auth=none,host=127.0.0.1:\(number)", "-f", "/dev/null", "-P", folder.appending(path: "pid").path,
            "-U", folder.path, "-W", folder.path, "-l", "none",
        ]
        (brltty.standardOutput, brltty.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try brltty.run()
        var waiting = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 20_000) > 0 else { throw PseudoTerminal.Failure(description: "brltty did not come") }
        connection = accept(listener, nil, nil)
        reader = FileHandle(fileDescriptor: connection, closeOnDealloc: false)
        reader.readabilityHandler = { [lines] in lines.add(String(decoding: $0.availableData, as: UTF8.self)) }
        press("cells 20")
        // It prints its name when it is ready for clients.
        guard BuiltTool.wait(until: { [lines] in !lines.last.isEmpty }) else {
            throw PseudoTerminal.Failure(description: "brltty shows nothing")
        }
    }

    deinit {
        reader.readabilityHandler = nil
        // It does not end by a signal while the display is silent.
        kill(brltty.processIdentifier, SIGKILL)
        brltty.waitUntilExit()
        close(connection)
        close(listener)
        try? FileManager.default.removeItem(at: folder)
    }

    /// Presses a key, by BRLTTY's name for its function.
    func press(_ key: String) { _ = (key + "\n").withCString { write(connection, $0, strlen($0)) } }

    /// Whether it comes to show cells, written as in `shown`.
    func shows(_ text: String) -> Bool { BuiltTool.wait { shown == text } }

    /// The displayed text: letters for their cells, `^` for the capital sign, `?` for other cells, with the cell of the
    /// cursor in brackets, without trailing blanks.
    var shown: String {
        let parts = lines.last.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return "" }
        let cells = parts[1].split(separator: "|", omittingEmptySubsequences: false).map { cell in
            let dots = cell.filter(\.isNumber)
            let isCursor = dots.hasSuffix("78")
            let letter = Self.letters[isCursor ? String(dots.dropLast(2)) : String(dots)] ?? "?"
            return isCursor ? "[\(letter)]" : "\(letter)"
        }.joined()
        return String(cells.reversed().drop { $0 == " " }.reversed())
    }

    private static let letters: [String: Character] = {
        let dots = [
            "1", "12", "14", "145", "15", "124", "1245", "125", "24", "245", "13", "123", "134", "1345", "135", "1234",
            "12345", "1235", "234", "2345", "136", "1236", "2456", "1346", "13456", "1356",
        ]
        return Dictionary(zip(dots, "abcdefghijklmnopqrstuvwxyz")) { first, _ in first }
            .merging(["": " ", "6": "^"]) { $1 }
    }()
}
