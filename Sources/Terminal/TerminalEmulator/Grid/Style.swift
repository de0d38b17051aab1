/// A colour in 26 bits: two for the kind, 24 for the value.
struct PackedColor: Hashable {
    var bits: UInt32

    static let `default` = PackedColor(bits: 0)

    init(bits: UInt32) { self.bits = bits }

    init(palette index: UInt8) { bits = 1 << 24 | UInt32(index) }

    init(red: UInt8, green: UInt8, blue: UInt8) {
        bits = 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    init(_ color: Color) {
        switch color {
        case .default: self = .default
        case .palette(let index): self.init(palette: index)
        case .rgb(let red, let green, let blue): self.init(red: red, green: green, blue: blue)
        }
    }

    var color: Color {
        switch bits >> 24 {
        case 1: .palette(UInt8(truncatingIfNeeded: bits))
        case 2:
            .rgb(
                red: UInt8(truncatingIfNeeded: bits >> 16), green: UInt8(truncatingIfNeeded: bits >> 8),
                blue: UInt8(truncatingIfNeeded: bits))
        default: .default
        }
    }
}

/// Attributes in two words, quick to compare and to hash.
struct Style: Hashable {
    /// Foreground in bits 0 to 25, background in bits 32 to 57.
    private(set) var colors: UInt64 = 0
    /// Underline colour in bits 0 to 25, flags from bit 32, underline style from bit 48, font from bit 52.
    private(set) var marks: UInt64 = 0

    /// The flags, by their bits in `marks`.
    enum Flag: UInt64 {
        case bold = 32
        case faint, italic, blink, inverse, invisible, strikethrough, overline
    }

    private static let colorMask: UInt64 = 0x3FF_FFFF

    var foreground: PackedColor {
        get { PackedColor(bits: UInt32(colors & Self.colorMask)) }
        set { colors = colors & ~Self.colorMask | UInt64(newValue.bits) }
    }

    var background: PackedColor {
        get { PackedColor(bits: UInt32(colors >> 32 & Self.colorMask)) }
        set { colors = colors & ~(Self.colorMask << 32) | UInt64(newValue.bits) << 32 }
    }

    var underlineColor: PackedColor {
        get { PackedColor(bits: UInt32(marks & Self.colorMask)) }
        set { marks = marks & ~Self.colorMask | UInt64(newValue.bits) }
    }

    var underline: UnderlineStyle {
        get { UnderlineStyle(rawValue: UInt8(marks >> 48 & 7)) ?? .none }
        set { marks = marks & ~(7 << 48) | UInt64(newValue.rawValue) << 48 }
    }

    var font: Int {
        get { Int(marks >> 52 & 15) }
        set { marks = marks & ~(15 << 52) | UInt64(newValue & 15) << 52 }
    }

    subscript(flag: Flag) -> Bool {
        get { marks >> flag.rawValue & 1 != 0 }
        set { marks = marks & ~(1 << flag.rawValue) | (newValue ? 1 : 0) << flag.rawValue }
    }

    /// The style that erased cells keep: the background colour.
    var erased: Style {
        var style = Style()
        style.background = background
        return style
    }

    /// The same without RGB colours, for when the table of styles is full.
    var withoutColors: Style {
        var style = Style()
        style.marks = marks & ~Self.colorMask
        return style
    }

    /// A quick mix of both words, for a cache whose misses are harmless.
    var quickHash: Int {
        let mixed = (colors ^ colors >> 29 ^ marks &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
        return Int(mixed >> 56)
    }
}

/// The distinct styles in use. Cells hold their indices; index 0 is the default style.
struct StyleTable {
    static let capacity = 65_536

    private(set) var styles: [Style] = [Style()]
    private var ids: [Style: UInt16] = [Style(): 0]
    private var free: [UInt16] = []
    private var cache = [UInt16](repeating: 0, count: 256)

    /// The number of times that no index could be assigned after the last sweep.
    private(set) var refusals = 0

    /// Whether no more distinct styles can be kept until unused ones are reclaimed.
    var isFull: Bool { styles.count >= Self.capacity && free.isEmpty }

    subscript(id: UInt16) -> Style { Int(id) < styles.count ? styles[Int(id)] : Style() }

    /// The index of a style, new or known; of a plainer one when the table is full.
    mutating func intern(_ style: Style) -> UInt16 {
        let slot = style.quickHash
        let cached = cache[slot]
        if styles[Int(cached)] == style { return cached }
        let id = find(style)
        if styles[Int(id)] == style { cache[slot] = id }
        return id
    }

    private mutating func find(_ style: Style) -> UInt16 {
        if let id = ids[style] { return id }
        if let id = free.popLast() {
            styles[Int(id)] = style
            ids[style] = id
            return id
        }
        if styles.count < Self.capacity {
            let id = UInt16(styles.count)
            styles.append(style)
            ids[style] = id
            return id
        }
        refusals += 1
        return ids[style.withoutColors] ?? 0
    }

    /// Reclaims the styles that are not marked as used.
    mutating func sweep(used: [Bool]) {
        refusals = 0
        free.removeAll()
        for index in styles.indices.dropFirst().reversed() where index >= used.count || !used[index] {
            if ids[styles[index]] == UInt16(index) { ids[styles[index]] = nil }
            // A free entry equals the default style, which is found at index 0.
            styles[index] = Style()
            free.append(UInt16(index))
        }
        cache = [UInt16](repeating: 0, count: 256)
    }
}
