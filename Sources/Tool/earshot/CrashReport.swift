import Foundation

/// The report that the user sees when a bug crashes the tool: one line and the exit code 70.
///
/// Swift's own report shows registers and memory, which may contain anything that the tool has read. It goes to the
/// terminal or into a build log, so it appears only if the user has requested it with SWIFT_BACKTRACE.
enum CrashReport {
    /// Handles the signals of crashes from now on. Call it before anything is read.
    static func install() {
        guard getenv("SWIFT_BACKTRACE") == nil else { return }
        for number in [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSYS] {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = end
            // The runtime has given the first thread a stack for handlers.
            action.sa_flags = Int32(SA_ONSTACK)
            sigaction(number, &action, nil)
        }
    }

    // Uses only functions that POSIX allows in a signal handler.
    private static let end: @convention(c) (Int32) -> Void = { number in
        CrashReport.write("earshot: internal error (")
        switch number {
        case SIGSEGV, SIGBUS: CrashReport.write("invalid memory access")
        case SIGILL, SIGTRAP: CrashReport.write("failed runtime check")
        case SIGABRT: CrashReport.write("abort")
        case SIGFPE: CrashReport.write("arithmetic error")
        default: CrashReport.write("forbidden system call")
        }
        CrashReport.write("); this is a bug: please report it with the command and the file\n")
        _exit(70)
    }

    private static func write(_ text: StaticString) {
        _ = Foundation.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    }
}
