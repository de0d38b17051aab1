import AccessibilityTree
import Speech

extension ScreenReader {
    /// Turns the rotor by one setting and says its name; the dial has no end.
    mutating func turnRotor(by offset: Int) {
        recoverIfLost(speaks: false)
        let settings = rotorSettings()
        let current = settings.firstIndex(of: rotor.setting) ?? 0
        let next = settings[(current + offset + settings.count) % settings.count]
        rotor.choose(next)
        let name = self.name(of: next)
        log(.rotor(name))
        speak([.text(SpokenText(name, role: .system))], text: name, kind: .system)
    }

    /// The settings that can be chosen at the element under the cursor: those that are always there, then its own.
    private func rotorSettings() -> [RotorSetting] {
        let custom = customRotors()
        let replaced = Set(custom.compactMap(\.rotor.systemType))
        var settings = RotorSetting.always.filter { setting in
            setting.systemType.map { !replaced.contains($0) } ?? true
        }
        if let node = focusedNode {
            if node.traits.contains(.adjustable) { settings.append(.adjustValue) }
            if !node.customActions.isEmpty { settings.append(.actions) }
            if !node.customContent.isEmpty { settings.append(.moreContent) }
        }
        settings += custom.map(\.setting)
        return settings
    }

    /// The app's rotors from the focused element up to the root.
    private func customRotors() -> [(setting: RotorSetting, rotor: CustomRotor)] {
        guard let focus else { return [] }
        return screen.customRotorOwners(around: focus.id).flatMap { node in
            node.customRotors.enumerated().map { (.custom(owner: node.id, index: $0.offset), $0.element) }
        }
    }

    func name(of setting: RotorSetting) -> String {
        switch setting {
        case .characters: words[.rotorCharacters]
        case .words: words[.rotorWords]
        case .headings: words[.rotorHeadings]
        case .links: words[.rotorLinks]
        case .formControls: words[.rotorFormControls]
        case .containers: words[.rotorContainers]
        case .adjustValue: words[.rotorAdjustValue]
        case .actions: words[.rotorActions]
        case .moreContent: words[.rotorMoreContent]
        case .custom(let owner, let index):
            screen.tree[owner].flatMap { $0.customRotors.indices.contains(index) ? $0.customRotors[index] : nil }?
                .name.string ?? ""
        }
    }

    // MARK: Items

    /// Goes to the next or the previous item of the rotor's setting.
    mutating func goToItem(forward: Bool) {
        recoverIfLost(speaks: false)
        switch rotor.setting {
        case .adjustValue: adjust(forward ? .decrement : .increment)
        case .actions: chooseAction(forward: forward)
        case .moreContent: readContent(forward: forward)
        case .characters: readText(by: .character, forward: forward)
        case .words: readText(by: .word, forward: forward)
        case .headings: search(forward) { screen, position in screen.traits(at: position).contains(.header) }
        case .links: search(forward) { screen, position in screen.traits(at: position).contains(.link) }
        case .formControls:
            search(forward) { screen, position in !screen.traits(at: position).isDisjoint(with: .formControls) }
        case .containers:
            let start = focus?.position ?? (forward ? -1 : screen.count)
            move(to: screen.containerStart(from: start, forward: forward), .rotor)
        case .custom(let owner, let index):
            emit(.perform(ActionRequest(target: owner, action: .customRotor(index: index, forward: forward))))
        }
    }

    private mutating func search(_ forward: Bool, _ isItem: (Screen, Int) -> Bool) {
        let start = focus?.position ?? (forward ? -1 : screen.count)
        let candidates =
            forward ? stride(from: start + 1, to: screen.count, by: 1) : stride(from: start - 1, to: -1, by: -1)
        move(to: candidates.first { isItem(screen, $0) }, .rotor)
    }

    /// Says the next name among "activate" and the custom actions; the list does not wrap.
    private mutating func chooseAction(forward: Bool) {
        guard let node = focusedNode else { return play(.border) }
        let next = rotor.action + (forward ? 1 : -1)
        guard (0...node.customActions.count).contains(next) else { return play(.border) }
        rotor.action = next
        let name = next == 0 ? AttributedText(words[.activateAction]) : node.customActions[next - 1].name
        speak(name.spoken(role: .system, language: node.language).map { .text($0) }, text: name.string, kind: .system)
    }

    private mutating func readContent(forward: Bool) {
        guard let node = focusedNode else { return play(.border) }
        let next = rotor.content.map { $0 + (forward ? 1 : -1) } ?? 0
        guard node.customContent.indices.contains(next) else { return play(.border) }
        rotor.content = next
        let content = node.customContent[next]
        let parts = [content.label, content.value].flatMap { $0.spoken(role: .value, language: node.language) }
        let text = [content.label.string, content.value.string].filter { !$0.isEmpty }.joined(separator: ", ")
        speak(parts.map { .text($0) }, text: text, kind: .system)
    }

    /// Speaks the next or previous character or word of the element's text.
    private mutating func readText(by unit: TextUnit, forward: Bool) {
        guard let node = focusedNode else { return play(.border) }
        let text = node.spokenText
        guard let range = unit.range(in: text, after: rotor.textRange, forward: forward) else { return play(.border) }
        rotor.textRange = range
        let piece = String(text[range])
        let spoken =
            switch piece {
            case " ", "\u{A0}": words[.space]
            case "\n", "\r\n": words[.newLine]
            default: piece
            }
        speak(
            [.text(SpokenText(spoken, role: .text, language: node.language, spellsOut: unit == .character))],
            text: spoken, kind: .system)
    }
}

extension AccessibilityTraits {
    /// The traits of what the form controls rotor stops at.
    fileprivate static let formControls: AccessibilityTraits = [
        .button, .toggleButton, .textEntry, .searchField, .adjustable, .popupButton, .radioButton, .tabButton,
        .backButton, .pickerElement,
    ]
}
