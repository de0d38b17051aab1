import Foundation
import Speech
import StrictJSON
import TerminalEmulator

/// Records a program's output and changes of the size, in the format asciicast 2 of asciinema. Input of a user is never
/// recorded, only that a secret is asked for.
///
/// Output that was announced together is one event, so that a recording is announced as the session was: on a busy
/// machine more time may have passed between two pieces of it than a program pauses between two screens.
public final class SessionRecorder {
    private let file: SessionFile
    /// The time of the recording's start.
    let start = Instant.now
    /// Whether keys are recorded, and pieces of output with their own times, as tests need them to play a session again.
    private let isForTests: Bool
    /// The output since the last event.
    private var output: [UInt8] = []
    /// When the first and the last piece of that output came.
    private var outputTimes: (first: Instant, last: Instant)?
    /// Pieces of output that follow each other faster were written in one piece.
    private static let pieceGap = Duration.microseconds(500)
    /// No event has more output than this, in bytes, and one character.
    private static let longest = 65_536

    /// Creates the file, readable by its owner only, and writes its first line.
    public convenience init(path: String, size: Size) throws(SessionFileError) {
        try self.init(path: path, size: size, isForTests: false)
    }

    /// Creates the file, with keys and the times of all output if it is for tests.
    init(path: String, size: Size, isForTests: Bool) throws(SessionFileError) {
        file = try SessionFile(path: path)
        self.isForTests = isForTests
        file.write("{\"version\":2,\"width\":\(size.columns),\"height\":\(size.rows)}")
    }

    /// Why no more is recorded, or nil.
    public var failure: SessionFileError? { file.failure }

    /// Records output of the program.
    func wrote(_ bytes: UnsafeBufferPointer<UInt8>) {
        let now = Instant.now
        if isForTests, let last = outputTimes?.last, now - last >= Self.pieceGap { settled() }
        output += bytes
        outputTimes = (outputTimes?.first ?? now, now)
        if output.count >= Self.longest { settled() }
    }

    /// Records keys of a test.
    func pressed(_ bytes: [UInt8]) {
        guard isForTests else { return }
        settled()
        add("i", String(decoding: bytes, as: UTF8.self))
    }

    /// Ends an event: the output so far is announced. The beginning of an incomplete character stays for the next one.
    func settled() {
        let whole = output.count - Self.incompleteTail(output)
        guard whole > 0 else { return }
        add("o", String(decoding: output[..<whole], as: UTF8.self), at: isForTests ? outputTimes?.first : nil)
        output.removeFirst(whole)
        outputTimes = nil
    }

    /// Records a new size.
    func resized(_ size: Size) {
        settled()
        add("r", "\(size.columns)x\(size.rows)")
    }

    /// Records whether the terminal reads a secret from now on, as a marker.
    func hid(_ isSecret: Bool) {
        settled()
        add("m", isSecret ? Self.secretStart : Self.secretEnd)
    }

    private static let secretStart = "earshot: secret"
    private static let secretEnd = "earshot: secret ended"

    /// Returns whether a marker starts or ends a secret; nil for other markers.
    static func secrecy(of marker: String) -> Bool? {
        marker == secretStart ? true : marker == secretEnd ? false : nil
    }

    private func add(_ kind: String, _ text: String, at moment: Instant? = nil) {
        let time = Instant.zero.advanced(by: start.duration(to: moment ?? .now)).seconds(digits: 6)
        file.write("[\(time),\"\(kind)\",\(JSONEscaping.quoted(text))]")
    }

    private static func incompleteTail(_ bytes: [UInt8]) -> Int {
        for back in 1...3 where back <= bytes.count {
            let byte = bytes[bytes.count - back]
            if byte & 0xC0 == 0x80 { continue }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > back ? back : 0
        }
        return 0
    }
}
