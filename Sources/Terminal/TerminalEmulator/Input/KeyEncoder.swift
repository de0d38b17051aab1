import Keys

/// Writes keys as a terminal sends them to the program in it, after xterm's manual of control sequences and kitty's
/// keyboard protocol.
///
///     let bytes = terminal.keyEncoder.encode(.up, modifiers: .control)  // ESC [ 1 ; 5 A
public struct KeyEncoder: Hashable, Sendable {
    /// The modes. Those that matter are `applicationCursorKeys`, `applicationKeypad`, `newLine` and
    /// `backarrowSendsBackspace`.
    public var modes: Modes
    /// The flags of kitty's keyboard protocol, 0 to 31: 1 disambiguates keys, 2 reports repeats and releases, 4 also
    /// reports the shifted character, 8 writes all keys as sequences, 16 adds the text.
    public var keyboardFlags: Int
    /// The keys with modifiers that are disambiguated.
    public var otherKeys: ModifyOtherKeys
    /// Whether those are written as `CSI code ; modifiers u` and not as `CSI 27 ; modifiers ; code ~` (xterm's
    /// `formatOtherKeys`).
    public var writesOtherKeysAsUnicode: Bool

    /// Makes an encoder.
    public init(
        modes: Modes = [], keyboardFlags: Int = 0, otherKeys: ModifyOtherKeys = .off,
        writesOtherKeysAsUnicode: Bool = false
    ) {
        self.modes = modes
        self.keyboardFlags = keyboardFlags
        self.otherKeys = otherKeys
        self.writesOtherKeysAsUnicode = writesOtherKeysAsUnicode
    }

    /// Returns the bytes for an event of a key; none when the program does not request it.
    public func encode(_ key: Key, modifiers: KeyModifiers = [], event: KeyEvent = .press) -> [UInt8] {
        if keyboardFlags & 31 != 0 { return encodeForKitty(key, modifiers, event) }
        if event == .release { return [] }
        let modifiers = modifiers.subtracting(.locks)
        switch key {
        case .character(let scalar): return encode(scalar, modifiers)
        case .enter: return encodeControl(0x0D, modifiers)
        case .tab:
            if modifiers == .shift { return Self.control("Z") }
            if modifiers.contains(.shift) { return Self.control("1;\(modifiers.parameter)Z") }
            return encodeControl(0x09, modifiers)
        case .escape: return encodeControl(0x1B, modifiers)
        case .backspace: return encodeBackspace(modifiers)
        case .keypad(let key): return encode(key, modifiers)
        default: return Self.function(key, modifiers, isApplication: modes.contains(.applicationCursorKeys))
        }
    }

    static func control(_ text: String) -> [UInt8] { [0x1B, 0x5B] + text.utf8 }

    /// The sequence before pasted text (bracketed paste, mode 2004).
    public static let pasteStart = control("200~")
    /// The sequence after it.
    public static let pasteEnd = control("201~")

    // MARK: Characters

    private func encode(_ scalar: Unicode.Scalar, _ modifiers: KeyModifiers) -> [UInt8] {
        if needsSequence(scalar, modifiers) { return encodeOther(Int(scalar.value), modifiers) }
        var bytes = Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        if modifiers.contains(.control), let control = Self.controlCode(scalar) { bytes = [control] }
        return modifiers.isDisjoint(with: [.alt, .meta]) ? bytes : [0x1B] + bytes
    }

    /// Whether the plain form of a character would be taken for another.
    private func needsSequence(_ scalar: Unicode.Scalar, _ modifiers: KeyModifiers) -> Bool {
        let held = scalar == " " ? modifiers : modifiers.subtracting(.shift)
        switch otherKeys {
        case .off: return false
        case .all: return !held.isEmpty
        case .ambiguous:
            if held.subtracting(.alt).isEmpty { return false }
            switch scalar {
            case "i", "j", "m", "[": return true
            case "\\", "]", "^", "_": return false
            case " ": return held.contains(.shift)
            default: return !("a"..."z").contains(scalar)
            }
        }
    }

    private func encodeOther(_ code: Int, _ modifiers: KeyModifiers) -> [UInt8] {
        writesOtherKeysAsUnicode
            ? Self.control("\(code);\(modifiers.parameter)u") : Self.control("27;\(modifiers.parameter);\(code)~")
    }

    /// The control character that Control makes of a character, as on DEC's keyboards.
    static func controlCode(_ scalar: Unicode.Scalar) -> UInt8? {
        switch scalar {
        case "@"..."_", "a"..."z": UInt8(scalar.value & 0x1F)
        case " ", "2": 0x00
        case "3"..."7": UInt8(scalar.value - 0x33 + 0x1B)
        case "8", "?": 0x7F
        case "/": 0x1F
        default: nil
        }
    }

    // MARK: Keys with a character

    private func encodeControl(_ code: UInt8, _ modifiers: KeyModifiers) -> [UInt8] {
        if otherKeys != .off, !modifiers.isDisjoint(with: [.control, .shift, .super, .hyper]) {
            return encodeOther(Int(code), modifiers)
        }
        let bytes: [UInt8] = code == 0x0D && modes.contains(.newLine) ? [0x0D, 0x0A] : [code]
        return modifiers.isDisjoint(with: [.alt, .meta]) ? bytes : [0x1B] + bytes
    }

    private func encodeBackspace(_ modifiers: KeyModifiers) -> [UInt8] {
        if otherKeys == .all, !modifiers.isEmpty { return encodeOther(0x7F, modifiers) }
        let isBackspace = modes.contains(.backarrowSendsBackspace) != modifiers.contains(.control)
        let bytes: [UInt8] = [isBackspace ? 0x08 : 0x7F]
        return modifiers.isDisjoint(with: [.alt, .meta]) ? bytes : [0x1B] + bytes
    }

    private func encode(_ key: KeypadKey, _ modifiers: KeyModifiers) -> [UInt8] {
        guard let character = key.character else { return [] }
        guard modes.contains(.applicationKeypad) else {
            return key == .enter
                ? encodeControl(character, modifiers) : encode(Unicode.Scalar(character), modifiers)
        }
        // The final byte is 0x40 above the character's; that of Enter is M.
        let held = modifiers.isEmpty ? [] : Array(String(modifiers.parameter).utf8)
        return [0x1B, 0x4F] + held + [key == .equal ? 0x58 : character + 0x40]
    }

    // MARK: Function keys

    /// The sequence of a key that types nothing. `details` follows the modifiers.
    static func function(
        _ key: Key, _ modifiers: KeyModifiers, isApplication: Bool, details: String = "", usesSS3: Bool = true
    ) -> [UInt8] {
        let isPlain = modifiers.isEmpty && details.isEmpty
        let held = "\(modifiers.parameter)\(details)"
        if let final = letter(key) {
            if !isPlain { return control("1;\(held)\(final)") }
            let single = isFunction(key) ? usesSS3 : isApplication
            return single ? [0x1B, 0x4F] + final.utf8 : control(final)
        }
        guard let number = number(key) else { return [] }
        return isPlain ? control("\(number)~") : control("\(number);\(held)~")
    }

    private static func isFunction(_ key: Key) -> Bool {
        if case .function = key { return true }
        return false
    }

    private static func letter(_ key: Key) -> String? {
        switch key {
        case .up: "A"
        case .down: "B"
        case .right: "C"
        case .left: "D"
        case .end: "F"
        case .home: "H"
        case .function(1): "P"
        case .function(2): "Q"
        case .function(3): "R"
        case .function(4): "S"
        default: nil
        }
    }

    private static let functionNumbers = [15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34]

    private static func number(_ key: Key) -> Int? {
        switch key {
        case .insert: 2
        case .delete: 3
        case .pageUp: 5
        case .pageDown: 6
        case .function(let number): (5...20).contains(number) ? functionNumbers[number - 5] : nil
        default: nil
        }
    }
}
