import Foundation
import Spawning

/// Restores a terminal when this process ends without a chance to do it: by SIGKILL, or when out of memory.
///
/// A shell in a separate process group reads from a pipe the changes to undo, line by line. When the pipe ends and
/// there are any, it restores the modes and writes the sequences that switch the rest off. It uses no processor time
/// while it waits, and ends with this process in any case.
public final class TerminalGuard {
    /// The line that states that there is nothing to undo. Handlers of signals may write it.
    public static let standDownLine: StaticString = "-\n"

    /// The descriptor for lines; handlers of signals may write to it.
    public let descriptor: Int32
    private let processID: pid_t
    private var last = ""

    private static let script = """
        trap '' HUP INT QUIT TERM TSTP TTIN TTOU
        last=-
        while read -r line; do last=$line; done
        [ "$last" = - ] && exit
        stty "$1" <&3 || stty sane <&3
        printf %b "${last#+}"
        """

    /// Starts the shell. Returns nil if that is impossible; then the terminal is only restored when this process ends
    /// normally.
    ///
    /// - Parameters:
    ///   - settings: The modes to restore.
    ///   - input: The terminal with these modes.
    ///   - output: The file for the sequences that switch modes off; nothing is written unless it is a terminal.
    public init?(settings: termios, input: Int32, output: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // Out of the way of the numbers that are given away below.
        let reading = fcntl(ends[0], F_DUPFD_CLOEXEC, 10)
        close(ends[0])
        guard reading >= 0 else {
            close(ends[1])
            return nil
        }
        defer { close(reading) }
        // A separate process group, so that a signal that kills ours does not kill it as well.
        var shell = ProgramStart(
            ["/bin/sh", "-c", Self.script, "earshot-guard", Self.words(for: settings)],
            environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C"])
        shell.give(input, as: 3)
        if isatty(output) == 1 { shell.give(output, as: STDOUT_FILENO) } else { shell.silence(STDOUT_FILENO) }
        shell.silence(STDERR_FILENO)
        shell.give(reading, as: STDIN_FILENO)
        guard let started = try? shell.start() else {
            close(ends[1])
            return nil
        }
        descriptor = ends[1]
        processID = started
        // A shell that hangs must not hang us.
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit {
        standDown()
        close(descriptor)
        // The end of the pipe ends it immediately. One that was stopped, or hangs, is killed after a limit.
        var status: Int32 = 0
        for _ in 0..<Self.patience {
            let ended = waitpid(processID, &status, WNOHANG)
            if ended == processID || ended < 0 && errno != EINTR { return }
            usleep(1_000)
        }
        kill(processID, SIGKILL)
        while waitpid(processID, &status, 0) < 0, errno == EINTR {}
    }

    /// For how many milliseconds its end is waited for.
    private static let patience = 500

    /// Sets the sequences to write to the terminal from now on if this process dies.
    public func guardTerminal(resets: String) { write(Self.line(resets: resets)) }

    /// Reports that the terminal is restored.
    public func standDown() { write("\(Self.standDownLine)") }

    /// Returns the line that states which sequences have to be written.
    public static func line(resets: String) -> String {
        // For printf %b: all that is not plain as an octal number.
        let escaped = resets.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "["), UInt8(ascii: "?"), UInt8(ascii: ";"):
                String(UnicodeScalar(byte))
            default: "\\0" + String(repeating: "0", count: byte < 8 ? 2 : byte < 64 ? 1 : 0) + String(byte, radix: 8)
            }
        }
        return "+" + escaped.joined() + "\n"
    }

    private func write(_ line: String) {
        guard line != last else { return }
        last = line
        _ = Foundation.write(descriptor, line, line.utf8.count)
    }

    /// Returns the modes as arguments of `stty`, in the format of `stty -g`.
    private static func words(for settings: termios) -> String {
        let flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map { UInt64($0) }
        let characters = withUnsafeBytes(of: settings.c_cc) { $0.map { UInt64($0) } }
        return (flags + characters).map { String($0, radix: 16) }.joined(separator: ":")
    }
}
