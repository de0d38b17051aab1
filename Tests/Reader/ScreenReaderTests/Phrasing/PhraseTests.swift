import AccessibilityTree
import ScreenReader
import Testing

/// An element and its announcement, in both styles.
struct PhraseCase: Sendable, CustomTestStringConvertible {
    var node: Node
    var snapshot: String
    var snapshotHint: String?
    var voiceover: String
    var voiceoverHint: String?
    var testDescription: String { snapshot }

    init(
        _ label: String?, value: String? = nil, hint: String? = nil, _ traits: AccessibilityTraits = [],
        snapshot: String, voiceover: String, systemHint: String? = nil, voiceoverHint: String? = nil,
        _ change: (inout Node) -> Void = { _ in }
    ) {
        node = .element(1, label, traits)
        node.value = value.map { AttributedText($0) }
        node.hint = hint.map { AttributedText($0) }
        self.snapshot = snapshot
        self.voiceover = voiceover
        snapshotHint = systemHint
        self.voiceoverHint = voiceoverHint ?? systemHint
        change(&node)
    }
}

private let adjust = "Swipe up or down with one finger to adjust the value."
private let toggle = "Double tap to toggle setting."
private let edit = "Double tap to edit."
private let everything: AccessibilityTraits = [.button, .header, .link, .adjustable, .image, .searchField]

@Suite struct PhraseTests {
    @Test(arguments: [
        PhraseCase(nil, snapshot: "", voiceover: ""),
        PhraseCase("Label", snapshot: "Label", voiceover: "Label"),
        PhraseCase("", value: "", snapshot: "", voiceover: ""),
        PhraseCase(nil, value: "Value", snapshot: "Value", voiceover: "Value"),
        PhraseCase(nil, hint: "Hint", snapshot: "Hint", voiceover: "Hint"),
        PhraseCase("Label", value: "Value", snapshot: "Label: Value", voiceover: "Label, Value"),
        PhraseCase("Label", hint: "Hint", snapshot: "Label", voiceover: "Label", systemHint: "Hint"),
        PhraseCase(nil, value: "Value", hint: "Hint", snapshot: "Value", voiceover: "Value", systemHint: "Hint"),
        PhraseCase("Done.", [.button], snapshot: "Done. Button.", voiceover: "Done. button"),
        PhraseCase("Sure?", [.button], snapshot: "Sure?. Button.", voiceover: "Sure? button"),
    ])
    func `label, value and hint`(_ phrase: PhraseCase) {
        check(phrase)
    }

    @Test(arguments: [
        PhraseCase("Add Favorites", [.button], snapshot: "Add Favorites. Button.", voiceover: "Add Favorites, button"),
        PhraseCase("A", [.selected], snapshot: "Selected: A", voiceover: "Selected, A"),
        PhraseCase(nil, [.selected], snapshot: "Selected.", voiceover: "Selected"),
        PhraseCase(
            nil, hint: "Hint", [.selected, .button], snapshot: "Selected. Button.", voiceover: "Selected, button",
            systemHint: "Hint"),
        PhraseCase("A", [.button, .notEnabled], snapshot: "A. Dimmed. Button.", voiceover: "A, dimmed, button"),
        PhraseCase(nil, [.button, .header], snapshot: "Button. Heading.", voiceover: "button, heading"),
        PhraseCase("A", [.button, .keyboardKey], snapshot: "A", voiceover: "A"),
        PhraseCase("A", [.button, .tabButton], snapshot: "A. Tab.", voiceover: "A, tab"),
        PhraseCase("First", [.button, .backButton], snapshot: "First. Back Button.", voiceover: "First, back button"),
        PhraseCase("BACK", [.button, .backButton], snapshot: "Back Button.", voiceover: "back button"),
        PhraseCase("Back", [.button], snapshot: "Back. Button.", voiceover: "Back, button"),
        PhraseCase(
            "A", [.staticText, .playsSound, .summaryElement, .updatesFrequently, .causesPageTurn, .supportsZoom],
            snapshot: "A", voiceover: "A"),
        PhraseCase("A", [.startsMediaSession, .allowsDirectInteraction], snapshot: "A", voiceover: "A"),
        PhraseCase(
            "A", everything.union(.selected),
            snapshot: "Selected: A. Button. Heading. Link. Adjustable. Image. Search Field.",
            voiceover: "Selected, A, button, heading, link, adjustable, image, search field", systemHint: adjust),
        PhraseCase("A", [.popupButton, .button], snapshot: "A. Button.", voiceover: "A, pop up button"),
        PhraseCase("A", [.menuItem], snapshot: "A", voiceover: "A, menu item"),
        PhraseCase("A", [.radioButton], snapshot: "A", voiceover: "A, radio button"),
        PhraseCase(
            "A", [.button], snapshot: "A. Button.", voiceover: "A, button, expanded",
            voiceoverHint: "Double tap to collapse."
        ) { $0.expandedStatus = .expanded },
        PhraseCase("A", [], snapshot: "A", voiceover: "A, collapsed", voiceoverHint: "Double tap to expand.") {
            $0.expandedStatus = .collapsed
        },
        PhraseCase("A", [.notEnabled], snapshot: "A. Dimmed.", voiceover: "A, dimmed, collapsed") {
            $0.expandedStatus = .collapsed
        },
        PhraseCase(
            "A", value: "2", [.header, .webContent], snapshot: "A: 2. Heading.", voiceover: "A, heading level 2"),
        PhraseCase("A", value: "7", [.header, .webContent], snapshot: "A: 7. Heading.", voiceover: "A, 7, heading"),
        PhraseCase("A", value: "2", [.header], snapshot: "A: 2. Heading.", voiceover: "A, 2, heading"),
    ])
    func `roles and states in their fixed order`(_ phrase: PhraseCase) {
        check(phrase)
    }

    @Test(arguments: [
        PhraseCase(
            "A", value: "1", [.button, .toggleButton], snapshot: "A. Switch Button. On.",
            voiceover: "A, switch button, on", systemHint: toggle),
        PhraseCase(
            "A", value: "0", [.button, .toggleButton], snapshot: "A. Switch Button. Off.",
            voiceover: "A, switch button, off", systemHint: toggle),
        PhraseCase(
            "A", value: "2", [.button, .toggleButton], snapshot: "A. Switch Button. Mixed.",
            voiceover: "A, switch button, mixed", systemHint: toggle),
        PhraseCase(
            "A", value: "Odd", [.button, .toggleButton, .header], snapshot: "A. Switch Button. Odd Heading.",
            voiceover: "A, switch button Odd, heading", systemHint: toggle),
        PhraseCase(
            "A", [.button, .toggleButton], snapshot: "A. Switch Button.", voiceover: "A, switch button",
            systemHint: toggle),
        PhraseCase(
            "A", value: "1", [.toggleButton], snapshot: "A. On.", voiceover: "A, switch button, on",
            systemHint: toggle),
        PhraseCase(
            "A", value: "3", [.toggleButton], snapshot: "A. 3", voiceover: "A, switch button 3", systemHint: toggle),
        PhraseCase(
            nil, value: "1", [.button, .toggleButton], snapshot: "Switch Button. On.",
            voiceover: "switch button, on", systemHint: toggle),
        PhraseCase(
            "A", value: "1", hint: "Hint", [.button, .toggleButton], snapshot: "A. Switch Button. On.",
            voiceover: "A, switch button, on", systemHint: "Hint. \(toggle)"),
        PhraseCase(
            "A", value: "1", hint: "Hint.", [.button, .toggleButton, .adjustable],
            snapshot: "A. Switch Button. On. Adjustable.", voiceover: "A, switch button, on, adjustable",
            systemHint: "Hint. \(toggle)"),
        PhraseCase(
            nil, value: "1", hint: "Hint", [.button, .toggleButton], snapshot: "Hint. Switch Button. On.",
            voiceover: "Hint, switch button, on", systemHint: toggle),
        PhraseCase(
            "A", value: "0", hint: "Hint.", [.button, .toggleButton, .notEnabled],
            snapshot: "A. Dimmed. Switch Button. Off.", voiceover: "A, dimmed, switch button, off",
            systemHint: "Hint."),
    ])
    func `switches`(_ phrase: PhraseCase) {
        check(phrase)
    }

    @Test(arguments: [
        PhraseCase("A", [.adjustable], snapshot: "A. Adjustable.", voiceover: "A, adjustable", systemHint: adjust),
        PhraseCase(nil, [.adjustable], snapshot: "Adjustable.", voiceover: "adjustable", systemHint: adjust),
        PhraseCase(nil, hint: "Hint", [.adjustable], snapshot: "Hint. Adjustable.", voiceover: "Hint, adjustable"),
        PhraseCase(
            nil, value: "5", hint: "Hint.", [.adjustable], snapshot: "5. Adjustable.", voiceover: "5, adjustable",
            systemHint: "Hint. \(adjust)"),
        PhraseCase(
            "A", hint: "Hint", [.adjustable, .notEnabled], snapshot: "A. Dimmed. Adjustable.",
            voiceover: "A, dimmed, adjustable", systemHint: "Hint"),
    ])
    func `adjustable elements`(_ phrase: PhraseCase) {
        check(phrase)
    }

    @Test(arguments: [
        PhraseCase(nil, [.textEntry], snapshot: "Text Field.", voiceover: "text field", systemHint: edit),
        PhraseCase(
            "Name", value: "Ada", [.textEntry], snapshot: "Name: Ada. Text Field.", voiceover: "Name, Ada, text field",
            systemHint: edit),
        PhraseCase(
            nil, [.textEntry, .isEditing], snapshot: "Text Field. Is editing.", voiceover: "text field, is editing",
            systemHint: "Use the rotor to access Misspelled Words"),
        PhraseCase(
            nil, [.textEntry, .textArea], snapshot: "Text Field.", voiceover: "text field",
            systemHint: "Double tap to edit., Use the rotor to access Misspelled Words"),
        PhraseCase(
            "Password", hint: "Own hint", [.textEntry, .secureTextField], snapshot: "Password. Secure Text Field.",
            voiceover: "Password, secure text field", systemHint: edit, voiceoverHint: "Own hint. \(edit)"),
        PhraseCase(
            "PIN", value: "1234", [.textEntry, .secureTextField], snapshot: "PIN: ••••. Secure Text Field.",
            voiceover: "PIN, ••••, secure text field", systemHint: edit),
        PhraseCase(
            nil, value: "Placeholder", [.textEntry, .secureTextField], snapshot: "Placeholder. Secure Text Field.",
            voiceover: "Placeholder, secure text field", systemHint: edit
        ) { $0.text = TextFacts(string: "") },
        PhraseCase(
            "PIN", value: "1234", [.textEntry, .secureTextField], snapshot: "PIN: ••••. Secure Text Field.",
            voiceover: "PIN, ••••, secure text field", systemHint: edit
        ) { $0.className = "PinTextField" },
        PhraseCase(
            "PIN", value: "1234", [.secureTextField], snapshot: "PIN: ••••", voiceover: "PIN, ••••, secure text field"),
        PhraseCase(
            "A", hint: "Hint", [.textEntry, .notEnabled], snapshot: "A. Dimmed. Text Field.",
            voiceover: "A, dimmed, text field", systemHint: "Hint"),
        PhraseCase(
            "A", [.textEntry, .adjustable], snapshot: "A. Text Field. Adjustable.",
            voiceover: "A, text field, adjustable", systemHint: "\(edit) \(adjust)"),
    ])
    func `text fields`(_ phrase: PhraseCase) {
        check(phrase)
    }

    private func check(_ phrase: PhraseCase) {
        let snapshot = Phraser(style: .snapshot).phrase(phrase.node)
        #expect(snapshot.description == phrase.snapshot)
        #expect(snapshot.hint == phrase.snapshotHint)
        let voiceover = Phraser().phrase(phrase.node)
        #expect(voiceover.description == phrase.voiceover)
        #expect(voiceover.hint == phrase.voiceoverHint)
    }
}
