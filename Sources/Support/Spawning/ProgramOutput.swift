import Foundation

/// The output of a program that has ended.
package struct ProgramOutput: Sendable {
    /// The bytes written to standard output.
    package var bytes: [UInt8]
    /// The exit status, as returned by `waitpid`; 0 is success.
    package var status: Int32

    /// Why there is no output.
    package enum Failure: Error {
        /// It was not started, for the reason that is the code of `errno`.
        case notStarted(Int32)
        /// It wrote more than the limit.
        case tooMuch
        /// It did not end in time, and was killed.
        case late
    }

    /// Starts a program that reads nothing and waits for its end. Its standard error is discarded.
    ///
    /// - Parameters:
    ///   - start: The program.
    ///   - limit: The maximum number of bytes that it may write.
    ///   - patience: The time limit in milliseconds; nil for none.
    package static func of(
        _ start: ProgramStart, limit: Int, patience: Int? = nil
    ) throws(Failure) -> ProgramOutput {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .notStarted(errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var start = start
        start.open("/dev/null", flags: O_RDONLY, as: STDIN_FILENO)
        start.give(ends[1], as: STDOUT_FILENO)
        start.silence(STDERR_FILENO)
        let process: pid_t
        do {
            process = try start.start()
        } catch {
            for end in ends { close(end) }
            throw .notStarted(error.code)
        }
        close(ends[1])
        let result = Result { () throws(Failure) in try read(ends[0], limit, patience.map { now + $0 }) }
        // A program stops at its next byte once the pipe has no reader; one that is late writes none.
        close(ends[0])
        if case .failure(.late) = result { kill(process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return ProgramOutput(bytes: try result.get(), status: status)
    }

    private static func read(_ descriptor: Int32, _ limit: Int, _ end: Int?) throws(Failure) -> [UInt8] {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end {
                var item = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                let found = poll(&item, 1, Int32(clamping: max(0, end - now)))
                if found < 0, errno == EINTR { continue }
                guard found > 0 else { throw .late }
            }
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return all }
            guard all.count + count <= limit else { throw .tooMuch }
            all += buffer[..<count]
        }
    }

    /// Milliseconds of the machine's clock.
    private static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
    }
}
