/// Characters with which lines are drawn, in the forms that most programs use.
enum BoxDrawing {
    /// Lines from top to bottom, also as people type them.
    static let bars: Set<Character> = ["│", "┃", "║", "|"]
    /// Lines from left to right that are no text by themselves.
    static let rules: Set<Character> = ["─", "━", "═"]
}
