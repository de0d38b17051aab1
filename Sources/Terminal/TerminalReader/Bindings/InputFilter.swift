import TerminalEmulator

/// Takes the reader's keys out of what the terminal sends; all else goes on as it is, byte for byte.
///
/// A sequence that is cut in two is held back for a moment, but never a lone Escape, which is a key of its own.
struct InputFilter {
    /// A piece of the input.
    enum Piece: Hashable {
        case pass([UInt8])
        case command(ReaderCommand)
        /// A key that means nothing in review mode.
        case unknown
        /// A key of a text that the reader asks for.
        case typed(TypedText)
    }

    /// What a key means where the reader asks for a text.
    enum TypedText: Hashable {
        case text(String)
        case enter
        case delete
        case cancel
    }

    let bindings: ReaderBindings
    /// What becomes of keys.
    var mode = KeyMode()
    private var held: [UInt8] = []
    /// What came and has not been looked at, from an index on.
    private var input: [UInt8] = []
    private var index = 0
    /// A piece that comes after the one that was given last.
    private var queued: Piece?
    /// The keys that were the reader's when they were pressed: the program does not hear of their release either.
    private var taken: Set<Key> = []
    private let prefixes: Set<[UInt8]>
    private let reviewPrefixes: Set<[UInt8]>

    init(bindings: ReaderBindings) {
        self.bindings = bindings
        prefixes = Self.prefixes(of: Array(bindings.everywhere.keys) + [KeyEncoder.pasteStart])
        reviewPrefixes = Self.prefixes(of: Array(bindings.review.keys))
    }

    /// The beginnings of sequences that may come in pieces. A lone Escape is a key of its own.
    private static func prefixes(of sequences: [[UInt8]]) -> Set<[UInt8]> {
        var prefixes: Set<[UInt8]> = []
        for sequence in sequences where sequence.count > 2 {
            for length in 2..<sequence.count { prefixes.insert(Array(sequence[..<length])) }
        }
        return prefixes
    }

    /// Whether a piece of a sequence is held back.
    var holds: Bool { !held.isEmpty }

    /// Takes what came and gives all pieces of it. With `isLate` nothing is held back any longer.
    mutating func take(_ bytes: some Sequence<UInt8>, isLate: Bool = false) -> [Piece] {
        add(bytes)
        var pieces: [Piece] = []
        while let piece = next(isLate: isLate) { pieces.append(piece) }
        return pieces
    }

    /// Takes what came; `next(isLate:)` gives its pieces one by one, so that each finds what the one before has changed.
    mutating func add(_ bytes: some Sequence<UInt8>) {
        input = Array(input[index...]) + held + Array(bytes)
        index = 0
        held = []
    }

    /// The next piece of what came, or nil when there is no more for now.
    mutating func next(isLate: Bool = false) -> Piece? {
        if let piece = queued {
            queued = nil
            return piece
        }
        var passed: [UInt8] = []
        while index < input.count {
            if mode.isPasting {
                // A paste is text: no key is looked for in it.
                if input[index...].starts(with: KeyEncoder.pasteEnd) {
                    mode.paste(false)
                } else if !isLate, KeyEncoder.pasteEnd.starts(with: input[index...]) {
                    held = Array(input[index...])
                    index = input.count
                    break
                }
                passed.append(input[index])
                index += 1
                continue
            }
            if input[index] != 0x1B, !mode.takesKeys, bindings.everywhere[[input[index]]] == nil {
                passed.append(input[index])
                index += 1
                _ = mode.passesKey()
                continue
            }
            let length = KeyDecoder.length(of: input[index...])
            let key = Array(input[index..<index + length])
            // Kitty's sequences are as long as what they tell, so that no list has their beginnings.
            let isPiece =
                prefixes.contains(key) || mode.takesKeys && reviewPrefixes.contains(key)
                || KeyDecoder.isUnfinishedSequence(key[...])
            if !isLate, index + length == input.count, isPiece {
                held = key
                index = input.count
                break
            }
            index += length
            let piece: Piece
            switch meaning(key) {
            case .program:
                passed += key
                continue
            case .nothing: continue
            case .reader(let found): piece = found
            }
            if passed.isEmpty { return piece }
            queued = piece
            return .pass(passed)
        }
        input = []
        index = 0
        return passed.isEmpty ? nil : .pass(passed)
    }

    /// Whose a key or report is.
    private enum Meaning {
        case program
        case reader(Piece)
        /// The reader's, to whom it means nothing: the release of a key of its own.
        case nothing
    }

    private mutating func meaning(_ key: [UInt8]) -> Meaning {
        let press: KeyPress
        switch KeyDecoder.decode(key) {
        case .paste(let begins):
            if begins { mode.paste(true) }
            return .program
        // What the outer terminal answers to a program must not be lost.
        case .report: return .program
        // A modifier by itself is no command and ends none.
        case .modifier: return mode.takesKeys ? .nothing : .program
        case .unknown: return mode.passesKey() || !mode.takesKeys ? .program : .reader(.unknown)
        case .key(let decoded): press = decoded
        }
        guard press.event != .release else { return taken.remove(press.identity) == nil ? .program : .nothing }
        guard let piece = piece(key, press) else {
            taken.remove(press.identity)
            return .program
        }
        // Only keys that are told in full have a release.
        if key.last == UInt8(ascii: "u") || key.contains(UInt8(ascii: ":")) || key.count > 2 {
            taken.insert(press.identity)
        }
        return .reader(piece)
    }

    /// What a key means to the reader; nil when it goes to the program.
    private mutating func piece(_ key: [UInt8], _ press: KeyPress) -> Piece? {
        if mode.isPasting || mode.passesKey() { return nil }
        if mode.takesText, let text = Self.typed(key, press) { return .typed(text) }
        let plain = Self.plain(press)
        let everywhere = bindings.everywhere[key] ?? plain.flatMap { bindings.everywhere[$0] }
        let inReview = mode.takesKeys ? bindings.review[key] ?? plain.flatMap { bindings.review[$0] } : nil
        if let command = everywhere ?? inReview {
            if command == .reviewMode { mode.toggleReview() }
            if command == .passKey { mode.passNext() }
            return .command(command)
        }
        return mode.takesKeys ? .unknown : nil
    }

    /// The key as a terminal without kitty's protocol writes it, which is how files of keys have it.
    private static func plain(_ press: KeyPress) -> [UInt8]? {
        var held = press.modifiers.subtracting(.locks)
        // The character tells of Shift.
        if case .character = press.key { held.subtract(.shift) }
        let bytes = KeyEncoder().encode(press.key, modifiers: held)
        return bytes.isEmpty ? nil : bytes
    }

    private static func typed(_ key: [UInt8], _ press: KeyPress) -> TypedText? {
        let held = press.modifiers.subtracting(.locks)
        switch press.key {
        case .enter where held.isEmpty: return .enter
        case .backspace where held.isEmpty: return .delete
        // As the control character that Backspace is on other keyboards.
        case .character("h") where key == [0x08]: return .delete
        case .escape where held.isEmpty: return .cancel
        case .character(let scalar) where held.subtracting(.shift).isEmpty:
            guard !scalar.properties.isDefaultIgnorableCodePoint, scalar.value >= 0x20 else { return nil }
            return .text(String(scalar))
        default: return nil
        }
    }
}

extension KeyPress {
    /// What stays the same from the press of a key to its release, whatever is held meanwhile.
    fileprivate var identity: Key {
        if case .character(let scalar) = key, let small = scalar.properties.lowercaseMapping.unicodeScalars.first {
            return .character(small)
        }
        return key
    }
}
