import Speech

extension ScreenReader {
    /// Changes a setting by one step and speaks its new value, or plays the border sound at its end.
    mutating func changeSetting(_ setting: SpeechSettings.Setting, up: Bool) {
        guard settings.step(setting, up: up, languages: StringCatalog.builtIn.languages) else { return play(.border) }
        log(.setting(setting, spokenValue(of: setting)))
        emit(.setSpeech(settings))
        say(spokenValue(of: setting))
    }

    /// A setting and its value as they are spoken.
    public func spokenText(of setting: SpeechSettings.Setting) -> String {
        spokenName(of: setting) + ", " + spokenValue(of: setting)
    }

    /// The name of a setting as it is spoken.
    func spokenName(of setting: SpeechSettings.Setting) -> String {
        switch setting {
        case .rate: words[.settingRate]
        case .volume: words[.settingVolume]
        case .pitch: words[.settingPitch]
        case .punctuation: words[.settingPunctuation]
        case .language: words[.settingLanguage]
        case .sounds: words[.settingSounds]
        case .hints: words[.settingHints]
        }
    }

    /// The value of a setting as it is spoken.
    func spokenValue(of setting: SpeechSettings.Setting) -> String {
        switch setting {
        case .rate: words[.percent, settings.rate]
        case .volume: words[.percent, settings.volume]
        case .pitch: words[.percent, settings.pitch]
        case .punctuation:
            switch settings.punctuation {
            case .none: words[.punctuationNone]
            case .some: words[.punctuationSome]
            case .all: words[.punctuationAll]
            }
        case .language: settings.language ?? words[.languageOfApp]
        case .sounds: words[settings.playsSounds ? .on : .off]
        case .hints: words[settings.speaksHints ? .on : .off]
        }
    }
}
