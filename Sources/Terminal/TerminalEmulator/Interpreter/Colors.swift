/// Colours that programs have changed.
struct ColorOverrides {
    var palette: [UInt8: RGB] = [:]
    /// By the number of the command that sets them: 10 for text, 11 for the background, 12 for the cursor.
    var dynamic: [Int: RGB] = [:]

    /// Resets colours of the palette (OSC 104): those that are named, or all.
    mutating func resetPalette(_ text: String) {
        if text.isEmpty { return palette.removeAll() }
        for part in text.split(separator: ";") {
            if let index = UInt8(part) { palette[index] = nil }
        }
    }
}

extension RGB {
    /// The colour that xterm's palette has at an index.
    init(palette index: UInt8) {
        let value = Int(index)
        switch value {
        case 0..<16:
            let base: [(UInt8, UInt8, UInt8)] = [
                (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
                (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
                (255, 0, 255), (0, 255, 255), (255, 255, 255),
            ]
            self.init(red: base[value].0, green: base[value].1, blue: base[value].2)
        case 16..<232:
            func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }
            let cube = value - 16
            self.init(red: level(cube / 36), green: level(cube / 6 % 6), blue: level(cube % 6))
        default:
            let grey = UInt8(8 + 10 * (value - 232))
            self.init(red: grey, green: grey, blue: grey)
        }
    }

    /// Reads a colour as XParseColor does: `rgb:r/g/b` with one to four hexadecimal digits each, which are scaled, or
    /// `#` and as many for all parts, which are the highest bits.
    init?(specification: Substring) {
        let isScaled = specification.hasPrefix("rgb:")
        var parts: [Substring] = []
        if isScaled {
            parts = specification.dropFirst(4).split(separator: "/", omittingEmptySubsequences: false)
        } else if specification.hasPrefix("#") {
            var digits = specification.dropFirst()
            let width = digits.utf8.count / 3
            guard digits.utf8.count == 3 * width, (1...4).contains(width) else { return nil }
            while !digits.isEmpty {
                parts.append(digits.prefix(width))
                digits = digits.dropFirst(width)
            }
        }
        let values = parts.compactMap { Self.part($0, isScaled: isScaled) }
        guard parts.count == 3, values.count == 3 else { return nil }
        self.init(red: values[0], green: values[1], blue: values[2])
    }

    private static func part(_ text: Substring, isScaled: Bool) -> UInt8? {
        let count = text.utf8.count
        guard (1...4).contains(count), text.allSatisfy(\.isHexDigit), let value = Int(text, radix: 16) else {
            return nil
        }
        return UInt8(isScaled ? value * 255 / ((1 << (4 * count)) - 1) : (value << (16 - 4 * count)) >> 8)
    }

    /// The colour as X11 writes it, with 16 bits a part.
    var specification: String {
        "rgb:"
            + [red, green, blue].map { part in
                let hex = (part < 16 ? "0" : "") + String(part, radix: 16)
                return hex + hex
            }.joined(separator: "/")
    }
}

/// Reads Base64 (RFC 4648).
enum Base64 {
    /// The bytes, or nil when the text is not Base64.
    static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        var padding = 0
        for byte in text {
            let value: UInt8
            switch byte {
            case 0x41...0x5A: value = byte - 0x41
            case 0x61...0x7A: value = byte - 0x61 + 26
            case 0x30...0x39: value = byte - 0x30 + 52
            case 0x2B: value = 62
            case 0x2F: value = 63
            case 0x3D:
                padding += 1
                continue
            default: return nil
            }
            if padding > 0 { return nil }
            bits = bits << 6 | UInt32(value)
            count += 1
            if count == 4 {
                result += [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
                bits = 0
                count = 0
            }
        }
        switch count {
        case 0: break
        case 2: result.append(UInt8(bits >> 4 & 0xFF))
        case 3: result += [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)]
        default: return nil
        }
        return padding <= 2 ? result : nil
    }
}
