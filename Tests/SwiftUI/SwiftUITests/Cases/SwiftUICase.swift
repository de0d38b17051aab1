import SwiftUI
import Testing

/// A SwiftUI view with the elements that VoiceOver finds in it, and the source of that.
struct SwiftUICase: Sendable, CustomTestStringConvertible {
    /// How the expectation is known.
    enum Confidence: Sendable {
        /// Read from a reference image, recorded speech or a UI test of a simulator or device.
        case device
        /// The caption of a screen recording of an app on a device.
        case recording
        /// Stated by Apple's documentation or a WWDC session.
        case apple
        /// Stated by an author who listened to VoiceOver.
        case practitioner
        /// Test data of OpenSwiftUI, which reproduces Apple's framework.
        case reengineered
        /// Follows from other cases.
        case inferred
    }

    /// How elements are compared.
    enum Match: Sendable {
        /// These elements and no others, in this order.
        case exact
        /// These elements in this order; others may be between them.
        case subset
        /// The words of each expectation in the order of one element's announcement.
        case words
        /// Nodes of the tree, as tests of an app find them, whether VoiceOver reaches them or not.
        case nodes
    }

    let id: String
    let confidence: Confidence
    let source: String
    let match: Match
    /// Elements to activate first, by label; "" is the first element.
    let activated: [String]
    /// The release of iOS to which the case belongs, where releases differ.
    let release: SwiftUIRelease
    /// Words that no element may speak.
    let absent: [String]
    let expected: [ExpectedElement]
    let view: @MainActor @Sendable () -> AnyView

    init(
        _ id: String, _ confidence: Confidence, _ source: String, match: Match = .exact, activating: [String] = [],
        absent: [String] = [], release: SwiftUIRelease = .iOS26, expect expected: [ExpectedElement],
        @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) {
        self.id = id
        self.confidence = confidence
        self.source = source
        self.match = match
        activated = activating
        self.release = release
        self.absent = absent
        self.expected = expected
        self.view = { AnyView(view()) }
    }

    var testDescription: String { id }
}

extension SwiftUICase {
    /// All cases.
    static let all: [SwiftUICase] = [
        actions, buttons, combining, containing, disclosure, images, labels, lists, menus, navigation, pickers, sliders,
        textInput, texts, toggles,
    ].flatMap(\.self)
}
