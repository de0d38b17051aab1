import TerminalEmulator
import Words

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

    /// In how many ways it differs from usual text, 0 to 4.
    var marks: Int {
        [isBold, isUnderlined, foreground != .default, ground != .default].count { $0 }
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

    /// The same, or "plain" for usual text.
    var name: String { self == TextStyle() ? TerminalWords.current[.plain] : spoken }

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
