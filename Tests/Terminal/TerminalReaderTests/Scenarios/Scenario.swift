import Foundation
import Keys
import TerminalEmulator

/// A real program, the keys that a user presses in it, and the speech that must follow each.
///
/// A file in this folder's `Kinds` is a list of scenarios of one kind. All expected texts are regular expressions that
/// ignore case.
struct Scenario: Decodable, CustomStringConvertible {
    /// One thing that the user does.
    struct Step: Decodable {
        /// A description of the step, for messages.
        var does: String?
        /// Keys in order: text, and names as `<Down>`, `<C-a>`, `<M-x>`. Without any, the step waits.
        var keys: String?
        /// Whether all of the keys come in one piece, as from a script.
        var atOnce: Bool?
        /// Texts that must be spoken after the keys were pressed.
        var hear: [String]?
        /// Whether `hear` must be spoken in this order, each once.
        var inOrder: Bool?
        /// Texts that must not be spoken in this step.
        var never: [String]?
        /// The maximum number of spoken words.
        var mostWords: Int?
        /// The maximum number of utterances.
        var mostUtterances: Int?
        /// Text that must be on the screen before the step counts as done.
        var shows: String?
        /// The seconds for which speech is watched: content that changes automatically must stay silent for that time.
        var listen: Double?
        /// The reason for which the step fails, where that is known and not fixed yet: the speech that it gets instead.
        /// A step with a mark must fail; one that is right fails the run until its mark is removed.
        var wrong: String?
    }

    var name: String
    /// The name of the scenario's file without its ending, which is no part of the file.
    var group: String?
    /// Whether every test run plays it, of those in `Programs`: small packages of Debian 12 and Ubuntu 24.04 have the
    /// program, both with the same speech, and `make setup-tests` installs them.
    var steady: Bool?
    /// The programs that must be installed.
    var needs: [String]?
    /// Python's modules that must be there.
    var modules: [String]?
    /// The command. `$PROGRAMS` is the folder with programs of the suite's own.
    var run: [String]
    var rows: Int?
    var columns: Int?
    var environment: [String: String]?
    /// Files in the folder in which the command runs, by path.
    var files: [String: File]?
    /// Text that must never be spoken or logged.
    var secret: String?
    var steps: [Step]

    var description: String { name }
}

/// A key by its name.
enum KeyNames {
    enum Mistake: Error { case unknown(String) }

    private static let plain: [String: Key] = [
        "Up": .up, "Down": .down, "Left": .left, "Right": .right, "Home": .home, "End": .end, "PgUp": .pageUp,
        "PgDn": .pageDown, "Ins": .insert, "Del": .delete,
    ]
    private static let fixed: [String: String] = [
        "Enter": "\r", "Tab": "\t", "S-Tab": "\u{1B}[Z", "Esc": "\u{1B}", "BS": "\u{7F}", "Space": " ", "lt": "<",
        "F12": "\u{1B}[24~",
    ]

    /// The keys of a step, each as the bytes that a terminal in this state sends.
    static func bytes(_ keys: String, in terminal: Terminal) throws -> [[UInt8]] {
        var result: [[UInt8]] = []
        var rest = Substring(keys)
        while let first = rest.first {
            guard first == "<", let end = rest.firstIndex(of: ">") else {
                result.append(Array(String(first).utf8))
                rest.removeFirst()
                continue
            }
            result.append(try named(String(rest[rest.index(after: rest.startIndex)..<end]), terminal))
            rest = rest[rest.index(after: end)...]
        }
        return result
    }

    private static func named(_ name: String, _ terminal: Terminal) throws -> [UInt8] {
        if let key = plain[name] { return terminal.keyEncoder.encode(key) }
        if let bytes = fixed[name] { return Array(bytes.utf8) }
        if name.hasPrefix("F"), let number = Int(name.dropFirst()) {
            return terminal.keyEncoder.encode(.function(number))
        }
        if name.hasPrefix("C-"), name.utf8.count == 3, let letter = name.uppercased().utf8.last {
            return [letter & 0x1F]
        }
        if name.hasPrefix("M-"), name.count == 3 { return [0x1B] + Array(name.utf8.dropFirst(2)) }
        if name.hasPrefix("C-"), let key = plain[String(name.dropFirst(2))] {
            return terminal.keyEncoder.encode(key, modifiers: .control)
        }
        throw Mistake.unknown(name)
    }
}
