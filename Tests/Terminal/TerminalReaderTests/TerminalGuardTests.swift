import Foundation
import Testing

@testable import TerminalReader

@Suite struct `The guard of a terminal` {
    /// The processes that are children of this one and guards.
    private static var guards: Set<pid_t> {
        let own = String(getpid())
        let processes = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
        return Set(
            processes.filter { process in
                let words = (try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)) ?? ""
                let state = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
                let parent = state.split(separator: ")").last?.split(separator: " ").dropFirst().first
                return words.contains("\0earshot-guard\0") && parent.map(String.init) == own
            })
    }

    @Test(.timeLimit(.minutes(1))) func `that was stopped is not waited for`() throws {
        let before = Self.guards
        var watcher = TerminalGuard(settings: termios(), input: STDIN_FILENO, output: STDOUT_FILENO)
        try #require(watcher != nil)
        var started: Set<pid_t> = []
        // Between fork and exec it has our name.
        while started.isEmpty { started = Self.guards.subtracting(before) }
        let process = try #require(started.first)
        kill(process, SIGSTOP)
        watcher = nil
        #expect(kill(process, 0) != 0 && errno == ESRCH)
    }
}
