import TerminalEmulator

/// A button at which the program's focus is expected.
public struct Arrival: Hashable, Sendable {
    private let text: String
    private let frame: CellRegion

    /// Expects the focus at a button.
    init(_ button: ScreenRegion) {
        text = button.text
        frame = button.frame
    }

    /// Whether a screen shows the focus there: the button as it was, where it was, and selected.
    func has(come model: ScreenModel) -> Bool {
        var stack = model.regions
        while let region = stack.popLast() {
            if region.kind == .button, region.isSelected, region.text == text, region.frame == frame { return true }
            stack += region.children
        }
        return false
    }
}
