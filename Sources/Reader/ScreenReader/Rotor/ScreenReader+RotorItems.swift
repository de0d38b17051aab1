import AccessibilityTree
import Speech

extension ScreenReader {
    /// Goes to the next or the previous item of the rotor's setting.
    mutating func goToItem(forward: Bool) {
        recoverIfLost(speaks: false)
        switch rotor.setting {
        case .characters, .words, .lines: readText(by: rotor.setting.textUnit ?? .character, forward: forward)
        case .speech(let setting): changeSetting(setting, up: !forward)
        case .adjustValue: adjust(forward ? .decrement : .increment)
        case .zoom: zoom(forward ? .zoomOut : .zoomIn)
        case .actions: chooseAction(forward: forward)
        case .moreContent: readContent(forward: forward)
        case .audioGraph: readChart(forward: forward)
        case .directTouch: switchDirectTouch()
        case .textSelection: chooseSelectionUnit(forward: forward)
        case .edit: chooseCommand(forward: forward)
        case .verticalNavigation: goVertically(forward: forward)
        case .custom: searchByApp(rotor.setting, forward: forward)
        case .misspelledWords:
            if replacement(of: rotor.setting, forward: forward) { return }
            goToMisspelling(forward: forward)
        default:
            if replacement(of: rotor.setting, forward: forward) { return }
            if let focus, searchTextLinks(at: focus.position, forward: forward) { return }
            search(forward)
        }
    }

    /// Requests a result from a rotor of the app that replaces a built-in one; false when there is none around the
    /// cursor.
    private mutating func replacement(of setting: RotorSetting, forward: Bool) -> Bool {
        guard let type = setting.systemType,
            let custom = customRotors().first(where: { $0.rotor.systemType == type })
        else { return false }
        searchByApp(custom.setting, forward: forward)
        return true
    }

    private mutating func search(_ forward: Bool) {
        guard rotor.setting.target(from: focusedNode) != nil else { return play(.border) }
        find(.rotorItem(forward: forward))
    }

    /// The position of the next item of the rotor's setting, or nil.
    func nextItem(forward: Bool) -> Int? {
        rotor.setting.target(from: focusedNode).flatMap {
            screen.next($0, from: focus?.position ?? (forward ? -1 : screen.count), forward: forward)
        }
    }

    /// Goes to the next item of the rotor's setting, or announces that there is none.
    mutating func goToNextItem(forward: Bool) {
        if let position = nextItem(forward: forward) {
            if searchTextLinks(at: position, forward: forward) { return }
            return move(to: position, .rotor)
        }
        guard let target = rotor.setting.target(from: focusedNode) else { return play(.border) }
        // An item under the cursor counts, so that the reader announces that there are none only on a screen without
        // any.
        let start = focus.map { $0.position + (forward ? 1 : -1) } ?? (forward ? 0 : screen.count - 1)
        endOfItems(hasItems: screen.next(target, from: start, forward: !forward) != nil)
    }

    /// Announces that there is no further item in this direction.
    mutating func endOfItems(hasItems: Bool) {
        play(.border)
        guard screen.count > 0 else { return }
        switch options.rotor.border {
        case .sound: break
        case .soundAndItem:
            if hasItems { speakFocus(.withoutHint) } else { say(words[.rotorNotFound, rotorName]) }
        case .soundAndWords: say(words[hasItems ? .rotorNoMore : .rotorNotFound, rotorName])
        }
    }

    private mutating func goVertically(forward: Bool) {
        guard let focus else { return move(to: forward ? 0 : screen.count - 1, .rotor) }
        guard let position = screen.vertical(from: focus.position, down: forward) else {
            return endOfItems(hasItems: true)
        }
        move(to: position, .rotor)
    }

    private mutating func zoom(_ action: ActionRequest.Action) {
        guard let node = focusedNode, node.traits.contains(.supportsZoom) else { return play(.border) }
        ask(action)
    }

    private mutating func switchDirectTouch() {
        rotor.isDirectTouchOn.toggle()
        say(words[rotor.isDirectTouchOn ? .directTouchOn : .directTouchOff])
    }

    // MARK: Actions

    /// The actions of the element under the cursor and of the groups around it; those of the category "edit" are
    /// editing commands.
    func availableActions() -> [AvailableAction] { actions { $0.category != "edit" } }

    /// The actions of the category "edit".
    func editActions() -> [AvailableAction] { actions { $0.category == "edit" } }

    private func actions(_ isMeant: (CustomAction) -> Bool) -> [AvailableAction] {
        guard let focus, let node = screen.tree[focus.id] else { return [] }
        let groups = screen.order.containers(at: focus.position).reversed().filter { $0.kind == .semanticGroup }
        return ([node] + groups.compactMap { screen.tree[$0.id] }).flatMap { owner in
            owner.customActions.enumerated().filter { isMeant($0.element) }.map {
                AvailableAction(target: owner.id, index: $0.offset, name: $0.element.name, language: owner.language)
            }
        }
    }

    /// Speaks the next name among "activate" and the custom actions; the list does not wrap.
    private mutating func chooseAction(forward: Bool) {
        let actions = availableActions()
        let next = rotor.action + (forward ? 1 : -1)
        guard focus != nil, (0...actions.count).contains(next) else { return play(.border) }
        rotor.action = next
        guard next > 0 else { return say(words[.activateAction]) }
        announceName(of: actions[next - 1])
    }

    mutating func announceName(of action: AvailableAction) {
        speak(
            action.name.spoken(role: .system, language: action.language).map { .text($0) }, text: action.name.string,
            kind: .system)
    }

    /// Performs the rotor's choice instead of activating on a double tap; true if it was done.
    mutating func performChosen() -> Bool {
        switch rotor.setting {
        case .actions:
            let actions = availableActions()
            guard rotor.action > 0, rotor.action <= actions.count else { return false }
            ask(.customAction(index: actions[rotor.action - 1].index), of: actions[rotor.action - 1].target)
            return true
        case .edit: return performCommand()
        default: return false
        }
    }

    /// Reads the next or the previous line of the chart's data.
    private mutating func readChart(forward: Bool) {
        guard let node = focusedNode else { return play(.border) }
        let next = rotor.content.map { $0 + (forward ? 1 : -1) } ?? 0
        guard node.chart.indices.contains(next) else { return play(.border) }
        rotor.content = next
        let line = node.chart[next]
        speak([.text(SpokenText(line, role: .value, language: node.language))], text: line, kind: .system)
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
}

/// A custom action that can be performed at the cursor.
struct AvailableAction: Sendable {
    /// The element or group that has it.
    var target: NodeID
    /// Its index among the actions of its owner.
    var index: Int
    var name: AttributedText
    var language: String?
}
