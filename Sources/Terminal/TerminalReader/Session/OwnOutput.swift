/// The reader's own output for the outer terminal, held until the program's output is between two control sequences.
struct OwnOutput {
    /// The last text that was copied, in the terminal's form; it has replaced earlier ones.
    var copy = ""
    /// Whether to ring the terminal's bell, because speech has failed.
    var rings = false

    /// Whether nothing waits.
    var isEmpty: Bool { copy.isEmpty && !rings }

    /// All that waits, which then waits no longer.
    mutating func take() -> String {
        defer { self = OwnOutput() }
        return copy + (rings ? "\u{07}" : "")
    }
}
