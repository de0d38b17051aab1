import AccessibilityTree
import Foundation

/// The text attributes of titles by control state.
@MainActor struct TitleAttributes {
    private var states: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// The attributes set for a state, or else for the normal state.
    subscript(state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        get { states[state.rawValue] ?? states[UIControl.State.normal.rawValue] }
        set { states[state.rawValue] = newValue }
    }

    /// Returns the font of a state, or a default where none was set.
    func font(for state: UIControl.State, else usual: UIFont) -> UIFont { self[state]?[.font] as? UIFont ?? usual }

    /// Returns the colours of the states for which one was set; nil for none.
    func colors(
        _ states: [(name: String, state: UIControl.State)], of view: UIView
    ) -> [Appearance.StateColor]? {
        let colors = states.compactMap { name, state -> Appearance.StateColor? in
            guard let color = self.states[state.rawValue]?[.foregroundColor] as? UIColor else { return nil }
            return Appearance.StateColor(state: name, color: color.appearance(in: view))
        }
        return colors.isEmpty ? nil : colors
    }

    /// Describes the appearance of a title.
    func describe(_ state: UIControl.State, of view: UIView, in appearance: inout Appearance) {
        guard let attributes = self[state] else { return }
        if let font = attributes[.font] as? UIFont { appearance.setFont(font) }
        if let color = attributes[.foregroundColor] as? UIColor { appearance.textColor = color.appearance(in: view) }
        if let color = attributes[.backgroundColor] as? UIColor {
            appearance.backgroundColor = color.appearance(in: view)
        }
    }
}
