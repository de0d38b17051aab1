import Foundation
import Spawning
import TerminalReader

/// Checks the terminal for `earshot run`.
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

    /// Returns all diagnoses.
    func diagnoses() -> [Diagnosis] {
        [kind, encoding] + otherReaders + [pseudoTerminal].compactMap(\.self)
    }

    private var kind: Diagnosis {
        guard isTerminal else {
            return .note(
                "terminal", "standard input and output are not a terminal, so it can't be checked",
                "run 'earshot doctor' in your terminal")
        }
        switch environment["TERM"] ?? "" {
        case "":
            return .problem(
                "terminal", "TERM is not set", "set it to the type of your terminal, such as xterm-256color")
        case "dumb":
            return .problem(
                "terminal", "TERM is dumb, so programs can't draw on the screen",
                "use another terminal, or set TERM to its type")
        case let name:
            guard let size else {
                return .problem("terminal", "\(name) does not report its size", "set it with 'stty rows 24 cols 80'")
            }
            return .ok("terminal", "\(name), \(size.columns) columns and \(size.rows) rows")
        }
    }

    private var encoding: Diagnosis {
        // POSIX: the first one that is not empty applies.
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let encoding = locale.split(separator: ".").dropFirst().first.map { $0.lowercased() } ?? ""
        if encoding.hasPrefix("utf-8") || encoding.hasPrefix("utf8") {
            return .ok("encoding", "UTF-8 (\(locale))")
        }
        return .problem(
            "encoding",
            "\(locale.isEmpty ? "no locale is set" : "the locale is \(locale)"), so programs don't write UTF-8",
            "export LANG=C.UTF-8, or your language such as de_DE.UTF-8 ('locale -a' lists installed locales)")
    }

    private var otherReaders: [Diagnosis] {
        Self.readers.filter(running.contains).map {
            .note(
                "readers", "\($0) is running and may speak the same text",
                "turn off speech of one of them in this terminal"
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
        return .problem(
            "terminal", "the system provides no pseudo-terminal: \(String(cString: strerror(errno)))",
            "in a container, make /dev/ptmx and /dev/pts available")
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
