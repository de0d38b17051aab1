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
            let isPiece = prefixes.contains(key) || mode.takesKeys && reviewPrefixes.contains(key)
            if !isLate, index + length == input.count, isPiece {
                held = key
                index = input.count
                break
            }
            index += length
            guard let piece = piece(key) else {
                passed += key
                continue
            }
            if passed.isEmpty { return piece }
            queued = piece
            return .pass(passed)
        }
        input = []
        index = 0
        return passed.isEmpty ? nil : .pass(passed)
    }

    /// What a key or report means to the reader; nil when it goes to the program.
    private mutating func piece(_ key: [UInt8]) -> Piece? {
        if key == KeyEncoder.pasteStart { mode.paste(true) }
        if mode.isPasting || mode.passesKey() { return nil }
        if mode.takesText, let text = Self.typed(key) { return .typed(text) }
        if let command = bindings.everywhere[key] ?? (mode.takesKeys ? bindings.review[key] : nil) {
            if command == .reviewMode { mode.toggleReview() }
            if command == .passKey { mode.passNext() }
            return .command(command)
        }
        // What the outer terminal answers to a program must not be lost.
        return mode.takesKeys && KeyDecoder.decode(key) != .report ? .unknown : nil
    }

    private static func typed(_ key: [UInt8]) -> TypedText? {
        switch key {
        case [0x0D], [0x0A]: return .enter
        case [0x7F], [0x08]: return .delete
        case [0x1B]: return .cancel
        default:
            guard let text = String(validating: key, as: UTF8.self),
                text.unicodeScalars.allSatisfy({ !$0.properties.isDefaultIgnorableCodePoint && $0.value >= 0x20 })
            else { return nil }
            return .text(text)
        }
    }
}
