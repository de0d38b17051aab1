import Foundation
import ScreenReader
import Speech
import StrictJSON

/// Why a file of a session can't be written.
public struct SessionFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public var path: String
    /// The `errno`, or 0 when the file belongs to somebody else.
    public var code: Int32
    /// What is wrong, in words.
    public var description: String {
        code == 0 ? "the file belongs to somebody else" : String(cString: strerror(code))
    }
}

/// A file that only its owner can read, written as things happen.
final class SessionFile {
    private let descriptor: Int32
    /// Whether writing failed; then nothing more is written.
    private(set) var hasFailed = false

    /// Creates the file, or empties it. Links are not followed, and files of other users are refused.
    init(path: String) throws(SessionFileError) {
        let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_APPEND | O_CLOEXEC | O_NOCTTY
        descriptor = open(path, flags, 0o600)
        guard descriptor >= 0 else { throw SessionFileError(path: path, code: errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.failure(path, errno, descriptor) }
        if status.st_mode & S_IFMT == S_IFREG {
            guard status.st_uid == geteuid() else { throw Self.failure(path, 0, descriptor) }
            guard fchmod(descriptor, 0o600) == 0, ftruncate(descriptor, 0) == 0 else {
                throw Self.failure(path, errno, descriptor)
            }
        }
    }

    private static func failure(_ path: String, _ code: Int32, _ descriptor: Int32) -> SessionFileError {
        close(descriptor)
        return SessionFileError(path: path, code: code)
    }

    deinit { close(descriptor) }

    /// Writes a line in one piece.
    func write(_ line: String) {
        var line = line
        line.append("\n")
        line.withUTF8 { bytes in
            var start = 0
            while start < bytes.count, !hasFailed {
                let count = Foundation.write(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
                if count > 0 { start += count } else if errno != EINTR { hasFailed = true }
            }
        }
    }
}

/// Writes one line of JSON at the moment in which something goes to the speech queue: `t`, the nanoseconds of
/// CLOCK_MONOTONIC; `k`, which is "say", "char", "stop" or "sound"; `x`, the text or the name of the sound. Characters
/// and words that are said as they are typed are among it; of secrets nothing is said.
public final class SpeechLog: SpeechOutput {
    private let file: SessionFile
    private let next: (any SpeechOutput)?

    /// Creates the file, readable by its owner only.
    ///
    /// - Parameter next: Where speech goes to when it is logged.
    public init(path: String, next: (any SpeechOutput)? = nil) throws(SessionFileError) {
        file = try SessionFile(path: path)
        self.next = next
    }

    /// Logs a thing and hands it on.
    public func take(_ item: Spoken) {
        file.write(Self.line(item, at: Instant.now))
        next?.take(item)
    }

    /// Logs a thing and hands it on.
    public func review(_ item: Spoken) {
        file.write(Self.line(item, at: Instant.now))
        next?.review(item)
    }

    static func line(_ item: Spoken, at time: Instant) -> String {
        let (kind, text) = fields(item)
        return "{\"t\":\(time.nanoseconds),\"k\":\"\(kind)\",\"x\":\(JSONEscaping.quoted(text))}"
    }

    /// The kind and the text that a line has for it.
    static func fields(_ item: Spoken) -> (kind: String, text: String) {
        switch item {
        case .say(let text), .notice(let text): ("say", text)
        case .character(let text): ("char", text)
        case .stop: ("stop", "")
        case .sound(let sound): ("sound", sound.name)
        }
    }
}
