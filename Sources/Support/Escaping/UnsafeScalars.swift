extension Unicode.Scalar {
    /// Whether the scalar has an effect other than being read: controls that terminals obey (C0, DEL, C1), line and
    /// paragraph separators, marks that change the direction of a line, and invisible characters (soft hyphens, the
    /// byte order mark, tags, interlinear marks, noncharacters).
    ///
    /// The one list of characters that no output has unescaped, in JSON, on terminals, in logs and in speech.
    package var actsOnReaders: Bool {
        switch value {
        case 0x20..<0x7F: false
        case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
            0xFDD0...0xFDEF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
            true
        default: value & 0xFFFE == 0xFFFE
        }
    }
}
