import Foundation
import Speech
import StrictJSON
import TerminalEmulator

/// Records a program's output and changes of the size, in the format asciicast 2 of asciinema. Input is never recorded,
/// only that a secret is asked for.
public final class SessionRecorder {
    private let file: SessionFile
    private let start = Instant.now
    /// The beginning of an incomplete character.
    private var rest: [UInt8] = []

    /// Creates the file, readable by its owner only, and writes its first line.
    public init(path: String, size: Size) throws(SessionFileError) {
        file = try SessionFile(path: path)
        file.write("{\"version\":2,\"width\":\(size.columns),\"height\":\(size.rows)}")
    }

    /// Why no more is recorded, or nil.
    public var failure: SessionFileError? { file.failure }

    /// Records output of the program.
    func wrote(_ bytes: UnsafeBufferPointer<UInt8>) {
        rest += bytes
        let whole = rest.count - Self.incompleteTail(rest)
        guard whole > 0 else { return }
        add("o", String(decoding: rest[..<whole], as: UTF8.self))
        rest.removeFirst(whole)
    }

    /// Records a new size.
    func resized(_ size: Size) { add("r", "\(size.columns)x\(size.rows)") }

    /// Records whether the terminal reads a secret from now on, as a marker.
    func hid(_ isSecret: Bool) { add("m", isSecret ? Self.secretStart : Self.secretEnd) }

    private static let secretStart = "earshot: secret"
    private static let secretEnd = "earshot: secret ended"

    /// Returns whether a marker starts or ends a secret; nil for other markers.
    static func secrecy(of marker: String) -> Bool? {
        marker == secretStart ? true : marker == secretEnd ? false : nil
    }

    private func add(_ kind: String, _ text: String) {
        let time = Instant.zero.advanced(by: start.duration(to: .now)).seconds(digits: 6)
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
