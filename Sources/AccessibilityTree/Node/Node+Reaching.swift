// Reaching a node, and properties for audits.
extension Node {
    /// `accessibilityActivationPoint` in screen points, or nil for the default.
    public var activationPoint: Point? {
        get { details.isEmpty ? nil : details[0].activationPoint }
        set { if makeDetails(newValue != nil) { details[0].activationPoint = newValue } }
    }

    /// The bounds of `accessibilityPath` in screen points; it draws the cursor and never decides the order.
    public var pathBounds: Rect? {
        get { details.isEmpty ? nil : details[0].pathBounds }
        set { if makeDetails(newValue != nil) { details[0].pathBounds = newValue } }
    }

    /// The part of a scroll view that its `adjustedContentInset` leaves free of bars, of the device's own parts and of
    /// the app's overlays, in screen points; nil if that is the whole frame. Content outside is scrolled in before it
    /// is read.
    public var uncoveredFrame: Rect? {
        get { details.isEmpty ? nil : details[0].uncoveredFrame }
        set { if makeDetails(newValue != nil) { details[0].uncoveredFrame = newValue } }
    }

    /// The distance that the content of a scroll view has moved from its initial position, in points; nil if it has
    /// not. Its elements are ordered by their positions before scrolling, so that the order stays the same while a
    /// cursor that goes through them scrolls.
    public var scrolledBy: Point? {
        get { details.isEmpty ? nil : details[0].scrolledBy }
        set { if makeDetails(newValue != nil) { details[0].scrolledBy = newValue } }
    }

    /// `accessibilityIdentifier`: for tests, never spoken.
    public var identifier: String? {
        get { details.isEmpty ? nil : details[0].identifier }
        set { if makeDetails(newValue != nil) { details[0].identifier = newValue } }
    }

    /// `accessibilityUserInputLabels`: for Voice Control, never spoken.
    public var userInputLabels: [String] {
        get { details.isEmpty ? [] : details[0].userInputLabels }
        set { if makeDetails(!newValue.isEmpty) { details[0].userInputLabels = newValue } }
    }

    /// `accessibilityRespondsToUserInteraction`, or nil when it follows from the traits.
    public var respondsToUserInteraction: Bool? {
        get { details.isEmpty ? nil : details[0].respondsToUserInteraction }
        set { if makeDetails(newValue != nil) { details[0].respondsToUserInteraction = newValue } }
    }

    /// The appearance, if the source provides it. The text of a secret is bullets.
    public var appearance: Appearance? {
        get {
            guard !details.isEmpty, let appearance = details[0].appearance.first else { return nil }
            return holdsSecret ? appearance.masked : appearance
        }
        set { if makeDetails(newValue != nil) { details[0].appearance = newValue.map { [$0] } ?? [] } }
    }

    /// The appearance in a box: an array of at most one element. Reading a part of it needs no copy of the whole.
    package var boxedAppearance: [Appearance] {
        guard !details.isEmpty else { return [] }
        let box = details[0].appearance
        return holdsSecret ? box.map(\.masked) : box
    }

    /// The touch handling, if the source captures audit properties and it differs from a plain view's.
    public var touch: TouchFacts? {
        get { details.isEmpty ? nil : details[0].touch }
        set { if makeDetails(newValue != nil) { details[0].touch = newValue } }
    }

    /// The location of the declaration, if the source provides it.
    public var source: SourceLocation? {
        get { details.isEmpty ? nil : details[0].source.first }
        set { setSource(sharing: newValue.map { [$0] } ?? []) }
    }

    /// Sets the source, at most one, without a copy of it.
    package mutating func setSource(sharing source: [SourceLocation]) {
        if makeDetails(!source.isEmpty) { details[0].source = source }
    }
}

/// The rarer facts of a node, which a source can keep and share between captures.
package struct SharedDetails: Sendable {
    fileprivate var details: [NodeDetails]
}

extension Node {
    /// All attributes of the node other than its class, frame, label, traits and flags.
    package var sharedDetails: SharedDetails {
        get { SharedDetails(details: details) }
        set { details = newValue.details }
    }
}
