import Keys

/// Kitty's keyboard protocol, which distinguishes all keys.
extension KeyEncoder {
    private var reportsEvents: Bool { keyboardFlags & 2 != 0 }
    private var reportsShifted: Bool { keyboardFlags & 4 != 0 }
    private var writesAll: Bool { keyboardFlags & 8 != 0 }
    private var reportsText: Bool { keyboardFlags & 16 != 0 && writesAll }
    private var isUnambiguous: Bool { keyboardFlags & 9 != 0 }

    func encodeForKitty(_ key: Key, _ modifiers: KeyModifiers, _ event: KeyEvent) -> [UInt8] {
        if event == .release, !reportsEvents { return [] }
        let held = modifiers.subtracting(.locks)
        switch key {
        case .character(let scalar):
            if !writesAll, held.subtracting(.shift).isEmpty || !isUnambiguous {
                return event == .release ? [] : plain.encode(key, modifiers: modifiers)
            }
            return encode(scalar, modifiers, event)
        case .enter: return encodeText(13, key, modifiers, event)
        case .tab: return encodeText(9, key, modifiers, event)
        case .backspace: return encodeText(127, key, modifiers, event)
        case .escape: return isUnambiguous ? sequence("27", modifiers, event) : encodePlain(key, modifiers, event)
        case .keypad(let keypad):
            guard isUnambiguous else { return encodePlain(key, modifiers, event) }
            return keypad.number.map { sequence("\($0)", modifiers, event) } ?? []
        case .function(3) where isUnambiguous:
            // CSI R would be taken for the report of the cursor's position.
            let details = self.details(event)
            return modifiers.isEmpty && details.isEmpty
                ? Self.control("13~") : Self.control("13;\(modifiers.parameter)\(details)~")
        default:
            let isApplication = !isUnambiguous && modes.contains(.applicationCursorKeys)
            return Self.function(
                key, modifiers, isApplication: isApplication, details: details(event), usesSS3: !isUnambiguous)
        }
    }

    /// The encoder without the protocol.
    private var plain: KeyEncoder {
        var encoder = self
        encoder.keyboardFlags = 0
        return encoder
    }

    private func encodePlain(_ key: Key, _ modifiers: KeyModifiers, _ event: KeyEvent) -> [UInt8] {
        event == .release ? [] : plain.encode(key, modifiers: modifiers)
    }

    /// Enter, Tab and backarrow stay as they were without modifiers, so that a shell can be used after a crash.
    private func encodeText(_ code: Int, _ key: Key, _ modifiers: KeyModifiers, _ event: KeyEvent) -> [UInt8] {
        if !writesAll, modifiers.subtracting(.locks).isEmpty || !isUnambiguous {
            return encodePlain(key, modifiers, event)
        }
        return sequence("\(code)", modifiers, event)
    }

    private func encode(_ scalar: Unicode.Scalar, _ modifiers: KeyModifiers, _ event: KeyEvent) -> [UInt8] {
        let lower = scalar.properties.lowercaseMapping.unicodeScalars
        let base = lower.count == 1 ? lower.first ?? scalar : scalar
        var code = "\(base.value)"
        if reportsShifted, modifiers.contains(.shift), base != scalar { code += ":\(scalar.value)" }
        let typesText = modifiers.subtracting(.locks).subtracting(.shift).isEmpty && event != .release
        return sequence(code, modifiers, event, text: reportsText && typesText ? "\(scalar.value)" : nil)
    }

    private func details(_ event: KeyEvent) -> String {
        reportsEvents && event != .press ? ":\(event.rawValue)" : ""
    }

    private func sequence(_ code: String, _ modifiers: KeyModifiers, _ event: KeyEvent, text: String? = nil)
        -> [UInt8]
    {
        let details = details(event)
        var held = modifiers.isEmpty && details.isEmpty ? "" : "\(modifiers.parameter)\(details)"
        if let text { held += ";" + text }
        return Self.control(held.isEmpty ? "\(code)u" : "\(code);\(held)u")
    }
}
