import Keys
import Speech
import StrictJSON
import Suggestions

/// The keys that are commands of the reader.
///
/// The defaults take nothing from programs but F12, and Control-Alt with the keys that move a cursor (the VO keys of a
/// Mac are Control and Option), with Shift or without: F12 begins and ends review mode, in which single keys are
/// commands.
public struct ReaderBindings: Sendable {
    /// A mistake in a file of keys.
    public struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
        /// The line, from 1.
        public var line: Int
        /// A description of the problem.
        public var message: String
        /// The line and the error.
        public var description: String { "line \(line): \(message)" }
    }

    /// The mistakes of a file of keys, at least one, in its order.
    public struct Mistakes: Error, Hashable, Sendable, CustomStringConvertible {
        /// The mistakes.
        public var list: [Mistake]
        /// The mistakes, a line for each.
        public var description: String { list.map(\.description).joined(separator: "\n") }
    }

    /// No file of keys is larger than this, in bytes.
    public static let sizeLimit = 1 << 20

    /// A key and its command.
    public struct Assignment: Hashable, Sendable {
        /// The name of the key.
        public var key: String
        /// The command of the key.
        public var command: ReaderCommand
        /// Whether it means that in review mode only.
        public var isForReview: Bool
    }

    /// Keys that always mean a command.
    private(set) var everywhere = KeyBindings(Self.standard, KeyName.press)
    /// Keys that mean a command in review mode.
    private(set) var review = KeyBindings(Self.standardReview, KeyName.press)

    /// Makes the default keys.
    public init() {}

    /// Every key that means a command, those that always do first.
    public var assignments: [Assignment] {
        everywhere.bindings.map { Assignment(key: $0.name, command: $0.command, isForReview: false) }
            + review.bindings.map { Assignment(key: $0.name, command: $0.command, isForReview: true) }
    }

    /// Makes the default keys, changed by a text of lines such as
    ///
    ///     # a comment
    ///     F12 none
    ///     Shift-F12 reviewMode
    ///     review x stopSpeech
    ///
    /// A line may give a key another command than the defaults do, but not another one than a line before.
    ///
    /// - Throws: `Mistakes` for the lines that can't be understood.
    public init(text: String) throws(Mistakes) {
        self.init()
        var mistakes: [Mistake] = []
        var stated: [BoundKey: (line: Int, command: ReaderCommand?)] = [:]
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() where mistakes.count < Thresholds.Session.mostMistakes {
            do throws(Mistake) {
                try read(line, index + 1, &stated)
            } catch {
                mistakes.append(error)
            }
        }
        guard mistakes.isEmpty else { throw Mistakes(list: mistakes) }
    }

    private mutating func read(
        _ line: Substring, _ number: Int, _ stated: inout [BoundKey: (line: Int, command: ReaderCommand?)]
    ) throws(Mistake) {
        var words = line.split(whereSeparator: \.isWhitespace)
        if let comment = words.firstIndex(where: { $0.hasPrefix("#") && $0.count > 1 || $0 == "#" }), comment != 1 {
            words.removeSubrange(comment...)
        }
        guard !words.isEmpty else { return }
        let isReview = words.count == 3 && words[0] == "review"
        if isReview { words.removeFirst() }
        guard words.count == 2 else {
            throw Mistake(line: number, message: "expected a key and a command, or \"review\", a key and a command")
        }
        guard let key = KeyName.press(String(words[0])) else {
            throw Mistake(line: number, message: Self.unknown("key", words[0], among: KeyName.words))
        }
        let command = ReaderCommand(rawValue: String(words[1]))
        guard command != nil || words[1] == "none" else {
            let all = ["none"] + ReaderCommand.allCases.map(\.rawValue)
            throw Mistake(line: number, message: Self.unknown("command", words[1], among: all))
        }
        guard isReview || !key.isForTyping else {
            throw Mistake(
                line: number, message: "\(Self.quoted(words[0])) is needed for typing; bind it only after \"review\"")
        }
        if let before = stated.updateValue((number, command), forKey: BoundKey(key: key, isForReview: isReview)),
            before.command != command
        {
            throw Mistake(
                line: number,
                message: "\(Self.quoted(words[0])) is \(before.command?.rawValue ?? "none") in line \(before.line); "
                    + "a key has one command")
        }
        if isReview {
            review.bind(key, String(words[0]), to: command)
        } else {
            everywhere.bind(key, String(words[0]), to: command)
        }
    }

    /// One sentence, because it is also spoken: the wrong name with the nearest one, or where to find all.
    private static func unknown(_ what: String, _ name: Substring, among known: [String]) -> String {
        let nearest = Suggestion.nearest(to: String(name), among: known).map { "did you mean \"\($0)\"?" }
        return "there is no \(what) \(quoted(name.prefix(60))); "
            + (nearest ?? "'earshot run --list-keys' shows all \(what)s")
    }

    private static func quoted(_ name: Substring) -> String { String(name).quoted }

    private struct BoundKey: Hashable {
        var key: KeyPress
        var isForReview: Bool
    }

    private static let standard: [(keys: String, command: ReaderCommand)] = [
        ("F12", .reviewMode), ("Ctrl-Alt-Up", .previousLine), ("Ctrl-Alt-Down", .nextLine),
        ("Ctrl-Alt-Left", .previousElement), ("Ctrl-Alt-Right", .nextElement), ("Ctrl-Alt-Home", .firstElement),
        ("Ctrl-Alt-End", .lastElement), ("Ctrl-Alt-PageUp", .scrollUp), ("Ctrl-Alt-PageDown", .scrollDown),
        // As VoiceOver's keys with Command and Shift.
        ("Ctrl-Alt-Shift-Left", .previousSetting), ("Ctrl-Alt-Shift-Right", .nextSetting),
        ("Ctrl-Alt-Shift-Up", .increaseSetting), ("Ctrl-Alt-Shift-Down", .decreaseSetting),
        ("Ctrl-Alt-Shift-PageUp", .previousUtterance), ("Ctrl-Alt-Shift-PageDown", .nextUtterance),
        ("Ctrl-Alt-Shift-Home", .sayAgain), ("Ctrl-Alt-Shift-End", .muteSpeech),
    ]

    private static let standardReview: [(keys: String, command: ReaderCommand)] = [
        ("u", .previousLine), ("i", .currentLine), ("o", .nextLine), ("j", .previousWord), ("k", .currentWord),
        ("l", .nextWord), ("m", .previousCharacter), (",", .currentCharacter), (".", .nextCharacter),
        ("U", .previousParagraph), ("O", .nextParagraph), ("E", .previousDifferentLine), ("D", .nextDifferentLine),
        ("G", .goToLine), ("t", .firstLine), ("b", .lastLine), ("c", .programCursor), ("a", .readAll),
        ("Left", .previousElement), ("Right", .nextElement), ("Up", .previousItem), ("Down", .nextItem),
        ("Home", .firstElement), ("End", .lastElement), ("r", .currentElement), ("Tab", .nextRotor),
        ("Shift-Tab", .previousRotor), ("]", .nextRotor), ("[", .previousRotor), ("Enter", .activate),
        ("Space", .activate), ("x", .escape), ("d", .magicTap), ("PageUp", .scrollUp), ("PageDown", .scrollDown),
        ("+", .increment), ("=", .increment), ("-", .decrement), ("e", .itemChooser), ("w", .position),
        ("f", .bookmark), ("/", .search), ("n", .searchNext), ("N", .searchPrevious), ("y", .readOutput),
        ("Y", .copyOutput), ("C", .copyLines), ("T", .copyText), ("K", .copyBlock), ("P", .pasteText), ("v", .mark),
        ("V", .limitColumns), ("W", .watchLines), ("M", .muteLines), ("X", .clearWindows), ("L", .listWindows),
        (">", .faster), ("<", .slower), (")", .higher), ("(", .lower),
        ("0", .louder), ("9", .softer), ("}", .nextVoice), ("{", .previousVoice), ("g", .settings),
        ("Backspace", .resetSetting), ("Delete", .resetSetting),
        ("h", .previousUtterance), ("H", .nextUtterance), ("z", .sayAgain), ("Z", .spellUtterance),
        ("B", .copyUtterance), ("S", .muteSpeech), ("s", .stopSpeech), ("p", .passKey),
        ("?", .helpMode), ("Escape", .reviewMode), ("q", .reviewMode),
    ]
}

extension KeyPress {
    /// Whether programs need the key for typing.
    fileprivate var isForTyping: Bool {
        guard modifiers.isEmpty else { return false }
        if case .character = key { return true }
        return key == .backspace || key == .escape
    }
}
