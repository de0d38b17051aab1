import AccessibilityTree
import Speech

extension ScreenReader {
    // MARK: Gestures

    /// Performs a gesture, passes it to the app or explains it, depending on the mode.
    mutating func take(_ gesture: Gesture) {
        let command = options.gestures[gesture]
        log(.gesture(gesture, command))
        switch mode {
        case .passThrough: handOn(gesture)
        case .help where command != .help && command != .escape:
            let words = words
            say(words[gesture.spokenName] + ", " + words[command?.explanation ?? .gestureDoesNothing])
        default:
            // Any gesture ends continuous reading, also one that does nothing else.
            if let command { execute(command) } else { stopReading() }
        }
    }

    private mutating func handOn(_ gesture: Gesture) {
        mode = nil
        stopReading()
        recoverIfLost(speaks: false)
        guard focus != nil, let touches = gesture.touches else { return play(.border) }
        ask(.touches(touches))
    }

    // MARK: Modes

    /// Obeys a command that has another meaning in the present mode. False when it has its ordinary one.
    mutating func executeInMode(_ command: Command) -> Bool {
        guard let mode else { return false }
        if case .help = mode {
            if command == .help || command == .escape { endHelp() } else { say(words[command.explanation]) }
            return true
        }
        switch command {
        case .pauseOrResumeSpeech, .stopSpeech, .toggleSpeech, .toggleScreenCurtain, .copyLastSpeech: return false
        default: break
        }
        switch mode {
        case .itemChooser(let chooser): execute(command, in: chooser)
        case .quickSettings(let list): execute(command, in: list)
        case .relabel(let label): execute(command, in: label)
        case .help: break
        case .passThrough:
            // Without a gesture there is nothing to pass on.
            self.mode = nil
            return command == .escape || command == .passThrough
        }
        return true
    }

    /// Opens a mode or begins to wait for a gesture.
    mutating func enterMode(_ command: Command) {
        recoverIfLost(speaks: false)
        switch command {
        case .help:
            mode = .help
            say(words[.helpOn])
        case .passThrough:
            guard focus != nil else { return play(.border) }
            mode = .passThrough
            say(words[.passThroughReady])
        case .itemChooser: find(.items(isForward: true))
        case .quickSettings:
            let list = QuickSettings()
            mode = .quickSettings(list)
            say(words[.quickSettings] + ", " + text(of: list))
        case .relabel: openRelabelling()
        default: break
        }
    }

    /// Ends a mode that belongs to the previous position of the cursor.
    mutating func leaveModeOfPlace() {
        if mode != .help { mode = nil }
    }

    private mutating func endHelp() {
        mode = nil
        say(words[.helpOff])
    }

    /// Closes a list and reads the element under the cursor again.
    private mutating func closeMode() {
        mode = nil
        if focus != nil { speakFocus(.withoutHint) }
    }

    // MARK: Item chooser

    mutating func openItemChooser() {
        let elements = (0..<screen.count).compactMap { position -> (id: NodeID, text: String)? in
            let id = screen.id(at: position)
            guard !screen.traits(at: position).contains(.ignoreItemChooser), let node = relabelled(id) else {
                return nil
            }
            let label = node.label?.string ?? ""
            let text = label.isEmpty ? phraser.phrase(node).description : label
            return text.isEmpty ? nil : (id, text)
        }
        guard !elements.isEmpty else { return play(.border) }
        let chooser = ItemChooser(elements)
        mode = .itemChooser(chooser)
        say(words[.itemChooser, elements.count] + ", " + text(of: chooser))
    }

    private func text(of chooser: ItemChooser) -> String {
        guard let selected = chooser.selected else { return words[.itemChooserFound, 0] }
        return selected.text + ", " + words[.series, chooser.position + 1, chooser.items.count]
    }

    private mutating func execute(_ command: Command, in chooser: ItemChooser) {
        var chooser = chooser
        let isDone: Bool
        switch command {
        case .next, .nextItem: isDone = chooser.select(chooser.position + 1)
        case .previous, .previousItem: isDone = chooser.select(chooser.position - 1)
        case .first: isDone = chooser.select(0)
        case .last: isDone = chooser.select(chooser.items.count - 1)
        case .scroll(.down), .scroll(.left), .scroll(.next):
            isDone = chooser.select(min(chooser.position + Self.listPage, chooser.items.count - 1))
        case .scroll(.up), .scroll(.right), .scroll(.previous):
            isDone = chooser.select(max(chooser.position - Self.listPage, 0))
        case .readElement, .readPosition, .readFromHere, .readFromTop: isDone = true
        case .type(let text):
            if text.contains(where: \.isNewline), chooser.search.isEmpty == false { return choose(chooser) }
            return searched(chooser) { chooser in
                chooser.type(text)
                return true
            }
        case .deleteBackward: return searched(chooser) { $0.deleteBackward() }
        case .activate: return choose(chooser)
        case .escape, .itemChooser: return closeMode()
        default: isDone = false
        }
        guard isDone else { return play(.border) }
        mode = .itemChooser(chooser)
        say(text(of: chooser))
    }

    private mutating func searched(_ chooser: ItemChooser, _ change: (inout ItemChooser) -> Bool) {
        var chooser = chooser
        guard change(&chooser) else { return play(.border) }
        mode = .itemChooser(chooser)
        let count = words[.itemChooserFound, chooser.items.count]
        say(chooser.selected.map { count + ", " + $0.text } ?? count)
    }

    private mutating func choose(_ chooser: ItemChooser) {
        guard let id = chooser.selected?.id, let position = screen.position(of: id) else { return play(.border) }
        mode = nil
        move(to: position, .itemChooser)
    }

    /// By how many entries a page of a list moves.
    private static let listPage = 10

    // MARK: Quick settings

    private func text(of list: QuickSettings) -> String {
        spokenText(of: list.setting)
    }

    private mutating func execute(_ command: Command, in list: QuickSettings) {
        var list = list
        let last = SpeechSettings.Setting.allCases.count - 1
        switch command {
        case .next where list.position < last: list.position += 1
        case .previous where list.position > 0: list.position -= 1
        case .first: list.position = 0
        case .last: list.position = last
        case .readElement, .readPosition: break
        case .previousItem, .increment: return changeSetting(list.setting, up: true)
        case .nextItem, .decrement: return changeSetting(list.setting, up: false)
        case .activate where list.setting.isSwitch: return changeSetting(list.setting, up: true)
        case .escape, .quickSettings: return closeMode()
        default: return play(.border)
        }
        mode = .quickSettings(list)
        say(text(of: list))
    }

    // MARK: Labels of the user's own

    /// An element with the label that the user has given it, or nil when it is not there.
    func relabelled(_ id: NodeID) -> Node? {
        guard var node = screen.tree[id] else { return nil }
        if let label = userLabels.label(of: id, in: screen.tree) { node.label = AttributedText(label) }
        return node
    }

    private mutating func openRelabelling() {
        guard let id = focus?.id, let node = relabelled(id) else { return play(.border) }
        let own = userLabels.label(of: id, in: screen.tree) ?? ""
        mode = .relabel(Relabelling(target: id, text: own))
        say(words[.relabelPrompt, phraser.phrase(node).description])
    }

    private mutating func execute(_ command: Command, in relabelling: Relabelling) {
        var relabelling = relabelling
        switch command {
        case .type(let text):
            let line = text.filter { !$0.isNewline }
            let room = UserLabels.labelLimit - relabelling.text.count
            relabelling.text += line.prefix(max(0, room))
            mode = .relabel(relabelling)
            if line.count < text.count { return save(relabelling) }
            say(line == " " ? name(of: " ") : line)
        case .deleteBackward:
            guard let deleted = relabelling.text.popLast() else { return play(.border) }
            mode = .relabel(relabelling)
            say(name(of: deleted))
        case .readElement, .readFromTop, .readFromHere:
            say(relabelling.text.isEmpty ? words[.relabelEmpty] : relabelling.text)
        case .activate, .relabel: save(relabelling)
        case .escape: closeMode()
        default: play(.border)
        }
    }

    /// A typed character as it is spoken.
    private func name(of character: Character) -> String {
        CharacterNames.names(for: words.language).name(of: character) ?? String(character)
    }

    private mutating func save(_ relabelling: Relabelling) {
        mode = nil
        userLabels.set(relabelling.text, of: relabelling.target, in: screen.tree)
        let saved = userLabels.label(of: relabelling.target, in: screen.tree)
        log(.relabelled(screen.tree[relabelling.target].map(ElementName.init), saved))
        labelConfirmation = saved.map { words[.relabelSaved, $0] } ?? words[.relabelRemoved]
        emit(.setUserLabels(userLabels))
    }

    /// The reader announces that labels are saved only after they are.
    mutating func userLabelsKept(_ isKept: Bool) {
        guard let confirmation = labelConfirmation else { return }
        labelConfirmation = nil
        say(isKept ? confirmation : words[.relabelNotSaved])
    }
}

extension SpeechSettings.Setting {
    /// Whether the setting is only on or off.
    fileprivate var isSwitch: Bool { self == .sounds || self == .hints }
}
