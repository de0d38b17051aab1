import Foundation

// Properties that only drawing would use. They are stored for the app; announcements and layout don't depend on them.
extension UIButton {
    /// Whether the image is drawn darker while a finger is on the button.
    public final var adjustsImageWhenHighlighted: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }
    /// Whether the image is drawn darker while the button is disabled.
    public final var adjustsImageWhenDisabled: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }
    /// Whether the button glows while a finger is on it.
    public final var showsTouchWhenHighlighted: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether the shadow changes its side while a finger is on the button.
    public final var reversesTitleShadowWhenHighlighted: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether a configuration follows the state automatically.
    public final var automaticallyUpdatesConfiguration: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }
    /// The style of the pointer over the button, or nil for the system's.
    public final var pointerStyleProvider: PointerStyleProvider? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
    /// Returns the style of the pointer over a button.
    public typealias PointerStyleProvider =
        @MainActor (_ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape)
        -> UIPointerStyle?

    /// Sets the colour of the title's shadow in a state; nil for the one of the normal state.
    public final func setTitleShadowColor(_ color: UIColor?, for state: State) {
        setDrawn(color, for: "titleShadowColor \(state.rawValue)")
    }
    /// Returns the colour of the title's shadow in a state, or nil for none.
    public final func titleShadowColor(for state: State) -> UIColor? {
        drawn("titleShadowColor \(state.rawValue)", else: nil)
            ?? drawn("titleShadowColor \(State.normal.rawValue)", else: nil)
    }
    /// The current colour of the title's shadow, or nil for none.
    public final var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The current background image of the title, or nil.
    public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// Sets the symbol configuration for a state.
    public final func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        setDrawn(configuration, for: "symbol \(state.rawValue)")
    }
    /// Returns the symbol configuration for a state, or nil for the system's.
    public final func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        drawn("symbol \(state.rawValue)", else: nil)
    }
    /// The current symbol configuration, or nil for the system's.
    public final var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state) ?? preferredSymbolConfigurationForImage(in: .normal)
    }
}
