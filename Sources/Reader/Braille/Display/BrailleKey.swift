/// A key of a braille display, by BRLTTY's name for its function.
public enum BrailleKey: Sendable, Hashable {
    /// To the cells before, or after.
    case panLeft, panRight
    /// To the line before, or after.
    case lineUp, lineDown
    /// The key over a cell, or over the character that it writes, counted from 0.
    case route(Int)

    /// Creates the key for a code of BrlAPI; nil for codes without a function here.
    public init?(code: UInt64) {
        // The type is a command, the upper half has flags.
        guard code & 0xE000_0000 == 0x2000_0000 else { return nil }
        let argument = Int(code & 0xFFFF)
        switch (code & 0x1FFF_0000) >> 16 {
        case 0:
            switch argument {
            case 1: self = .lineUp
            case 2: self = .lineDown
            case 23: self = .panLeft
            case 24: self = .panRight
            default: return nil
            }
        case 1: self = .route(argument)
        default: return nil
        }
    }
}
