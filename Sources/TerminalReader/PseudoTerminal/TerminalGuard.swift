import Foundation

/// A small process that gives the terminal back when this one was killed by a signal that can't be caught.
///
/// It is a shell that waits at a pipe. What comes by the pipe is what would have to be written to the terminal; when the
/// pipe ends without a word that all is well, this process is gone. The guard is in a process group of its own, so that
/// a signal to the whole job spares it.
final class TerminalGuard {
    private let writer: Int32
    private let processID: pid_t
    private var last = ""

    /// What is sent when there is nothing to restore.
    private static let done = "done\n"

    // The modes are set only where they are still ours: a shell may have set its own meanwhile.
    private static let script = """
        trap '' HUP INT QUIT TERM TSTP TTIN TTOU
        exec 3>&1
        reset=done
        while read -r line; do reset=$line; done
        [ "$reset" = done ] && exit
        [ "$(stty -g <&3)" = "$2" ] && stty "$1" <&3
        printf "$reset"
        """

    /// Starts it; nil where there is no shell or no descriptor left.
    ///
    /// - Parameters:
    ///   - terminal: The terminal.
    ///   - settings: Its modes as they are to be.
    ///   - raw: Its modes as this process sets them.
    init?(terminal: Int32, settings: termios, raw: termios) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        let words = ["sh", "-c", Self.script, "earshot-guard", Self.words(settings), Self.words(raw)]
        let arguments = words.map { strdup($0) } + [nil]
        let variables = [strdup("PATH=/usr/bin:/bin"), nil]
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
            for string in arguments + variables { free(string) }
            close(ends[0])
        }
        // In this order: the terminal may be standard input itself.
        posix_spawn_file_actions_adddup2(&actions, terminal, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETPGROUP))
        var started: pid_t = 0
        guard posix_spawn(&started, "/bin/sh", &actions, &attributes, arguments, variables) == 0 else {
            close(ends[1])
            return nil
        }
        writer = ends[1]
        processID = started
    }

    deinit {
        disarm()
        close(writer)
        var status: Int32 = 0
        while waitpid(processID, &status, 0) < 0, errno == EINTR {}
    }

    /// Tells what is to be written to the terminal when this process is killed: text with escapes as `printf` reads them.
    func arm(_ resets: String) { send(resets + "\n") }

    /// Tells that there is nothing to restore.
    func disarm() { send(Self.done) }

    /// The descriptor to write `done` to where nothing else can be called.
    var descriptor: Int32 { writer }

    private func send(_ line: String) {
        guard line != last else { return }
        last = line
        // A line is shorter than what a pipe takes in one piece. A guard that is gone is none: SIGPIPE is ignored here.
        _ = line.withCString { write(writer, $0, strlen($0)) }
    }

    /// Modes in the form of `stty -g`.
    private static func words(_ settings: termios) -> String {
        var numbers = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map { UInt32($0) }
        withUnsafeBytes(of: settings.c_cc) { numbers += $0.map { UInt32($0) } }
        return numbers.map { String($0, radix: 16) }.joined(separator: ":")
    }
}
