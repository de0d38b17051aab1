import ScreenReader

/// The settings of a session for the program in the foreground, and the changes that keys make to them.
struct SettingsInForce {
    /// The settings that are saved.
    var settings = TerminalSettings()
    /// The defaults, as far as they differ from the standard.
    var usual = TerminalProfile()
    /// The settings of this session alone, which take precedence and are not saved.
    var session = TerminalProfile()
    /// The name of the program in the foreground; empty where it is not known.
    private(set) var program = ""
    /// Whether changes are for the program alone.
    var isForProgram = false
    /// The voices to choose from, the usual one first.
    var voices: [TerminalVoice] = []

    /// The settings for the program in the foreground: saved ones with the changes of this session.
    var profile: TerminalProfile {
        var profile = settings.profile(of: program, usual: usual)
        profile.overlay(session)
        return profile
    }

    /// Another program has come to the foreground. It goes by the first of its names for which there are settings, else by
    /// its first name. False when it is the same, or not known.
    mutating func begin(_ names: [String]) -> Bool {
        let known = names.first { settings.programs[$0] != nil } ?? names.first
        guard let program = known, program != self.program else { return false }
        self.program = program
        isForProgram = false
        return true
    }

    /// A setting's value as it is spoken.
    func spokenValue(of setting: TerminalSetting) -> String { setting.spokenValue(in: profile, voices: voices) }

    /// Changes a setting by a step. False when it is at its end.
    mutating func step(_ setting: TerminalSetting, up: Bool) -> Bool {
        var changed = profile
        guard setting.step(&changed, up: up, voices: voices) else { return false }
        take(setting, from: changed)
        return true
    }

    /// Gives a setting its usual value. False when it has that.
    mutating func reset(_ setting: TerminalSetting) -> Bool {
        let before = self
        setting.reset(&session)
        changeTarget(of: setting) { setting.reset(&$0) }
        return settings != before.settings || session != before.session
    }

    /// Applies the changes that the reader of elements has made.
    mutating func take(_ new: SpeechSettings) {
        let old = profile
        var changed = old
        changed.rate = new.rate
        changed.pitch = new.pitch
        changed.volume = new.volume
        changed.punctuation = new.punctuation
        changed.sounds = new.playsSounds
        changed.hints = new.speaksHints
        for setting in TerminalSetting.allCases where !ProfileMember(setting).isEqual(old, changed) {
            take(setting, from: changed)
        }
    }

    private mutating func take(_ setting: TerminalSetting, from changed: TerminalProfile) {
        setting.copy(from: TerminalProfile(), to: &session)
        changeTarget(of: setting) { setting.copy(from: changed, to: &$0) }
    }

    /// Changes the stored settings: those for the program if the user has chosen it, or if these already have the
    /// setting, which would hide a value for all programs.
    private mutating func changeTarget(of setting: TerminalSetting, _ change: (inout TerminalProfile) -> Void) {
        guard !program.isEmpty, isForProgram || settings.programs[program].map(setting.isDecided) == true else {
            return change(&settings.profile)
        }
        change(&settings.programs[program, default: TerminalProfile()])
        if settings.programs[program] == TerminalProfile() { settings.programs[program] = nil }
    }

    // MARK: Lines

    /// Keeps which lines of the program are watched and muted. Nothing is kept where the program is not known.
    mutating func keep(_ windows: ReviewWindows) {
        guard !program.isEmpty else { return }
        var profile = settings.programs[program] ?? TerminalProfile()
        profile.watched = windows.watched.isEmpty ? nil : windows.watched
        profile.muted = windows.muted.isEmpty ? nil : windows.muted
        settings.programs[program] = profile == TerminalProfile() ? nil : profile
    }
}
