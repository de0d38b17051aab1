/// The attributes of an element that few elements have.
struct ElementDetails {
    /// A named point of an element, from which something is dragged or where it is dropped.
    struct Place {
        let point: UnitPoint
        let name: String
    }

    /// The attributes of the label for speech.
    var speech = SpeechAttributes()
    var rotors: [UIAccessibilityCustomRotor] = []
    var references: [ElementReference] = []
    var pair: LabeledPair?
    var textualContext: UIAccessibilityTextualContext?
    var directTouchOptions: UIAccessibility.DirectTouchOptions?
    var dragPoints: [Place] = []
    var dropPoints: [Place] = []

    /// Takes over the details of an element that becomes a part of this one.
    mutating func combine(_ child: ElementDetails) {
        rotors += child.rotors
        references += child.references
        pair = pair ?? child.pair
        speech = speech == SpeechAttributes() ? child.speech : speech
        textualContext = textualContext ?? child.textualContext
        directTouchOptions = directTouchOptions ?? child.directTouchOptions
        dragPoints += child.dragPoints
        dropPoints += child.dropPoints
    }

    /// Assigns the attributes to the view of the element. A view that describes itself keeps what isn't set here.
    @MainActor func assign(to view: UIView, isNative: Bool) {
        for reference in references { reference.view = view }
        if !rotors.isEmpty || !isNative && view.accessibilityCustomRotors != nil {
            view.accessibilityCustomRotors = rotors.isEmpty ? nil : rotors
        }
        if textualContext != nil || !isNative, view.accessibilityTextualContext != textualContext {
            view.accessibilityTextualContext = textualContext
        }
        if directTouchOptions != nil || !isNative, view.accessibilityDirectTouchOptions != directTouchOptions ?? .none {
            view.accessibilityDirectTouchOptions = directTouchOptions ?? .none
        }
        if !dragPoints.isEmpty || !isNative && view.accessibilityDragSourceDescriptors != nil {
            view.accessibilityDragSourceDescriptors =
                dragPoints.isEmpty ? nil : dragPoints.map { $0.descriptor(in: view) }
        }
        if !dropPoints.isEmpty || !isNative && view.accessibilityDropPointDescriptors != nil {
            view.accessibilityDropPointDescriptors =
                dropPoints.isEmpty ? nil : dropPoints.map { $0.descriptor(in: view) }
        }
    }
}

extension ElementDetails.Place {
    @MainActor fileprivate func descriptor(in view: UIView) -> UIAccessibilityLocationDescriptor {
        UIAccessibilityLocationDescriptor(
            name: name, point: CGPoint(x: point.x * view.bounds.width, y: point.y * view.bounds.height), in: view)
    }
}

/// The way in which a label is spoken; nil for the user's settings.
struct SpeechAttributes: Equatable, Sendable {
    var spellsOut: Bool?
    var pitch: Double?
    var queuesAnnouncements: Bool?
    var includesPunctuation: Bool?

    /// Takes over the attributes of an outer modifier, which win.
    mutating func merge(_ outer: SpeechAttributes) {
        spellsOut = outer.spellsOut ?? spellsOut
        pitch = outer.pitch ?? pitch
        queuesAnnouncements = outer.queuesAnnouncements ?? queuesAnnouncements
        includesPunctuation = outer.includesPunctuation ?? includesPunctuation
    }

    /// The attributes of UIKit.
    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.accessibilitySpeechSpellOut] = spellsOut
        // SwiftUI's pitch is relative to the user's, from -1 to 1; UIKit's is from 0 to 2.
        attributes[.accessibilitySpeechPitch] = pitch.map { 1 + min(max($0, -1), 1) }
        attributes[.accessibilitySpeechQueueAnnouncement] = queuesAnnouncements
        attributes[.accessibilitySpeechPunctuation] = includesPunctuation
        return attributes
    }
}
