import AccessibilityTree

/// The colours in which views differ that are alike, and the marks that stand for them in the one that is made.
struct ColorMarks: Sendable {
    // Colours that nobody chooses. What is drawn in one of them but not opaque was made of it.
    static let textMark = Appearance.Color(red: 0.123, green: 0.234, blue: 0.345)
    static let backgroundMark = Appearance.Color(red: 0.321, green: 0.432, blue: 0.543)
    static let tintMark = Appearance.Color(red: 0.213, green: 0.324, blue: 0.435)

    var text: Appearance.Color?
    var background: Appearance.Color?
    /// What is drawn in the view's tint is drawn in this.
    var tint: Appearance.Color?

    /// Puts the colours in the place of their marks.
    func fill(_ looks: inout Appearance) {
        if let color = looks.textColor, let meant = meant(by: color) { looks.textColor = meant }
        if let color = looks.backgroundColor, let meant = meant(by: color) { looks.backgroundColor = meant }
        if let color = looks.tintColor, let meant = meant(by: color) { looks.tintColor = meant }
        if let color = looks.placeholderColor, let meant = meant(by: color) { looks.placeholderColor = meant }
        guard let states = looks.stateColors else { return }
        looks.stateColors = states.map { state in
            var state = state
            state.color = meant(by: state.color) ?? state.color
            state.background = state.background.map { meant(by: $0) ?? $0 }
            return state
        }
    }

    private func meant(by color: Appearance.Color) -> Appearance.Color? {
        switch color {
        case Self.textMark: text
        case Self.backgroundMark: background
        case Self.tintMark: tint
        default: nil
        }
    }

    /// Whether there is a mark.
    static func isMarked(_ looks: Appearance) -> Bool { colors(of: looks).contains { mark(of: $0) != nil } }

    /// Whether there is a colour that was made of a mark, so that nothing can be put in its place.
    static func blurs(_ looks: Appearance) -> Bool {
        colors(of: looks).contains { color in mark(of: color).map { $0 != color } ?? false }
    }

    /// The mark with the components of a colour.
    private static func mark(of color: Appearance.Color) -> Appearance.Color? {
        [textMark, backgroundMark, tintMark].first {
            $0.red == color.red && $0.green == color.green && $0.blue == color.blue
        }
    }

    private static func colors(of looks: Appearance) -> [Appearance.Color] {
        let states = looks.stateColors ?? []
        let own = [looks.textColor, looks.backgroundColor, looks.tintColor, looks.placeholderColor]
        return (own + states.map(\.color) + states.map(\.background)).compactMap(\.self)
    }
}
