/// What a key means for what is spoken. The bytes are what terminals of xterm's kind send.
enum PressedKey: Equatable {
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

    init(_ bytes: String) {
        switch bytes {
        case "\r", "\n": self = .enter
        case "\t", "\u{1B}[Z": self = .tab
        case "\u{7F}", "\u{08}", "\u{1B}[3~", "\u{04}": self = .erase
        case "\u{1B}[C", "\u{1B}[D", "\u{1B}OC", "\u{1B}OD", "\u{02}", "\u{06}": self = .horizontal
        case "\u{1B}[A", "\u{1B}[B", "\u{1B}OA", "\u{1B}OB", "\u{10}", "\u{0E}": self = .vertical
        case "\u{1B}b", "\u{1B}f", "\u{1B}[1;5C", "\u{1B}[1;5D", "\u{1B}[1;3C", "\u{1B}[1;3D": self = .word
        case "\u{1B}[H", "\u{1B}[F", "\u{1B}OH", "\u{1B}OF", "\u{1B}[1~", "\u{1B}[4~", "\u{01}", "\u{05}":
            self = .lineEnd
        case "\u{1B}": self = .escape
        default:
            if bytes.count == 1, let first = bytes.first, let scalar = first.unicodeScalars.first,
                scalar.value >= 0x20, scalar.value != 0x7F
            {
                self = .character(first)
            } else {
                self = .other
            }
        }
    }
}
