import Keys
import TerminalEmulator

/// Takes the reader's keys out of the terminal's input; all other input is passed on unchanged, byte for byte.
///
/// A sequence that is cut in two is held back for a moment, but never a lone Escape, which is a key itself.
struct InputFilter {
    /// A piece of the input.
    enum Piece: Hashable {
        case pass([UInt8])
        case command(ReaderCommand)
        /// A key that means nothing in review mode.
        case unknown
        /// A key of a text prompt of the reader.
        case typed(TypedText)
    }

    /// The meaning of a key in a text prompt of the reader.
    enum TypedText: Hashable {
        case text(String)
        case enter
        case delete
        case cancel
    }

    let bindings: ReaderBindings
    /// The mode that decides about keys.
    var mode = KeyMode()
    private var held: [UInt8] = []
    /// The input that has not been processed, from an index on.
    private var input: [UInt8] = []
    private var index = 0
    /// A piece that comes after the one that was given last.
    private var queued: Piece?
    /// The keys that were the reader's when they were pressed: the program does not receive their release either.
    private var taken: Set<Key> = []
    /// Whether keys of the reader may be sent as `ESC O` and a letter, everywhere and in review mode.
    private let waitsForLetter: (everywhere: Bool, inReview: Bool)

    init(bindings: ReaderBindings) {
        self.bindings = bindings
        waitsForLetter = (
            bindings.everywhere.bindings.contains { Self.isSentWithLetter($0.key) },
            bindings.review.bindings.contains { Self.isSentWithLetter($0.key) }
        )
    }

    private static let letterStart: [UInt8] = [0x1B, UInt8(ascii: "O")]

    private static func isSentWithLetter(_ press: KeyPress) -> Bool {
        let bytes = KeyEncoder(modes: .applicationCursorKeys).encode(press.key, modifiers: press.modifiers)
        return bytes.count == 3 && bytes.starts(with: letterStart)
    }

    /// Whether a piece of a sequence is held back.
    var holds: Bool { !held.isEmpty }

    /// Adds input and returns all its pieces. With `isLate` nothing is held back.
    mutating func take(_ bytes: some Sequence<UInt8>, isLate: Bool = false) -> [Piece] {
        add(bytes)
        var pieces: [Piece] = []
        while let piece = next(isLate: isLate) { pieces.append(piece) }
        return pieces
    }

    /// Adds input; `next(isLate:)` returns its pieces one by one, so that each is read with the changes of the one
    /// before.
    mutating func add(_ bytes: some Sequence<UInt8>) {
        input = Array(input[index...]) + held + Array(bytes)
        index = 0
        held = []
    }

    /// Returns the next piece of the input, or nil when there is no more for now.
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
            if input[index] != 0x1B, !mode.takesKeys, !isBound(input[index]) {
                passed.append(input[index])
                index += 1
                _ = mode.passesKey()
                continue
            }
            let length = KeyDecoder.length(of: input[index...])
            let key = Array(input[index..<index + length])
            // A lone Escape is a key itself.
            let isPiece =
                KeyDecoder.isUnfinishedSequence(key[...])
                || key == Self.letterStart
                    && (waitsForLetter.everywhere || mode.takesKeys && waitsForLetter.inReview)
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

    /// Whether a byte that is a complete key is always the reader's.
    private func isBound(_ byte: UInt8) -> Bool {
        byte < 0x20 && KeyPress(sent: [byte]).flatMap { bindings.everywhere[$0] } != nil
    }

    /// The receiver of a key or report.
    private enum Meaning {
        case program
        case reader(Piece)
        /// Input for the reader without a meaning: the release of one of its keys.
        case nothing
    }

    private mutating func meaning(_ key: [UInt8]) -> Meaning {
        let press: KeyPress
        switch KeyDecoder.decode(key) {
        case .paste(let begins):
            if begins { mode.paste(true) }
            return .program
        // Answers of the outer terminal to a program must not be lost.
        case .report: return .program
        // A modifier alone is no command and ends none.
        case .modifier: return mode.takesKeys ? .nothing : .program
        case .unknown: return mode.passesKey() || !mode.takesKeys ? .program : .reader(.unknown)
        case .key(let decoded): press = decoded
        }
        guard press.event != .release else { return taken.remove(press.identity) == nil ? .program : .nothing }
        guard let piece = piece(key, press) else {
            taken.remove(press.identity)
            return .program
        }
        // Only keys in the full encoding have a release.
        if key.last == UInt8(ascii: "u") || key.contains(UInt8(ascii: ":")) || key.count > 2 {
            taken.insert(press.identity)
        }
        return .reader(piece)
    }

    /// Returns the meaning of a key to the reader; nil when it goes to the program.
    private mutating func piece(_ key: [UInt8], _ press: KeyPress) -> Piece? {
        if mode.isPasting || mode.passesKey() { return nil }
        if mode.takesText, let text = Self.typed(press) { return .typed(text) }
        let presses = [KeyPress(sent: key), press.named].compactMap(\.self)
        func command(in table: KeyBindings<ReaderCommand>) -> ReaderCommand? {
            presses.lazy.compactMap { table[$0] }.first
        }
        if let command = command(in: bindings.everywhere) ?? (mode.takesKeys ? command(in: bindings.review) : nil) {
            if command == .reviewMode { mode.toggleReview() }
            if command == .passKey { mode.passNext() }
            return .command(command)
        }
        return mode.takesKeys ? .unknown : nil
    }

    private static func typed(_ press: KeyPress) -> TypedText? {
        let held = press.modifiers.subtracting(.locks)
        switch press.key {
        case .enter where held.isEmpty: return .enter
        case .backspace where held.isEmpty: return .delete
        case .escape where held.isEmpty: return .cancel
        case .character(let scalar) where held.subtracting(.shift).isEmpty:
            guard !scalar.properties.isDefaultIgnorableCodePoint, scalar.value >= 0x20 else { return nil }
            return .text(String(scalar))
        default: return nil
        }
    }
}

extension KeyPress {
    /// The part of a key that stays the same from its press to its release, whatever modifiers are held meanwhile.
    fileprivate var identity: Key {
        if case .character(let scalar) = key, let small = scalar.properties.lowercaseMapping.unicodeScalars.first {
            return .character(small)
        }
        return key
    }
}
