import Foundation
import Spawning

/// Gives text to the pasteboard of the user: that of the outer terminal (OSC 52), or the buffer of tmux, which
/// swallows OSC 52 as it is set up.
public enum Pasteboard {
    /// More bytes than this are cut off: terminals refuse long texts.
    static let limit = 50_000

    /// What has become of a text that was copied.
    public struct Outcome: Hashable, Sendable {
        /// What belongs on the outer terminal, between two of its control sequences; it may be nothing. The text in it
        /// is encoded, so nothing of it is obeyed.
        public var sequence: String
        /// Whether it was copied, as far as anybody can tell: a terminal does not answer. False when tmux did not take
        /// the text; then the sequence is another attempt, which tmux passes on if it is set up so.
        public var isCopied: Bool
    }

    /// Copies a text. Control characters other than line ends and tabs are left out, so that a later paste presses no
    /// keys, and text beyond 50,000 bytes is cut off.
    ///
    /// - Parameter environment: Where `TMUX` tells whether tmux is to be asked.
    /// - Returns: Whether it was copied, and what the outer terminal has to be given for that.
    public static func copy(
        _ text: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Outcome {
        let text = plain(text)
        guard let tmux = environment["TMUX"], !tmux.isEmpty else {
            return Outcome(sequence: sequence(for: text), isCopied: true)
        }
        if load(Array(text.utf8), tmux) { return Outcome(sequence: "", isCopied: true) }
        return Outcome(sequence: sequence(for: text), isCopied: false)
    }

    /// What is written to a terminal.
    static func sequence(for text: String) -> String {
        "\u{1B}]52;c;" + Data(text.utf8).base64EncodedString() + "\u{07}"
    }

    /// A text without what could press keys, cut off before the character that exceeds the limit.
    static func plain(_ text: String) -> String {
        var plain = ""
        var count = 0
        for character in text {
            let isLineEnd = character.isNewline
            if !isLineEnd, character != "\t", character.unicodeScalars.contains(where: isControl) { continue }
            count += isLineEnd ? 1 : character.utf8.count
            guard count <= limit else { break }
            plain.append(isLineEnd ? "\n" : character)
        }
        return plain
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control
    }

    private static func load(_ bytes: [UInt8], _ tmux: String) -> Bool {
        Helper.run(["tmux", "load-buffer", "-w", "-"], input: bytes, environment: ["TMUX": tmux], patience: 1)
    }
}

/// Follows links on request. Addresses come from programs, so only those of the web and of mail are handed on.
enum LinkOpener {
    static func isAllowed(_ link: String) -> Bool {
        guard link.utf8.count <= 4_096, link.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return false }
        return ["https://", "http://", "mailto:"].contains { link.lowercased().hasPrefix($0) }
    }

    static func open(_ link: String) -> Bool { isAllowed(link) && Helper.run(["xdg-open", link], input: []) }
}

/// Runs small programs beside the session, for which it waits a moment at most.
private enum Helper {
    /// Starts a program; false when it can't be started. It sees nothing of the terminal, and has our variables and
    /// some more.
    ///
    /// - Parameter patience: The seconds within which it has to succeed; nil to go on at once.
    static func run(
        _ words: [String], input: [UInt8], environment: [String: String] = [:], patience: Double? = nil
    ) -> Bool {
        guard let path = ProgramPath.find(words[0]) else { return false }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = Array(words.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardInput = pipe
        let end = DispatchSemaphore(value: 0)
        if patience != nil { process.terminationHandler = { _ in end.signal() } }
        do { try process.run() } catch { return false }
        let writer = pipe.fileHandleForWriting
        // The other side may read slowly or not at all.
        DispatchQueue.global().async {
            try? writer.write(contentsOf: input)
            try? writer.close()
        }
        guard let patience else { return true }
        return end.wait(timeout: .now() + patience) == .success && process.terminationStatus == 0
    }
}
