import Foundation
import Spawning
import TerminalReader

/// Looks at the terminal in which `earshot run` would run.
struct TerminalCheck {
    var environment = ProcessInfo.processInfo.environment
    /// Whether keys and output are those of a terminal.
    var isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    /// The size in cells, where it is known.
    var size = OuterTerminal().size
    /// The names of the programs that run, of all users.
    var running = Self.runningPrograms

    /// Readers that would speak the same terminal.
    private static let readers = ["orca", "fenrir", "fenrirscreenreader", "yasr", "tdsr", "espeakup", "speechd-up"]

    /// All that was found.
    func diagnoses() -> [Diagnosis] {
        [kind, encoding] + otherReaders + [pseudoTerminal].compactMap(\.self)
    }

    private var kind: Diagnosis {
        guard isTerminal else {
            return .note("terminal", "this is none, so nothing can be said of yours", "run 'earshot doctor' in it")
        }
        switch environment["TERM"] ?? "" {
        case "":
            return .fix("terminal", "TERM is not set", "set it to what your terminal is, such as xterm-256color")
        case "dumb":
            return .fix(
                "terminal", "TERM is dumb, so programs can't draw in it",
                "use another terminal, or set TERM to its kind")
        case let name:
            guard let size else {
                return .fix("terminal", "\(name), which does not tell its size", "'stty rows 24 cols 80' sets one")
            }
            return .ok("terminal", "\(name), \(size.columns) columns and \(size.rows) rows")
        }
    }

    private var encoding: Diagnosis {
        // The first that is not empty counts, says POSIX.
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let encoding = locale.split(separator: ".").dropFirst().first.map { $0.lowercased() } ?? ""
        if encoding.hasPrefix("utf-8") || encoding.hasPrefix("utf8") {
            return .ok("encoding", "UTF-8 (\(locale))")
        }
        return .fix(
            "encoding", "\(locale.isEmpty ? "no language is set" : locale), so programs write no UTF-8",
            "export LANG=C.UTF-8, or a language of yours such as de_DE.UTF-8 ('locale -a' lists what is there)")
    }

    private var otherReaders: [Diagnosis] {
        Self.readers.filter(running.contains).map {
            .note(
                "readers", "\($0) runs as well and may speak the same", "silence one of them, in this terminal at least"
            )
        }
    }

    /// Nil where programs can be given a terminal.
    private var pseudoTerminal: Diagnosis? {
        let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard descriptor < 0 else {
            close(descriptor)
            return nil
        }
        return .fix(
            "terminal", "the system gives no pseudo-terminal: \(String(cString: strerror(errno)))",
            "in a container, let it have /dev/ptmx and /dev/pts")
    }

    private static var runningPrograms: Set<String> {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return Set(
            processes.filter { $0.allSatisfy(\.isNumber) }.compactMap {
                (try? String(contentsOfFile: "/proc/\($0)/comm", encoding: .utf8))?
                    .trimmingCharacters(in: .newlines)
            })
    }
}
