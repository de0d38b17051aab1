/// What a key means for what is spoken. The bytes are what terminals of xterm's kind send, also those that write keys
/// as `CSI u` (kitty, fixterms) or with xterm's modifyOtherKeys.
enum PressedKey: Hashable, Sendable {
    case character(Character)
    case enter
    case tab
    case erase
    case horizontal
    case vertical
    case word
    case lineEnd
    case escape
    case other

    /// `nil` for what is no key that was pressed: answers and reports of the terminal, the mouse, a paste, a key that
    /// was let go.
    init?(_ bytes: some StringProtocol) {
        let utf8 = Array(bytes.utf8)
        guard let first = utf8.first else { return nil }
        if first == 0x1B, utf8.count > 1 {
            guard let key = Self.sequence(utf8[1...]) else { return nil }
            self = key
        } else if let only = bytes.first, bytes.count == 1, let key = Self.single(only) {
            self = key
        } else {
            self = .other
        }
    }

    private static func single(_ character: Character) -> PressedKey? {
        guard let scalar = character.unicodeScalars.first else { return nil }
        switch scalar.value {
        case 0x0D, 0x0A: return .enter
        case 0x09: return .tab
        case 0x7F, 0x08, 0x04: return .erase
        case 0x02, 0x06: return .horizontal
        case 0x0E, 0x10: return .vertical
        case 0x01, 0x05: return .lineEnd
        case 0x1B: return .escape
        case 0..<0x20, 0x80..<0xA0: return nil
        default: return .character(character)
        }
    }

    /// A key whose bytes begin with Escape, which is left out here.
    private static func sequence(_ bytes: ArraySlice<UInt8>) -> PressedKey? {
        guard let kind = bytes.first, let last = bytes.last else { return .escape }
        switch kind {
        case UInt8(ascii: "[") where bytes.count > 1: return control(bytes.dropFirst().dropLast(), end: last)
        case UInt8(ascii: "O") where bytes.count == 2: return cursor(last, modifiers: 0) ?? .other
        // Control strings: what the terminal answers.
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            return bytes.count > 1 ? nil : .other
        case UInt8(ascii: "b"), UInt8(ascii: "f"): return bytes.count == 1 ? .word : .other
        default: return .other
        }
    }

    private static func control(_ body: ArraySlice<UInt8>, end: UInt8) -> PressedKey? {
        // Private sequences are answers, or the mouse, as is what has three bytes after an M.
        if let mark = body.first, (0x3C...0x3F).contains(mark) || mark == UInt8(ascii: "M") { return nil }
        guard body.allSatisfy({ (0x30...0x3B).contains($0) }) else { return end == UInt8(ascii: "y") ? nil : .other }
        let parts = body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        func number(_ index: Int, part: Int = 0) -> Int? {
            guard index < parts.count else { return nil }
            let values = parts[index].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            return part < values.count ? Int(String(decoding: values[part], as: UTF8.self)) : nil
        }
        // Kitty tells the event after the modifiers: 3 is a key that was let go.
        if number(1, part: 1) == 3 { return nil }
        let modifiers = max(0, (number(1) ?? 1) - 1)
        switch end {
        case UInt8(ascii: "u"): return number(0).flatMap { unicode($0, modifiers: modifiers) }
        case UInt8(ascii: "~"):
            if number(0) == 27 { return number(2).flatMap { unicode($0, modifiers: modifiers) } }
            return editing(number(0) ?? 0)
        case UInt8(ascii: "Z"): return .tab
        case UInt8(ascii: "I"), UInt8(ascii: "O"): return body.isEmpty ? nil : .other
        // F3 with modifiers is written as the cursor's place is; it is taken for the latter.
        case UInt8(ascii: "R"): return body.isEmpty ? .other : nil
        case UInt8(ascii: "c"), UInt8(ascii: "n"), UInt8(ascii: "x"), UInt8(ascii: "t"), UInt8(ascii: "M"),
            UInt8(ascii: "m"):
            return nil
        default: return cursor(end, modifiers: modifiers) ?? .other
        }
    }

    private static func cursor(_ letter: UInt8, modifiers: Int) -> PressedKey? {
        switch letter {
        case UInt8(ascii: "A"), UInt8(ascii: "B"): .vertical
        // Control, or Alt, goes by words.
        case UInt8(ascii: "C"), UInt8(ascii: "D"): modifiers & 6 == 0 ? .horizontal : .word
        case UInt8(ascii: "H"), UInt8(ascii: "F"): .lineEnd
        case UInt8(ascii: "M"): .enter
        default: nil
        }
    }

    private static func editing(_ number: Int) -> PressedKey? {
        switch number {
        case 1, 4, 7, 8: .lineEnd
        case 3: .erase
        // The start and the end of a paste.
        case 200, 201: nil
        default: .other
        }
    }

    /// A key that is written by its character's number.
    private static func unicode(_ number: Int, modifiers: Int) -> PressedKey? {
        // Caps lock and num lock change nothing.
        let modifiers = modifiers & 63
        // Kitty's numbers for keys without a character: the modifiers alone are no keys.
        if (57_441...57_454).contains(number) { return nil }
        guard let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init), !(57_344...63_743).contains(number)
        else { return .other }
        if modifiers & 4 != 0 {
            guard (0x40..<0x80).contains(scalar.value) else { return .other }
            return single(Character(Unicode.Scalar(UInt8(scalar.value) & 0x1F))) ?? .other
        }
        if modifiers & 2 != 0 { return scalar == "b" || scalar == "f" ? .word : .other }
        let character = Character(scalar)
        return single(modifiers & 1 != 0 ? character.uppercased().first ?? character : character) ?? .other
    }
}
