/// What text an engine may be given.
///
/// libespeak-ng obeys U+0001 as an in-band command and stops at NUL; bidirectional controls are silent but confuse
/// what is written beside them. None of them is ever spoken.
public enum SpeechText {
    /// Whether a scalar must not reach an engine or a log line: C0, C1, bidirectional controls, line and paragraph
    /// separators, the byte order mark, soft hyphens, tags, interlinear marks and noncharacters.
    public static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
            0xFDD0...0xFDEF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
            true
        case let value: value & 0xFFFE == 0xFFFE
        }
    }

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
