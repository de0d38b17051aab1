import Escaping

/// The sanitising of text for an engine.
///
/// libespeak-ng obeys U+0001 as an in-band command and stops at NUL; bidirectional controls are silent but garble the
/// text around them. None of them is ever spoken.
public enum SpeechText {
    /// Whether a scalar must not reach an engine or a log line: C0, C1, bidirectional controls, line and paragraph
    /// separators, the byte order mark, soft hyphens, tags, interlinear marks and noncharacters.
    public static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool { scalar.actsOnReaders }

    /// Whether a scalar ends a line.
    static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// The text without scalars that must not reach an engine.
    public static func sanitized(_ text: String) -> String {
        var view = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isUnsafe(scalar) { view.append(scalar) }
        return String(view)
    }
}
