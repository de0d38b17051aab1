import AccessibilityTree
import Speech

extension Grammar {
    /// Returns the element's type and state, in VoiceOver's fixed order.
    func roles() -> [Fragment] {
        var roles: [Fragment] = []
        func say(_ key: StringKey) {
            roles.append(own(key, roles.isEmpty ? .part : .word))
        }

        if traits.contains(.notEnabled) { say(.dimmed) }
        if traits.contains(.button), !hidesButton { say(.button) }
        if style == .voiceover {
            if traits.contains(.popupButton) { say(.popUpButton) }
            if traits.contains(.radioButton) { say(.radioButton) }
            if traits.contains(.menuItem) { say(.menuItem) }
        }
        if traits.contains(.backButton) { say(.backButton) }
        if traits.contains(.toggleButton) {
            if announcesSwitchButton { say(.switchButton) }
            roles += toggleState(isFirst: roles.isEmpty)
        }
        if traits.contains(.tabButton) || context.series?.isTab == true { say(.tab) }
        if let fieldName {
            say(fieldName)
            if traits.contains(.isEditing) { say(.isEditing) }
        }
        if traits.contains(.header) {
            if style == .voiceover, let headingLevel = node.headingLevel {
                roles.append(own(words[.headingLevel, headingLevel], roles.isEmpty ? .part : .word))
            } else {
                say(.heading)
            }
        }
        if traits.contains(.link) { say(.link) }
        if traits.contains(.adjustable) { say(.adjustable) }
        if traits.contains(.image) { say(.image) }
        if traits.contains(.searchField), fieldName != .searchField { say(.searchField) }
        if style == .voiceover {
            switch node.expandedStatus {
            case .expanded: say(.expanded)
            case .collapsed: say(.collapsed)
            case .unsupported: break
            }
        }
        return roles
    }

    /// Returns the state of a switch: its value as a word, or unchanged if there is no word for it.
    func toggleState(isFirst: Bool = true) -> [Fragment] {
        let joint: Fragment.Joint = isFirst ? .part : .word
        switch node.value?.string {
        case "1": return [own(.on, joint)]
        case "0": return [own(.off, joint)]
        case "2": return [own(.mixed, joint)]
        case nil, "": return []
        case .some:
            return [
                Fragment(
                    text: node.value ?? "", role: .value, language: language, joint: isFirst ? .part : .space)
            ]
        }
    }

    /// Returns the position of the element in a series, a list or a landmark.
    func place() -> [Fragment] {
        guard style == .snapshot || verbosity.speaksPosition else { return [] }
        var place: [Fragment] = []
        if let series = context.series {
            place.append(own(words[.series, series.index, series.count], .series, role: .context))
        }
        let announcesLandmark =
            style == .voiceover && verbosity.speaksContainers
            && context.entered.contains { $0.kind == .landmark && $0.hasLabel }
        for boundary in context.boundaries {
            switch boundary {
            case .listStart: place.append(own(.listStart, .context, role: .context))
            case .listEnd: place.append(own(.listEnd, .context, role: .context))
            case .landmarkStart where announcesLandmark: break
            case .landmarkStart: place.append(own(.landmarkStart, .context, role: .context))
            case .landmarkEnd: place.append(own(.landmarkEnd, .context, role: .context))
            }
        }
        return place
    }

    /// The name of a text field; VoiceOver announces a search field by that name alone, and a custom field that only
    /// has the secure attribute as a secure one.
    private var fieldName: StringKey? {
        let isField = traits.contains(.textEntry)
        if style == .voiceover {
            if isField, traits.contains(.searchField) { return .searchField }
            if traits.contains(.secureTextField) { return .secureTextField }
        }
        guard isField else { return nil }
        return traits.contains(.secureTextField) ? .secureTextField : .textField
    }

    private var hidesButton: Bool {
        if context.series?.isTab == true { return true }
        if style == .voiceover, !traits.isDisjoint(with: [.popupButton, .radioButton, .menuItem]) { return true }
        return !traits.isDisjoint(with: [.keyboardKey, .toggleButton, .tabButton, .backButton])
    }

    private var announcesSwitchButton: Bool {
        traits.contains(.button) || (style == .voiceover && options.toggleRole == .always)
    }
}
