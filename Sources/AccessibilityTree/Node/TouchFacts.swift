/// A view's touch handling and the origin of its label: read only by audits.
public struct TouchFacts: Sendable, Hashable, Codable {
    /// `isUserInteractionEnabled`: whether the view and all in it can be touched.
    public var takesTouches: Bool
    /// Whether it is a control, such as a button or a slider.
    public var isControl: Bool
    /// Whether it has gesture recognizers.
    public var hasGestures: Bool
    /// Whether one of them recognizes a press, a drag, a swipe or a movement of two fingers: a double tap makes none of
    /// these.
    public var hasPressOrDrag: Bool
    /// Whether the control has an effect when it is used: it has targets, actions or a menu.
    public var hasActions: Bool
    /// Whether a label was given to it (`accessibilityLabel`); otherwise its class derives one, from a title, a text or
    /// the name of an image.
    public var isLabelGiven: Bool

    /// Creates facts; the defaults are those of a plain view.
    public init(
        takesTouches: Bool = true, isControl: Bool = false, hasGestures: Bool = false, hasActions: Bool = false,
        isLabelGiven: Bool = false, hasPressOrDrag: Bool = false
    ) {
        (self.takesTouches, self.isControl, self.hasGestures) = (takesTouches, isControl, hasGestures)
        (self.hasActions, self.isLabelGiven) = (hasActions, isLabelGiven)
        self.hasPressOrDrag = hasPressOrDrag
    }

    /// Decodes facts; earlier versions did not write `hasPressOrDrag`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        takesTouches = try container.decode(Bool.self, forKey: .takesTouches)
        isControl = try container.decode(Bool.self, forKey: .isControl)
        hasGestures = try container.decode(Bool.self, forKey: .hasGestures)
        hasActions = try container.decode(Bool.self, forKey: .hasActions)
        isLabelGiven = try container.decode(Bool.self, forKey: .isLabelGiven)
        hasPressOrDrag = try container.decodeIfPresent(Bool.self, forKey: .hasPressOrDrag) ?? false
    }
}
