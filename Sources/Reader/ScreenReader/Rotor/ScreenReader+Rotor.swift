import AccessibilityTree
import Speech

extension ScreenReader {
    // MARK: Turning

    /// Turns the rotor by one setting and speaks its name; the dial has no end.
    mutating func turnRotor(by offset: Int) {
        recoverIfLost(speaks: false)
        let settings = rotorSettings()
        guard let current = settings.firstIndex(of: rotor.setting) else {
            return chooseRotor(settings[offset > 0 ? 0 : settings.count - 1])
        }
        chooseRotor(settings[(current + offset + settings.count) % settings.count])
    }

    /// Turns the rotor to a setting; one that the element under the cursor does not have is not there.
    mutating func turnRotor(to setting: RotorSetting) {
        recoverIfLost(speaks: false)
        let isThere =
            switch setting {
            case .headingLevel(let level): (1...6).contains(level)
            case .custom: customRotors().contains { $0.setting == setting }
            default: !setting.isContextual || contextualSettings().contains(setting)
            }
        guard isThere else { return play(.border) }
        chooseRotor(setting)
    }

    private mutating func chooseRotor(_ setting: RotorSetting) {
        rotor.choose(setting)
        let name = name(of: setting)
        log(.rotor(name))
        speak([.text(SpokenText(name, role: .system))], text: name, kind: .system)
    }

    // MARK: Settings

    /// The settings that can be chosen at the element under the cursor: the user's, then its own. Never empty.
    func rotorSettings() -> [RotorSetting] {
        var seen: Set<RotorSetting> = []
        var settings = options.rotor.items.filter { !$0.isContextual && seen.insert($0).inserted }
        if options.rotor.offer == .withItems {
            let offered = screen.offeredSettings(settings)
            settings = settings.filter(offered.contains)
        }
        settings += contextualSettings()
        for custom in customRotors() {
            // One that replaces a setting which is already there is found by turning to that one.
            let replaced = custom.rotor.systemType.flatMap(RotorSetting.init(systemType:))
            if let replaced, settings.contains(replaced) { continue }
            settings.append(custom.setting)
        }
        return settings.isEmpty ? [.characters] : settings
    }

    /// The settings that the element under the cursor brings.
    private func contextualSettings() -> [RotorSetting] {
        guard let node = focusedNode else { return [] }
        let isEditing = node.traits.contains(.isEditing)
        let candidates: [(RotorSetting, Bool)] = [
            (.adjustValue, node.traits.contains(.adjustable)), (.actions, !availableActions().isEmpty),
            (.moreContent, !node.customContent.isEmpty), (.audioGraph, !node.chart.isEmpty),
            (.edit, isEditing || !editActions().isEmpty),
            (.textSelection, isEditing), (.misspelledWords, isEditing && !node.traits.contains(.secureTextField)),
            (.zoom, node.traits.contains(.supportsZoom)),
            (.directTouch, node.traits.contains(.allowsDirectInteraction)),
        ]
        return candidates.filter(\.1).map(\.0)
    }

    /// Returns the rotor settings that the element under the cursor offers.
    func rotorContext(isFoundByRotor: Bool = false) -> RotorContext {
        var context = RotorContext()
        context.isFoundByRotor = isFoundByRotor
        context.editing = options.rotor.editing
        guard let node = focusedNode else { return context }
        context.isAdjustable = node.traits.contains(.adjustable) && !node.traits.contains(.notEnabled)
        context.isEditing = node.traits.contains(.isEditing)
        context.hasActions = !availableActions().isEmpty
        return context
    }

    /// Adapts the rotor to the element that the cursor has moved to.
    mutating func enterRotor(_ reason: FocusReason) {
        let id = focus?.id
        let tree = screen.tree
        let context = rotorContext(isFoundByRotor: reason == .rotor)
        rotor.enter(context) { owner in
            id.map { $0 == owner || tree.isDescendant($0, of: owner) } ?? false
        }
    }

    /// The app's rotors from the focused element up to the root.
    func customRotors() -> [(setting: RotorSetting, rotor: CustomRotor)] {
        guard let focus else { return [] }
        return screen.customRotorOwners(around: focus.id).flatMap { node in
            node.customRotors.enumerated().filter { $0.element.systemType != CustomRotor.textLink }
                .map { (.custom(owner: node.id, index: $0.offset), $0.element) }
        }
    }

    // MARK: Names

    func name(of setting: RotorSetting) -> String {
        switch setting {
        case .speech(let setting): return spokenName(of: setting)
        case .headingLevel(let level): return words[.rotorHeadingLevel, level]
        case .custom(let owner, let index):
            guard let rotors = screen.tree[owner]?.customRotors, rotors.indices.contains(index) else { return "" }
            let rotor = rotors[index]
            if !rotor.name.string.isEmpty { return rotor.name.string }
            return rotor.systemType.map(systemName) ?? ""
        default: return words[setting.nameKey ?? .rotorActions]
        }
    }

    private func systemName(_ type: String) -> String {
        switch type {
        case "boldText": words[.rotorBoldText]
        case "italicText": words[.rotorItalicText]
        case "underlineText": words[.rotorUnderlinedText]
        default: RotorSetting(systemType: type).map { name(of: $0) } ?? type
        }
    }
}

extension RotorSetting {
    /// The word for a setting that has a name.
    fileprivate var nameKey: StringKey? {
        switch self {
        case .characters: .rotorCharacters
        case .words: .rotorWords
        case .lines: .rotorLines
        case .containers: .rotorContainers
        case .headings: .rotorHeadings
        case .landmarks: .rotorLandmarks
        case .sameItem: .rotorSameItem
        case .verticalNavigation: .rotorVerticalNavigation
        case .staticText: .rotorStaticText
        case .tables: .rotorTables
        case .lists: .rotorLists
        case .links: .rotorLinks
        case .visitedLinks: .rotorVisitedLinks
        case .buttons: .rotorButtons
        case .formControls: .rotorFormControls
        case .textFields: .rotorTextFields
        case .searchFields: .rotorSearchFields
        case .images: .rotorImages
        case .zoom: .rotorZoom
        case .directTouch: .rotorDirectTouch
        case .textSelection: .rotorTextSelection
        case .edit: .rotorEdit
        case .misspelledWords: .rotorMisspelledWords
        case .adjustValue: .rotorAdjustValue
        case .actions: .rotorActions
        case .moreContent: .rotorMoreContent
        case .audioGraph: .rotorAudioGraph
        case .speech, .headingLevel, .custom: nil
        }
    }
}
