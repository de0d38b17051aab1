// How a node is reached, and what an audit needs.
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

    /// The part of a scroll view that its `adjustedContentInset` leaves free of bars, of the device and of what the app
    /// has put over it, in screen points; nil where that is all of it. What lies outside it is scrolled in before it is
    /// read.
    public var uncoveredFrame: Rect? {
        get { details.isEmpty ? nil : details[0].uncoveredFrame }
        set { if makeDetails(newValue != nil) { details[0].uncoveredFrame = newValue } }
    }

    /// How far the content of a scroll view has moved from where it starts, in points; nil where it has not. Where its
    /// elements come among others is told by where they stand before anything is scrolled, so that the order stays the
    /// same while a cursor that goes through them scrolls.
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

    /// How it looks, where the source knows. The text of a secret is bullets.
    public var appearance: Appearance? {
        get {
            guard !details.isEmpty, let appearance = details[0].appearance.first else { return nil }
            return holdsSecret ? appearance.masked : appearance
        }
        set { if makeDetails(newValue != nil) { details[0].appearance = newValue.map { [$0] } ?? [] } }
    }

    /// The same in a box: an array of at most one. Whoever asks for a part of it needs no copy of the whole.
    package var boxedAppearance: [Appearance] {
        guard !details.isEmpty else { return [] }
        let box = details[0].appearance
        return holdsSecret ? box.map(\.masked) : box
    }

    /// How it takes touches, where the source was asked for what audits need and it differs from a plain view.
    public var touch: TouchFacts? {
        get { details.isEmpty ? nil : details[0].touch }
        set { if makeDetails(newValue != nil) { details[0].touch = newValue } }
    }

    /// Where it was declared, where the source knows.
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
    /// All that the node says beside its class, frame, label, traits and flags.
    package var sharedDetails: SharedDetails {
        get { SharedDetails(details: details) }
        set { details = newValue.details }
    }
}
