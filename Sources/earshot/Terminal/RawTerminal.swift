import Foundation

/// The terminal with line editing and echo switched off, restored on every way out.
final class RawTerminal {
    private var saved: termios

    /// Switches the terminal on standard input to single key presses.
    /// Throws when standard input is no terminal.
    init() throws {
        var settings = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else {
            throw ToolError(
                "standard input is not a terminal", remedy: "run this in a terminal, or use 'earshot read' in scripts",
                exitCode: .usage)
        }
        saved = settings
        TerminalRestoration.arm(saving: settings)
        settings.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INPCK | ISTRIP | IXON)
        settings.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
        // A read returns as soon as one byte is there.
        withUnsafeMutableBytes(of: &settings.c_cc) { bytes in
            bytes[Int(VMIN)] = 1
            bytes[Int(VTIME)] = 0
        }
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    }

    /// Gives the terminal back as it was.
    func restore() {
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &saved)
        TerminalRestoration.disarm()
    }

    deinit {
        restore()
    }
}

/// Restores the terminal when a signal ends the process, so that a crash never leaves a shell without echo.
enum TerminalRestoration {
    // Written before the handlers are installed and after they are removed, and only read by them in between.
    nonisolated(unsafe) private static var saved = termios()
    private static let signals = [SIGHUP, SIGTERM, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE]

    static func arm(saving settings: termios) {
        saved = settings
        for number in signals {
            signal(number) { number in
                // Both calls are safe in a signal handler.
                tcsetattr(STDIN_FILENO, TCSANOW, &TerminalRestoration.saved)
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    static func disarm() {
        for number in signals { signal(number, SIG_DFL) }
    }
}
