/// Makes streams that programs could write, piece by piece, for two terminals to agree on. Where libtsm is known to
/// differ from xterm, a comment describes it, and the streams avoid it; xterm's behaviour there has separate tests.
struct StreamMaker {
    var random: SeededGenerator
    let rows: Int
    let columns: Int
    /// Whether there are wide characters. Then none are deleted or moved: libtsm joins halves of two of them to one.
    private let hasWide: Bool
    private var isAlternate = false
    /// The rows between the margins. The cursor stays there: beyond them, libtsm scrolls the rows in between.
    private var region: Range<Int>

    init(random: SeededGenerator, rows: Int, columns: Int) {
        self.random = random
        self.rows = rows
        self.columns = columns
        region = 0..<rows
        hasWide = self.random.next() & 1 == 0
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func one<Element>(of elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    /// A parameter: small, sometimes left out, sometimes beyond the screen.
    private mutating func count() -> String {
        switch number(0...9) {
        case 0: ""
        case 1: "0"
        case 2: "\(number(1...200))"
        default: "\(number(1...5))"
        }
    }

    private mutating func text() -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789 .,:;-+=/()[]{}<>#$%&*@!?éäß└─│")
        return String((0..<number(1...12)).map { _ in one(of: letters) })
    }

    /// Wide characters that end before the right edge: where half of one is left there, libtsm keeps it on the row.
    private mutating func wideText() -> String {
        let letters = Array("漢字仮名交文")
        return "\r" + String((0..<number(1...columns / 2 - 1)).map { _ in one(of: letters) })
    }

    /// A sequence where no character is due in the next row. After one that leaves the last column, moves up or down or
    /// erases, xterm forgets that one was due, but libtsm does not.
    private func settled(_ sequence: String) -> String { "\u{8}" + sequence }

    /// A place within the margins.
    private mutating func place() -> String {
        "\u{1B}[\(number(region.lowerBound + 1...region.upperBound));\(number(1...columns + 2))\(one(of: ["H", "H", "f"]))"
    }

    private mutating func noMargins() -> String {
        region = 0..<rows
        return "\u{1B}[r" + place()
    }

    private mutating func margins() -> String {
        let top = number(1...rows - 1)
        let bottom = number(top + 1...rows)
        region = top - 1..<bottom
        // libtsm does not move the cursor, as DECSTBM does.
        return "\u{1B}[\(top);\(bottom)r" + place()
    }

    private mutating func editing() -> String {
        switch number(0...5) {
        case 0: "\u{1B}[\(one(of: ["", "0", "1", "2"]))\(one(of: ["J", "K", "K"]))"
        case 1, 2: "\u{1B}[\(count())\(one(of: ["L", "M"]))"
        default: "\u{1B}[\(count())\(one(of: hasWide ? ["X"] : ["@", "P", "X"]))"
        }
    }

    /// The next piece.
    mutating func next() -> String {
        switch number(0...35) {
        case 0...8: return text()
        case 9: return hasWide ? wideText() : text()
        case 10, 11: return "\r\n"
        case 12: return one(of: ["\r", "\u{1B}E"])
        case 13: return settled(one(of: ["\n", "\u{B}", "\u{C}", "\u{1B}D", "\u{1B}M", "\u{1B}M", "\u{8}"]))
        case 14...19: return settled(editing())
        case 20: return settled("\t")
        case 21...23: return place()
        case 24, 25: return settled("\u{1B}[\(count())\(one(of: ["A", "B", "C", "D"]))")
        case 26: return "\u{1B}[\(number(1...columns + 2))G"
        case 27: return "\u{1B}[\(number(region.lowerBound + 1...region.upperBound))d"
        case 28: return number(0...2) == 0 ? noMargins() : margins()
        case 29: return "\u{1B}[\(count())\(one(of: ["S", "T"]))"
        case 30:
            // xterm saves origin mode too but no autowrap mode, libtsm one for both screens, and autowrap mode.
            return isAlternate ? "" : number(0...1) == 0 ? "\u{1B}7" : "\u{1B}8\u{1B}[?7h" + place()
        case 31:
            isAlternate.toggle()
            // libtsm keeps neither rendition nor margins for the screen that it leaves.
            return noMargins() + (isAlternate ? "\u{1B}[?1049h" : "\u{1B}[?1049l\u{1B}[m\u{1B}7")
        case 32:
            // A column or row that is set in origin mode is taken from the wrong corner in libtsm.
            return "\u{1B}[?6h\u{1B}[\(number(1...rows));3Hx\u{1B}[2AyE\u{1B}[?6l" + place()
        case 33:
            return settled("\u{1B}[" + one(of: ["?7l", "?7h", "?7h", "4h", "4l", "4l"]))
        case 34:
            let count = number(1...3)
            return settled("\u{1B}" + one(of: ["H", "[g", "[3g", "[\(count)I", "[\(count)Z"]))
        default:
            let parameters = (0..<number(0...3)).map { _ in
                "\(one(of: [0, 1, 3, 4, 5, 7, 22, 23, 24, 25, 27, 31, 42, 39, 49, 97, 103]))"
            }
            return "\u{1B}[\(parameters.joined(separator: ";"))m"
        }
    }
}
