extension Color {
    /// The levels of red, green and blue, 0 to 255, with xterm's palette; nil for the terminal's own colours, which are
    /// unknown here.
    public var levels: (red: UInt8, green: UInt8, blue: UInt8)? {
        switch self {
        case .default: return nil
        case .palette(let index):
            let color = RGB(palette: index)
            return (color.red, color.green, color.blue)
        case .rgb(let red, let green, let blue): return (red, green, blue)
        }
    }
}
