import Foundation
import ScreenReader
import Speech
import StrictJSON

/// Why a file of a session can't be written.
public struct SessionFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public var path: String
    /// The `errno`, or 0 when the file belongs to another user.
    public var code: Int32
    /// A description of the error.
    public var description: String {
        code == 0 ? "the file belongs to another user" : String(cString: strerror(code))
    }
}

/// A file that only its owner can read, written without delay.
final class SessionFile {
    private let descriptor: Int32
    /// The path of the file, for messages.
    let path: String
    /// Why writing failed, or nil; then nothing more is written.
    private(set) var failure: SessionFileError?

    /// Creates the file, or empties it. Links are not followed, and files of other users are refused.
    init(path: String) throws(SessionFileError) {
        self.path = path
        do {
            descriptor = try PrivateFile.open(path)
        } catch {
            throw SessionFileError(path: path, code: error.code)
        }
    }

    deinit { close(descriptor) }

    /// Writes a line in one piece.
    func write(_ line: String) {
        var line = line
        line.append("\n")
        line.withUTF8 { bytes in
            var start = 0
            while start < bytes.count, failure == nil {
                let count = Foundation.write(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
                if count > 0 {
                    start += count
                } else if count == 0 || errno != EINTR {
                    failure = SessionFileError(path: path, code: count == 0 ? EIO : errno)
                }
            }
        }
    }
}

/// Writes one line of JSON at the moment in which an announcement goes to the speech queue: `t`, the nanoseconds of
/// CLOCK_MONOTONIC; `k`, which is "say", "char", "stop" or "sound"; `x`, the text or the name of the sound; `n`, the
/// number of a sound: the percentage of a progress, the lines of a flood. Characters and words that are echoed while
/// typing are included; secrets are not spoken.
public final class SpeechLog: SpeechOutput {
    private let file: SessionFile
    private let next: (any SpeechOutput)?

    /// Creates the file, readable by its owner only.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - next: Where speech goes to when it is logged.
    public init(path: String, next: (any SpeechOutput)? = nil) throws(SessionFileError) {
        file = try SessionFile(path: path)
        self.next = next
    }

    /// Logs an item and passes it on.
    public func take(_ item: Spoken) {
        file.write(Self.line(item, at: Instant.now))
        next?.take(item)
    }

    /// Logs an item and passes it on.
    public func review(_ item: Spoken) {
        file.write(Self.line(item, at: Instant.now))
        next?.review(item)
    }

    /// Why no more is logged, or nil.
    public var failure: SessionFileError? { file.failure }

    static func line(_ item: Spoken, at time: Instant) -> String {
        let (kind, text) = fields(item)
        let number = if case .sound(let sound) = item, let number = sound.number { ",\"n\":\(number)" } else { "" }
        return "{\"t\":\(time.nanoseconds),\"k\":\"\(kind)\",\"x\":\(JSONEscaping.quoted(text))\(number)}"
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
