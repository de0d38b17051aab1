import Keys
import Words

/// The user's settings, while a session runs.
extension TerminalSession {
    /// Sets speech, before the session runs.
    ///
    /// - Parameters:
    ///   - stored: The user's settings, for all programs and for some. Changes by keys are passed to the output, which
    ///     saves them.
    ///   - usual: The defaults that differ from the standard.
    ///   - override: Settings for this session, which override all others.
    ///   - program: The name of the program that is started, without its folder.
    public func apply(
        _ stored: TerminalSettings, usual: TerminalProfile = TerminalProfile(),
        override: TerminalProfile = TerminalProfile(), program: String = ""
    ) {
        settings.settings = stored
        settings.usual = usual
        settings.session = override
        _ = settings.begin([program])
        enforceSettings()
        placeWindows()
    }

    /// Finds the program in the foreground, and applies the user's settings for it. Not while the list of settings is
    /// open: it applies to the program for which it was opened.
    func updateProgram() {
        guard !menu.isOpen, settings.begin(inner.foregroundProgramNames) else { return }
        enforceSettings()
        placeWindows()
    }

    private func placeWindows() {
        let profile = settings.profile
        review.windows = ReviewWindows(watched: profile.watched ?? [], muted: profile.muted ?? [])
    }

    /// Returns the user's name for a key, by the terminal's bytes for it.
    func keyName(_ bytes: [UInt8]) -> String? {
        keyNames.isEmpty ? nil : KeyPress(sent: bytes).flatMap { keyNames[$0] }
    }

    func enforceSettings() {
        let profile = settings.profile
        words = StringCatalog.builtIn.terminalWords(
            for: profile.language ?? outputs.voices?.language(ofVoice: profile.voice))
        audible.settings = profile.speaking
        audible.settings.detectors = detectors
        if appliedProfile.rules != profile.rules { rules = RuledSpeech(profile.rules ?? []) }
        if appliedProfile.keys != profile.keys {
            let keys = (profile.keys ?? [:]).compactMap { key, name in KeyName.press(key).map { ($0, name) } }
            keyNames = Dictionary(keys) { first, _ in first }
        }
        appliedProfile = profile
        review.change(profile.speech.settings)
        // This may announce that a voice is missing: not while speech is off.
        if !remembered.isMuted { outputs.tuning?.change(profile.speech) }
    }

    /// Changes settings, and keeps them.
    func changeSettings(_ change: (inout SettingsInForce) -> Void) {
        let old = settings
        change(&settings)
        keepSettings(ifOtherThan: old)
    }

    private func keepSettings(ifOtherThan old: SettingsInForce) {
        guard settings.settings != old.settings || settings.session != old.session else { return }
        enforceSettings()
        if settings.settings != old.settings, outputs.settings?.keep(settings.settings) == false {
            warn(.settingsNotSaved)
        }
    }

    /// Carries out a command if it concerns settings.
    func changeSettings(_ command: ReaderCommand) -> Bool {
        if command.isForProgram { updateProgram() }
        if command.concernsSettings { settings.voices = outputs.voices?.voices ?? [] }
        let old = settings
        let wasOpen = menu.isOpen
        guard let answer = menu.perform(command, on: &settings) else { return false }
        keepSettings(ifOtherThan: old)
        if wasOpen, !menu.isOpen { updateProgram() }
        switch answer {
        case .say(let text): speak([.notice(text)])
        case .edge: speak([.sound(.edge)])
        case .closed: speak([.notice(words[.settingsClosed])])
        }
        return true
    }
}
