/// Estimates the width of text, in whatever font the viewer has.
enum TextEstimate {
    /// The width of a text in points.
    static func width(_ text: String, size: Double) -> Double {
        text.unicodeScalars.reduce(0) { $0 + width($1) } * size
    }

    /// A text broken into lines of at most a width, at blanks where there are any; `…` ends the last line where more
    /// lines would be needed.
    ///
    /// - Parameter limit: the most lines, at least 1.
    static func lines(of text: String, width: Double, size: Double, limit: Int) -> [String] {
        let room = max(width, size) / size
        var lines: [String] = []
        var line = ""
        var used = 0.0
        // The position where the line may be broken: after its last blank.
        var breakable: String.Index?
        for character in text.start(SVGWriter.textLimit) {
            if character.isNewline || (character.isWhitespace && line.isEmpty) {
                guard character.isNewline, !line.isEmpty else { continue }
                lines.append(line)
                (line, used, breakable) = ("", 0, nil)
                if lines.count == limit { return ended(lines, room) }
                continue
            }
            let advance = character.unicodeScalars.reduce(0) { $0 + Self.width($1) }
            if used + advance > room, !line.isEmpty, !character.isWhitespace {
                let place = breakable ?? line.endIndex
                let rest = String(line[place...])
                lines.append(trimmed(String(line[..<place])))
                if lines.count == limit { return ended(lines, room) }
                (line, used, breakable) = (rest, Self.width(rest, size: 1), nil)
            }
            line.append(character)
            used += advance
            if character.isWhitespace { breakable = line.endIndex }
        }
        if !line.isEmpty { lines.append(trimmed(line)) }
        return lines
    }

    /// A text on one line of at most a width, with `…` where it does not fit; nil where nothing but that would be left.
    static func fitted(_ text: String, width: Double, size: Double) -> String? {
        let short = text.start(SVGWriter.textLimit)
        if Self.width(short, size: size) <= width { return short }
        var fitted = ""
        var used = size
        for character in short {
            used += character.unicodeScalars.reduce(0) { $0 + Self.width($1) } * size
            if used > width { break }
            fitted.append(character)
        }
        return fitted.count < 3 ? nil : fitted + "…"
    }

    private static func ended(_ lines: [String], _ room: Double) -> [String] {
        var lines = lines
        var last = lines.removeLast()
        while !last.isEmpty, width(last, size: 1) + 1 > room { last.removeLast() }
        return lines + [trimmed(last) + "…"]
    }

    private static func trimmed(_ line: String) -> String {
        var line = line
        while line.last?.isWhitespace == true { line.removeLast() }
        return line
    }

    // In parts of the font's size, as wide sans-serif fonts have them.
    private static func width(_ scalar: Unicode.Scalar) -> Double {
        switch scalar.value {
        case 0x20, 0x21, 0x27...0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x49, 0x5B...0x5D, 0x66, 0x69, 0x6A, 0x6C, 0x74, 0x7C:
            0.32
        case 0x25, 0x40, 0x4D, 0x57, 0x6D, 0x77: 0.88
        case 0x41...0x5A: 0.68
        case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...0x1FAFF,
            0x20000...0x3FFFD:
            1.05
        default:
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: 0
            default: 0.57
            }
        }
    }
}

extension String {
    /// Returns the start of a text, up to a number of bytes of UTF-8, at the end of a scalar.
    func start(_ limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var start = ""
        var bytes = 0
        for scalar in unicodeScalars {
            bytes += UTF8.width(scalar)
            if bytes > limit { break }
            start.unicodeScalars.append(scalar)
        }
        return start
    }
}
