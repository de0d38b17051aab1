import Keys

/// A part of the input from a terminal.
public enum TerminalInput: Hashable, Sendable {
    /// A key.
    case key(KeyPress)
    /// A modifier alone, which kitty's protocol reports.
    case modifier
    /// The start of a paste, or its end.
    case paste(begins: Bool)
    /// Input that is no key: the reply to a query, the mouse, the focus.
    case report
    /// Bytes that mean nothing that is known.
    case unknown
}

/// Reads keys from the input of xterm-compatible terminals, also those that write keys as `CSI u` (kitty, fixterms) or
/// with xterm's modifyOtherKeys. It is the counterpart of `KeyEncoder`.
///
/// As a value it takes bytes in whatever pieces they arrive; `length(of:)` and `decode(_:)` are for callers that have
/// whole sequences.
public struct KeyDecoder: Sendable {
    private var pending: [UInt8] = []
    /// The number of pending bytes that were too many to keep.
    private var skipped = 0

    /// No key is longer, in bytes: a flood without an end must not pile up.
    private static let longest = 64
    private static let escape: UInt8 = 0x1B

    /// Makes a decoder that has taken nothing.
    public init() {}

    /// Takes bytes and gives the pieces that are complete.
    public mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
        pending.append(contentsOf: bytes)
        var found: [TerminalInput] = []
        var start = 0
        while start < pending.count {
            let rest = pending[start...]
            let (length, isWhole) = Self.first(rest)
            guard isWhole else { break }
            // No key is that long, whatever its last byte; an answer of the terminal may be.
            let isTooLong = length + skipped > Self.longest && rest.dropFirst().first == UInt8(ascii: "[")
            found.append(isTooLong ? .unknown : Self.decode(rest.prefix(length)))
            skipped = 0
            start += length
        }
        pending.removeFirst(start)
        if pending.count > Self.longest {
            // Its beginning determines its end, and its last byte may be half of that end. Dropping the whole sequence
            // would turn the following bytes into keys.
            skipped += pending.count - 3
            pending.removeSubrange(2..<pending.count - 1)
        }
        return found
    }

    /// Whether the start of a key waits for more bytes.
    public var isWaiting: Bool { !pending.isEmpty }

    /// Returns the meaning of the pending bytes if nothing more follows: a lone escape byte is the Escape key.
    public mutating func finish() -> [TerminalInput] {
        defer {
            pending.removeAll()
            skipped = 0
        }
        return pending.first == Self.escape ? [.key(KeyPress(.escape))] : []
    }

    // MARK: Length

    /// Returns the number of bytes that the first key or report takes; all of them when its end has not arrived.
    /// `bytes` has one at least.
    public static func length(of bytes: ArraySlice<UInt8>) -> Int { first(bytes).length }

    /// Whether the end of a control sequence has not come yet, which begins with `ESC [`. A lone escape byte, or one
    /// followed by a character, is a key that waits for nothing.
    public static func isUnfinishedSequence(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.count > 1 && bytes.starts(with: [escape, UInt8(ascii: "[")]) && !first(bytes).isWhole
    }

    private static func first(_ bytes: ArraySlice<UInt8>) -> (length: Int, isWhole: Bool) {
        func at(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[bytes.startIndex + offset] : nil }
        func upTo(_ length: Int) -> (Int, Bool) { (min(length, bytes.count), length <= bytes.count) }
        guard let first = at(0) else { return (0, false) }
        guard first == escape else {
            let whole = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
            var length = 1
            while length < whole, let next = at(length), next & 0xC0 == 0x80 { length += 1 }
            return (length, length == whole || at(length) != nil)
        }
        switch at(1) {
        case nil: return (1, false)
        case UInt8(ascii: "["):
            var length = 2
            while let byte = at(length), (0x20...0x3F).contains(byte) { length += 1 }
            // The oldest reports of the mouse have three bytes after their end.
            if length == 2, at(2) == UInt8(ascii: "M") { length += 3 }
            return upTo(length + 1)
        case UInt8(ascii: "O"): return upTo(3)
        case UInt8(ascii: "]"), UInt8(ascii: "P"):
            var length = 2
            while let byte = at(length) {
                length += 1
                if byte == 0x07 || byte == 0x5C && at(length - 2) == escape { return (length, true) }
            }
            return (length, false)
        case escape: return (1, true)
        default: return (2, true)
        }
    }

    // MARK: Meaning

    /// Returns the meaning of the bytes of one key or report.
    public static func decode(_ bytes: some Collection<UInt8>) -> TerminalInput {
        let bytes = Array(bytes)
        guard let first = bytes.first else { return .unknown }
        guard first == escape else { return character(bytes, []).map(TerminalInput.key) ?? .unknown }
        guard bytes.count > 1 else { return .key(KeyPress(.escape)) }
        switch bytes[1] {
        case UInt8(ascii: "[") where bytes.count > 2:
            return control(bytes[2...].dropLast(), end: bytes[bytes.count - 1])
        case UInt8(ascii: "O") where bytes.count == 3:
            return single(bytes[2], []).map { .key(KeyPress($0)) } ?? .unknown
        // Control strings: answers of the terminal.
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            if bytes.count > 2 { return .report }
        default: break
        }
        return character(Array(bytes.dropFirst()), .alt).map(TerminalInput.key) ?? .unknown
    }

    /// The key that is written by its character alone.
    private static func character(_ bytes: [UInt8], _ held: KeyModifiers) -> KeyPress? {
        guard let text = String(validating: bytes, as: UTF8.self), text.unicodeScalars.count == 1,
            let scalar = text.unicodeScalars.first
        else { return nil }
        switch scalar.value {
        case 0x0D, 0x0A: return KeyPress(.enter, held)
        case 0x09: return KeyPress(.tab, held)
        case 0x7F, 0x08: return KeyPress(.backspace, held)
        case 0x1B: return KeyPress(.escape, held)
        case 0x00: return KeyPress(.character(" "), held.union(.control))
        case 0x01..<0x1B: return KeyPress(.character(Unicode.Scalar(bytes[0] + 0x60)), held.union(.control))
        case 0x1C..<0x20: return KeyPress(.character(Unicode.Scalar(bytes[0] + 0x40)), held.union(.control))
        case 0x80..<0xA0: return nil
        default: return KeyPress(.character(scalar), held)
        }
    }

    private static func control(_ body: ArraySlice<UInt8>, end: UInt8) -> TerminalInput {
        // Private sequences are answers, or the mouse, as is a sequence with three bytes after an M.
        if let mark = body.first, (0x3C...0x3F).contains(mark) || mark == UInt8(ascii: "M") { return .report }
        guard body.allSatisfy({ (0x30...0x3B).contains($0) }) else {
            return end == UInt8(ascii: "y") ? .report : .unknown
        }
        let parts = body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        func number(_ index: Int, part: Int = 0) -> Int? {
            guard index < parts.count else { return nil }
            let values = parts[index].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            return part < values.count ? Int(String(decoding: values[part], as: UTF8.self)) : nil
        }
        let held = KeyModifiers(rawValue: UInt8(truncatingIfNeeded: max(1, number(1) ?? 1) - 1))
        // Kitty reports the event after the modifiers.
        let event = number(1, part: 1).flatMap(KeyEvent.init) ?? .press
        func press(_ key: Key?) -> TerminalInput { key.map { .key(KeyPress($0, held, event: event)) } ?? .unknown }
        switch end {
        case UInt8(ascii: "u"):
            // Kitty reports the shifted character after the key's own, and the text as the third number.
            let shifted = held.contains(.shift) ? number(0, part: 1) : nil
            return unicode(number(0), shifted: shifted, text: number(2), held, event)
        case UInt8(ascii: "~"):
            if number(0) == 27 { return unicode(number(2), held, event) }
            if number(0) == 200 || number(0) == 201 { return .paste(begins: number(0) == 200) }
            return press(numbered(number(0) ?? 0))
        case UInt8(ascii: "Z"): return .key(KeyPress(.tab, held.union(.shift), event: event))
        case UInt8(ascii: "I"), UInt8(ascii: "O"): return body.isEmpty ? .report : .unknown
        // F3 with modifiers is written as the cursor's position is; it is interpreted as the latter.
        case UInt8(ascii: "R"): return body.isEmpty ? press(.function(3)) : .report
        case UInt8(ascii: "c"), UInt8(ascii: "n"), UInt8(ascii: "x"), UInt8(ascii: "t"), UInt8(ascii: "M"),
            UInt8(ascii: "m"):
            return .report
        default: return press(single(end, held))
        }
    }

    /// A key that is written by a letter.
    private static func single(_ letter: UInt8, _ held: KeyModifiers) -> Key? {
        switch letter {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "M"): .keypad(.enter)
        case UInt8(ascii: "P"): .function(1)
        case UInt8(ascii: "Q"): .function(2)
        case UInt8(ascii: "R"): .function(3)
        case UInt8(ascii: "S"): .function(4)
        default: nil
        }
    }

    private static let functionNumbers: [Int: Int] = [
        11: 1, 12: 2, 13: 3, 14: 4, 15: 5, 17: 6, 18: 7, 19: 8, 20: 9, 21: 10, 23: 11, 24: 12, 25: 13, 26: 14, 28: 15,
        29: 16, 31: 17, 32: 18, 33: 19, 34: 20,
    ]

    /// A key that is written by a number and a tilde.
    private static func numbered(_ number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 4, 8: .end
        case 2: .insert
        case 3: .delete
        case 5: .pageUp
        case 6: .pageDown
        default: functionNumbers[number].map(Key.function)
        }
    }

    /// A key that is written by its character's number.
    ///
    /// - Parameters:
    ///   - shifted: The character of the key with Shift, if the terminal reports it.
    ///   - text: The character that the key types, if the terminal reports it. A key that only types has the number 0.
    private static func unicode(
        _ number: Int?, shifted: Int? = nil, text: Int? = nil, _ held: KeyModifiers, _ event: KeyEvent
    ) -> TerminalInput {
        guard let number else { return .unknown }
        let isPlain = held.isDisjoint(with: [.alt, .control, .super, .hyper, .meta])
        if isPlain, number == 0 || !controlKeys.contains(number), !(57_344...63_743).contains(number), let text,
            let typed = UInt32(exactly: text).flatMap(Unicode.Scalar.init), typed.value >= 0x20
        {
            return .key(KeyPress(.character(typed), held, event: event))
        }
        // Kitty's numbers for keys without a character.
        if (57_441...57_454).contains(number) { return .modifier }
        if (57_344...63_743).contains(number) {
            return KeypadKey(number: number).map { .key(KeyPress(.keypad($0), held, event: event)) } ?? .unknown
        }
        guard let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) else { return .unknown }
        let key: Key =
            switch number {
            case 13: .enter
            case 9: .tab
            case 127, 8: .backspace
            case 27: .escape
            default:
                .character(shifted.flatMap { UInt32(exactly: $0) }.flatMap(Unicode.Scalar.init) ?? typed(scalar, held))
            }
        return .key(KeyPress(key, held, event: event))
    }

    /// The numbers of the keys that have a character but type none.
    private static let controlKeys: Set<Int> = [8, 9, 13, 27, 127]

    /// The character as typed: with Shift, a capital letter.
    private static func typed(_ scalar: Unicode.Scalar, _ held: KeyModifiers) -> Unicode.Scalar {
        let capital = scalar.properties.uppercaseMapping.unicodeScalars
        return held.contains(.shift) && capital.count == 1 ? capital.first ?? scalar : scalar
    }
}

extension KeypadKey {
    /// Makes the key with a number of kitty's keyboard protocol.
    fileprivate init?(number: Int) {
        let all: [KeypadKey] =
            (0...9).map(KeypadKey.digit) + [.decimal, .divide, .multiply, .subtract, .add, .enter, .equal, .separator]
        guard let key = all.first(where: { $0.number == number }) else { return nil }
        self = key
    }
}
