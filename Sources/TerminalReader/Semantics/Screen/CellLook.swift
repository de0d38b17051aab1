import TerminalEmulator

/// How a cell is shown, as far as it may tell that something is selected.
struct CellLook: Hashable, Sendable {
    var ground: Color
    var foreground: Color
    var isBold: Bool
    var isFaint: Bool
    var isUnderlined: Bool

    init(_ cell: ImageCell) {
        ground = cell.ground
        foreground = cell.attributes.foreground
        isBold = cell.attributes.isBold
        isFaint = cell.attributes.isFaint
        isUnderlined = cell.attributes.underline != .none
    }
}
