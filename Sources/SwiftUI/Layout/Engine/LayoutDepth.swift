/// Limits how deeply layouts are nested, so that they don't overflow the stack.
@MainActor enum LayoutDepth {
    private static var depth = 0
    private static let limit = 500

    /// Begins a level, or returns false if there are too many.
    static func enter() -> Bool {
        guard depth < limit else { return false }
        depth += 1
        return true
    }

    /// Ends the level that began last.
    static func leave() { depth -= 1 }
}
