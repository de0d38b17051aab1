import Foundation

/// Looks after child processes, and ends them.
enum ChildProcess {
    /// Descriptors from here on are not overwritten while those of a child are put in place.
    static let firstFreeDescriptor: Int32 = 16

    /// Whether a child has ended (`WEXITED`) or was stopped (`WSTOPPED`). Its status is left to be taken.
    static func hasChanged(_ processID: pid_t, to states: Int32) -> Bool {
        var info = siginfo_t()
        return waitid(P_PID, id_t(bitPattern: processID), &info, states | WNOHANG | WNOWAIT) == 0 && info.si_signo != 0
    }

    /// Ends a child and takes its status, so that nothing of it is left.
    static func end(_ processID: pid_t) {
        kill(processID, SIGKILL)
        var status: Int32 = 0
        while waitpid(processID, &status, 0) < 0, errno == EINTR {}
    }
}
