import TerminalEmulator
import Words

/// What one element or container of the screen is to be, before there is an object for it.
struct PlannedElement: Hashable, Sendable {
    /// What the terminal shows; without children, which are planned themselves.
    var region: ScreenRegion
    /// The number of the line among all that were ever written, where lines keep a number.
    var line: Int?
    /// How its first character is drawn, where that is not the usual way.
    var style = TextStyle()
    /// Where in a table a cell stands, counted from 0; the header is row 0.
    var cell: Cell?
    /// What is within a container; nil for an element.
    var children: [PlannedElement]?
    /// The links within an element that is more than its link.
    var links: [String] = []
    /// Whether the element is where the user types at a prompt.
    var isInput = false
    /// Whether the line has scrolled off.
    var isInScrollback = false
    /// Whether the cursor passes it by: the header of a table that is not shown.
    var isSilent = false

    /// A place in a table.
    struct Cell: Hashable, Sendable {
        var row: Int
        var column: Int
    }

    init(_ region: ScreenRegion, line: Int? = nil, children: [PlannedElement]? = nil) {
        self.region = region
        self.region.children = []
        self.line = line
        self.children = children
    }

    /// The progress of which a program tells the terminal and not the screen (OSC 9;4); nil when there is none.
    init?(_ progress: Progress, below screen: Screen) {
        let words = TerminalWords.current
        let (text, percent): (String, Int?)
        switch progress {
        case .none: return nil
        case .running(let done): (text, percent) = (words[.progress], done)
        case .failed(let done): (text, percent) = (words[.progressFailed], done)
        case .paused(let done): (text, percent) = (words[.progressPaused], done)
        case .indeterminate: (text, percent) = (words[.progressBusy], nil)
        }
        let row = max(0, screen.rows - 1)
        self.init(
            ScreenRegion(
                .progress, frame: .init(rows: row..<row + 1, columns: 0..<max(1, screen.columns)), text: text,
                percent: percent))
    }

    /// This and all within, in reading order, without recursion.
    var leaves: [PlannedElement] {
        var found: [PlannedElement] = []
        var stack = [self]
        while let next = stack.popLast() {
            if let children = next.children { stack += children.reversed() } else { found.append(next) }
        }
        return found
    }
}

/// How text is drawn, as far as one hears of it.
struct TextStyle: Hashable, Sendable {
    var foreground = Color.default
    var ground = Color.default
    var isBold = false
    var isUnderlined = false

    init() {}

    init(_ attributes: Attributes) {
        foreground = attributes.isInverse ? attributes.background : attributes.foreground
        ground = attributes.isInverse ? attributes.foreground : attributes.background
        // Inverse text without colours has a ground of its own all the same.
        if attributes.isInverse, ground == .default { ground = .palette(7) }
        isBold = attributes.isBold
        isUnderlined = attributes.underline != .none
    }

    /// The style in words: "bold red on white".
    var spoken: String {
        let table = TerminalWords.current
        var words: [String] = []
        if isBold { words.append(table[.bold]) }
        if isUnderlined { words.append(table[.underlined]) }
        if let name = Self.name(foreground) { words.append(name) }
        if let name = Self.name(ground) { words.append(table[.onColor, name]) }
        return words.joined(separator: " ")
    }

    private static let keys: [TerminalKey] = [.black, .red, .green, .yellow, .blue, .magenta, .cyan, .white]

    private static func word(_ index: Int) -> String { TerminalWords.current[keys[index]] }

    /// The name of the nearest of the eight colours; nil for the usual one.
    private static func name(_ color: Color) -> String? {
        switch color {
        case .default: nil
        case .palette(let index) where index < 8: word(Int(index))
        case .palette(let index) where index < 16:
            index == 8 ? TerminalWords.current[.gray] : TerminalWords.current[.bright, word(Int(index) - 8)]
        case .palette(let index) where index >= 232: gray(Int(index - 232) * 10 + 8)
        case .palette(let index):
            name(
                red: level((Int(index) - 16) / 36), green: level((Int(index) - 16) / 6 % 6),
                blue: level((Int(index) - 16) % 6))
        case .rgb(let red, let green, let blue): name(red: Int(red), green: Int(green), blue: Int(blue))
        }
    }

    private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + step * 40 }

    private static func gray(_ level: Int) -> String {
        TerminalWords.current[
            level < Thresholds.Colour.black ? .black : level > Thresholds.Colour.white ? .white : .gray]
    }

    private static func name(red: Int, green: Int, blue: Int) -> String {
        let strongest = max(red, green, blue)
        guard strongest - min(red, green, blue) > Thresholds.Colour.hue else { return gray(strongest) }
        let limit = Thresholds.Colour.mixed.part(of: strongest)
        return word((red > limit ? 1 : 0) + (green > limit ? 2 : 0) + (blue > limit ? 4 : 0))
    }
}
