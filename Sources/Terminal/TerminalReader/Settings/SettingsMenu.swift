import Words

/// The settings as the user goes through them and changes them by keys.
struct SettingsMenu {
    /// An entry of the list.
    enum Entry: Hashable {
        /// Whether changes are for all programs or for the one in the foreground.
        case scope
        case setting(TerminalSetting)
    }

    private static let entries = [Entry.scope] + TerminalSetting.allCases.map(Entry.setting)

    /// Whether the list is open.
    private(set) var isOpen = false
    private var position = 0
    /// The setting that the keys for speech change.
    private var chosen = TerminalSetting.rate

    /// The result of a command.
    enum Answer: Hashable {
        /// A notice, with settings as they were or changed.
        case say(String)
        /// It leads nowhere.
        case edge
        /// The list was closed.
        case closed
    }

    /// Carries out a command if it concerns settings; nil when it does not.
    mutating func perform(_ command: ReaderCommand, on settings: inout SettingsInForce) -> Answer? {
        if isOpen { return performInList(command, on: &settings) }
        switch command {
        case .settings:
            isOpen = true
            position = 0
            return .say(TerminalWords.current[.settingsOpened, text(of: .scope, settings)])
        case .faster, .slower: return step(.rate, up: command == .faster, &settings)
        case .higher, .lower: return step(.pitch, up: command == .higher, &settings)
        case .louder, .softer: return step(.volume, up: command == .louder, &settings)
        case .nextVoice, .previousVoice: return step(.voice, up: command == .nextVoice, &settings)
        case .resetSetting: return .edge
        case .nextSetting, .previousSetting:
            let all = TerminalSetting.ofSpeech
            let index = (all.firstIndex(of: chosen) ?? 0) + (command == .nextSetting ? 1 : -1)
            chosen = all[(index + all.count) % all.count]
            return .say(text(of: .setting(chosen), settings))
        case .increaseSetting, .decreaseSetting: return step(chosen, up: command == .increaseSetting, &settings)
        default: return nil
        }
    }

    private mutating func performInList(_ command: ReaderCommand, on settings: inout SettingsInForce) -> Answer? {
        let last = Self.entries.count - 1
        let entry = Self.entries[position]
        switch command {
        case .nextElement where position < last: position += 1
        case .previousElement where position > 0: position -= 1
        case .firstElement, .firstLine: position = 0
        case .lastElement, .lastLine: position = last
        case .currentElement, .currentLine, .position: break
        case .previousItem, .increment, .activate, .increaseSetting: return change(entry, up: true, &settings)
        case .nextItem, .decrement, .decreaseSetting: return change(entry, up: false, &settings)
        case .resetSetting:
            guard case .setting(let setting) = entry, settings.reset(setting) else { return .edge }
            return .say(settings.spokenValue(of: setting))
        case .settings, .escape, .reviewMode:
            isOpen = false
            return .closed
        case .stopSpeech, .helpMode, .passKey: return nil
        default: return .edge
        }
        return .say(text(of: Self.entries[position], settings))
    }

    private func change(_ entry: Entry, up: Bool, _ settings: inout SettingsInForce) -> Answer {
        switch entry {
        case .setting(let setting): return step(setting, up: up, &settings)
        case .scope:
            guard !settings.program.isEmpty else { return .edge }
            settings.isForProgram.toggle()
            return .say(text(of: .scope, settings))
        }
    }

    private func step(_ setting: TerminalSetting, up: Bool, _ settings: inout SettingsInForce) -> Answer {
        settings.step(setting, up: up) ? .say(settings.spokenValue(of: setting)) : .edge
    }

    private func text(of entry: Entry, _ settings: SettingsInForce) -> String {
        switch entry {
        case .scope:
            settings.isForProgram
                ? TerminalWords.current[.onlyFor, settings.program] : TerminalWords.current[.forAllPrograms]
        case .setting(let setting): setting.spokenName + ", " + settings.spokenValue(of: setting)
        }
    }
}
