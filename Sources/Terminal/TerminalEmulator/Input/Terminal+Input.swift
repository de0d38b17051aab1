extension Terminal {
    /// Writes keys as the program in the terminal wants them now.
    public var keyEncoder: KeyEncoder {
        KeyEncoder(
            modes: modes, keyboardFlags: keyboardFlags, otherKeys: interpreter.otherKeys,
            writesOtherKeysAsUnicode: options.writesOtherKeysAsUnicode)
    }

    /// Returns the bytes for pasted text. Line ends become CR, as if typed. Other controls than Tab are left out, so
    /// that no text can press keys or end the paste early: text after the end would count as typed.
    public func encode(paste text: String) -> [UInt8] {
        let endMark = KeyEncoder.pasteEnd
        let source = Array(text.utf8)
        let isMarked = modes.contains(.bracketedPaste)
        var bytes = isMarked ? KeyEncoder.pasteStart : []
        bytes.reserveCapacity(source.count + 12)
        var index = 0
        while index < source.count {
            let byte = source[index]
            switch byte {
            case 0x1B:
                let isMark = source[index...].starts(with: endMark)
                index += isMark ? endMark.count : 1
                continue
            case 0x0D:
                bytes.append(0x0D)
                if index + 1 < source.count, source[index + 1] == 0x0A { index += 1 }
            case 0x0A: bytes.append(0x0D)
            case 0x09: bytes.append(byte)
            case 0x00..<0x20, 0x7F: break
            // C1 controls in UTF-8.
            case 0xC2 where index + 1 < source.count && source[index + 1] < 0xA0: index += 1
            default: bytes.append(byte)
            }
            index += 1
        }
        return isMarked ? bytes + endMark : bytes
    }

    /// Returns the bytes to send when the terminal gains or loses the focus; none when the program does not request
    /// them.
    public func encode(focus isFocused: Bool) -> [UInt8] {
        modes.contains(.focusReporting) ? KeyEncoder.control(isFocused ? "I" : "O") : []
    }
}
