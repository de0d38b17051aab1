import Foundation
import Spawning
import Synchronization

/// Gives text to the pasteboard of the user: that of the outer terminal (OSC 52), or the buffer of tmux, which
/// swallows OSC 52 as it is set up, or the clipboard of a graphical session by `wl-copy` or `xclip`.
public enum Pasteboard {
    /// More bytes than this are cut off: terminals refuse long texts.
    static let limit = 50_000

    /// The outcome of copying a text.
    public struct Outcome: Hashable, Sendable {
        /// The sequence for the outer terminal, to be written between two of its control sequences; it may be empty.
        /// The text in it is encoded, so nothing of it is interpreted.
        public var sequence: String
        /// Whether it was copied, as far as can be determined: a terminal does not answer. False when tmux did not take
        /// the text; then the sequence is another attempt, which tmux passes on if it is set up so.
        public var isCopied: Bool
    }

    /// Copies a text. Control characters other than line ends and tabs are left out, so that a later paste presses no
    /// keys, and text beyond 50,000 bytes is cut off.
    ///
    /// - Parameters:
    ///   - environment: The variables; `TMUX`, `WAYLAND_DISPLAY` and `DISPLAY` decide whether a program is run.
    ///   - done: Called with the outcome, on another thread within about a second, if a program is run.
    /// - Returns: The outcome, with the sequence for the outer terminal; nil if a program is run.
    static func start(
        _ text: String, environment: [String: String] = ProcessInfo.processInfo.environment,
        _ done: @escaping @Sendable (Outcome) -> Void
    ) -> Outcome? {
        let text = plain(text)
        guard let command = command(environment) else {
            return Outcome(sequence: sequence(for: text), isCopied: true)
        }
        let isTmux = command.words[0] == "tmux"
        let program = HelperProgram(
            command.words, input: Array(text.utf8),
            environment: command.variables.merging(environment.filter { $0.key == "PATH" }) { $1 })
        program.start { isLoaded in
            // Without tmux the terminal takes the text itself.
            done(Outcome(sequence: isLoaded ? "" : sequence(for: text), isCopied: isLoaded || !isTmux))
        }
        return nil
    }

    /// The program that takes texts: tmux within it, else that of the graphical session in which the terminal is. Many
    /// terminals of those take no OSC 52. nil where there is none.
    private static func command(
        _ environment: [String: String]
    ) -> (words: [String], variables: [String: String])? {
        func stated(_ name: String) -> [String: String]? {
            environment[name].flatMap { $0.isEmpty ? nil : [name: $0] }
        }
        if let tmux = stated("TMUX") { return (["tmux", "load-buffer", "-w", "-"], tmux) }
        if let wayland = stated("WAYLAND_DISPLAY"), ProgramPath.find("wl-copy", in: environment) != nil {
            return (["wl-copy"], wayland)
        }
        if let display = stated("DISPLAY"), ProgramPath.find("xclip", in: environment) != nil {
            return (["xclip", "-selection", "clipboard"], display)
        }
        return nil
    }

    /// Copies a text as `start` does, and waits for the program.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - environment: The variables; `TMUX`, `WAYLAND_DISPLAY` and `DISPLAY` determine whether a program is used.
    /// - Returns: Whether it was copied, and the sequence that the outer terminal needs for it.
    public static func copy(
        _ text: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Outcome {
        let mailbox = Mailbox()
        let end = DispatchSemaphore(value: 0)
        let outcome = start(text, environment: environment) {
            mailbox.add($0)
            end.signal()
        }
        if let outcome { return outcome }
        end.wait()
        return mailbox.take().first ?? Outcome(sequence: sequence(for: plain(text)), isCopied: false)
    }

    /// Outcomes on their way from one thread to another.
    final class Mailbox: Sendable {
        private let outcomes = Mutex<[Outcome]>([])
        func add(_ outcome: Outcome) { outcomes.withLock { $0.append(outcome) } }
        func take() -> [Outcome] {
            outcomes.withLock { outcomes in
                defer { outcomes = [] }
                return outcomes
            }
        }
    }

    /// Returns the sequence for a terminal.
    static func sequence(for text: String) -> String {
        "\u{1B}]52;c;" + Data(text.utf8).base64EncodedString() + "\u{07}"
    }

    /// Returns a text without characters that could press keys, cut off before the character that exceeds the limit.
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
}

/// Follows links on request. Addresses come from programs, so only those of the web and of mail are opened.
enum LinkOpener {
    static func isAllowed(_ link: String) -> Bool {
        guard link.utf8.count <= 4_096, link.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return false }
        return ["https://", "http://", "mailto:"].contains { link.lowercased().hasPrefix($0) }
    }

    /// Opens a link in the user's default program for it, which gets no terminal.
    ///
    /// - Parameter done: Called on another thread with whether a program has opened it.
    static func open(_ link: String, _ done: @escaping @Sendable (Bool) -> Void) {
        guard isAllowed(link) else { return done(false) }
        HelperProgram(["xdg-open", link], patience: .seconds(5), isDoneWhenLate: true).start(done)
    }
}
