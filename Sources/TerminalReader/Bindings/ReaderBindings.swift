/// Which keys ask something of the reader.
///
/// The defaults take nothing from programs but F12, and Control-Alt with the keys that move a cursor (the VO keys of a
/// Mac are Control and Option): F12 begins and ends review mode, in which single keys are commands.
public struct ReaderBindings: Hashable, Sendable {
    /// A mistake in a file of keys.
    public struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
        /// The line, from 1.
        public var line: Int
        /// What is wrong, in words.
        public var message: String
        /// The line and what is wrong.
        public var description: String { "line \(line): \(message)" }
    }

    /// No file of keys is larger than this, in bytes.
    public static let sizeLimit = 1 << 20

    /// Keys that always mean a command, by their bytes.
    private(set) var everywhere: [[UInt8]: ReaderCommand] = [:]
    /// Keys that mean a command in review mode.
    private(set) var review: [[UInt8]: ReaderCommand] = [:]

    /// Makes the default keys.
    public init() {
        for (name, command) in Self.standard { KeyName.sequences(name).forEach { everywhere[$0] = command } }
        for (name, command) in Self.standardReview { KeyName.sequences(name).forEach { review[$0] = command } }
    }

    /// Makes the default keys, changed by a text of lines such as
    ///
    ///     # what follows is left out
    ///     F12 none
    ///     Shift-F12 reviewMode
    ///     review x stopSpeech
    ///
    /// - Throws: `Mistake` for the first line that can't be understood.
    public init(text: String) throws(Mistake) {
        self.init()
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            var words = line.split(whereSeparator: \.isWhitespace)
            if let comment = words.firstIndex(where: { $0.hasPrefix("#") && $0.count > 1 || $0 == "#" }), comment != 1 {
                words.removeSubrange(comment...)
            }
            guard !words.isEmpty else { continue }
            let isReview = words.count == 3 && words[0] == "review"
            if isReview { words.removeFirst() }
            guard words.count == 2 else {
                throw Mistake(line: number, message: "a line is a key and a command, or \"review\", a key, a command")
            }
            let sequences = KeyName.sequences(String(words[0]))
            guard !sequences.isEmpty else { throw Mistake(line: number, message: "there is no key \"\(words[0])\"") }
            let command = ReaderCommand(rawValue: String(words[1]))
            guard command != nil || words[1] == "none" else {
                let all = ReaderCommand.allCases.map(\.rawValue).joined(separator: ", ")
                throw Mistake(line: number, message: "there is no command \"\(words[1])\"; they are none, \(all)")
            }
            guard isReview || sequences.allSatisfy({ $0.first ?? 0x20 < 0x20 && $0 != [0x1B] }) else {
                throw Mistake(line: number, message: "\"\(words[0])\" is needed for typing, except in review mode")
            }
            for sequence in sequences {
                if isReview { review[sequence] = command } else { everywhere[sequence] = command }
            }
        }
    }

    private static let standard: [(String, ReaderCommand)] = [
        ("F12", .reviewMode), ("Ctrl-Alt-Up", .previousLine), ("Ctrl-Alt-Down", .nextLine),
        ("Ctrl-Alt-Left", .previousElement), ("Ctrl-Alt-Right", .nextElement), ("Ctrl-Alt-Home", .firstElement),
        ("Ctrl-Alt-End", .lastElement), ("Ctrl-Alt-PageUp", .scrollUp), ("Ctrl-Alt-PageDown", .scrollDown),
    ]

    private static let standardReview: [(String, ReaderCommand)] = [
        ("u", .previousLine), ("i", .currentLine), ("o", .nextLine), ("j", .previousWord), ("k", .currentWord),
        ("l", .nextWord), ("m", .previousCharacter), (",", .currentCharacter), (".", .nextCharacter),
        ("t", .firstLine), ("b", .lastLine), ("c", .programCursor), ("a", .readAll),
        ("Left", .previousElement), ("Right", .nextElement), ("Up", .previousItem), ("Down", .nextItem),
        ("Home", .firstElement), ("End", .lastElement), ("r", .currentElement), ("Tab", .nextRotor),
        ("Shift-Tab", .previousRotor), ("]", .nextRotor), ("[", .previousRotor), ("Enter", .activate),
        ("Space", .activate), ("x", .escape), ("d", .magicTap), ("PageUp", .scrollUp), ("PageDown", .scrollDown),
        ("+", .increment), ("=", .increment), ("-", .decrement), ("e", .itemChooser), ("w", .position),
        ("f", .bookmark), ("/", .search), ("n", .searchNext), ("N", .searchPrevious), ("y", .readOutput),
        ("Y", .copyOutput), ("C", .copyLines), ("v", .mark), ("W", .watchLines), ("M", .muteLines),
        ("X", .clearWindows), (">", .faster), ("<", .slower), ("g", .settings), ("s", .stopSpeech), ("p", .passKey),
        ("?", .helpMode), ("Escape", .reviewMode), ("q", .reviewMode),
    ]
}
