import ScreenReader
import Testing

@testable import TerminalReader

@Suite struct `Settings changed by keys` {
    /// A user who changes settings.
    private struct User {
        var menu = SettingsMenu()
        var settings: SettingsInForce

        init(_ json: String = "{}", program: String = "vim") throws {
            settings = SettingsInForce()
            settings.settings = try TerminalSettings(json: Array(json.utf8))
            _ = settings.begin([program])
            settings.voices = [
                TerminalVoice(name: "default", title: "default", language: "en-US"),
                TerminalVoice(name: "calm", title: "calm", language: "en-US"),
                TerminalVoice(name: "german", title: "german", language: "de-DE"),
                TerminalVoice(name: "en-gb", title: "English (Great Britain)", language: "en-gb"),
            ]
        }

        @discardableResult mutating func give(_ commands: ReaderCommand...) -> String {
            var answer = SettingsMenu.Answer?.none
            for command in commands { answer = menu.perform(command, on: &settings) }
            return switch answer {
            case .say(let text): text
            case .edge: "(edge)"
            case .closed: "(closed)"
            case nil: "(nothing)"
            }
        }
    }

    @Test func `have a key each for what is changed most`() throws {
        var user = try User()
        #expect(user.give(.faster) == "55%")
        #expect(user.give(.slower, .slower) == "45%")
        #expect(user.give(.higher) == "55%")
        #expect(user.give(.softer) == "95%")
        #expect(user.give(.louder, .louder) == "(edge)")
        #expect(user.give(.nextVoice) == "default")
        #expect(user.give(.nextVoice) == "calm")
        #expect(user.give(.nextVoice) == "English (Great Britain)")
        #expect(user.give(.nextVoice) == "default voice")
        #expect(user.give(.previousVoice) == "English (Great Britain)")
        let profile = user.settings.settings.profile
        #expect(profile.rate == 45 && profile.pitch == 55 && profile.volume == 100 && profile.voice == "en-gb")
    }

    @Test func `of speech are gone through and changed anywhere`() throws {
        var user = try User()
        #expect(user.give(.increaseSetting) == "55%")
        #expect(user.give(.nextSetting) == "pitch, 50%")
        #expect(user.give(.decreaseSetting) == "45%")
        #expect(user.give(.previousSetting, .previousSetting) == "punctuation, some")
        #expect(user.give(.increaseSetting) == "all")
        #expect(user.give(.previousSetting) == "voice, default voice")
        #expect(!user.menu.isOpen)
    }

    @Test func `a language brings its own voices`() throws {
        var user = try User(#"{"voice":"calm"}"#)
        user.give(.nextSetting, .nextSetting, .nextSetting)
        #expect(user.give(.increaseSetting) == "English")
        // Its own name, as its voice already speaks it.
        #expect(user.give(.increaseSetting) == "Deutsch")
        #expect(user.settings.profile.voice == nil)
        #expect(user.give(.nextVoice) == "german")
        #expect(user.give(.nextVoice) == "default voice")
    }

    @Test func `are a list with every one of them`() throws {
        var user = try User()
        #expect(user.give(.settings) == "settings, for all programs")
        var names: [String] = []
        while case let text = user.give(.nextElement), text != "(edge)" { names.append(text) }
        #expect(names.count == TerminalSetting.allCases.count)
        for name in [
            "rate, 50%", "language, same as the voice", "voice, default voice", "punctuation, some",
            "punctuation in review, same as output", "sounds, on", "verbosity, medium", "key echo, characters",
            "speak output, on", "lines read in full, 25", "flood sounds, every 0.5 seconds", "progress, every 25%",
            "end of long commands, after 10 seconds", "hints, off", "indentation in review, words",
            "attributes in review, off",
        ] {
            #expect(names.contains(name), "\(name)")
        }
        #expect(user.give(.firstElement, .previousElement) == "(edge)")
        #expect(user.give(.nextWord) == "(edge)")
        #expect(user.give(.stopSpeech) == "(nothing)")
        #expect(user.give(.reviewMode) == "(closed)")
        #expect(user.give(.nextElement) == "(nothing)")
    }

    @Test(arguments: TerminalSetting.allCases)
    func `each can be changed in the list, back again, and announced`(setting: TerminalSetting) throws {
        var user = try User()
        let start = user.settings.profile
        let told = user.settings.spokenValue(of: setting)
        // Only one is at its end at the start.
        let up = setting != .volume
        let isChanged = user.settings.step(setting, up: up)
        #expect(isChanged)
        #expect(user.settings.profile != start)
        let now = user.settings.spokenValue(of: setting)
        #expect(now != told || setting == .voice)
        let json = try user.settings.settings.json
        #expect(try TerminalSettings(json: json) == user.settings.settings)
        #expect(String(decoding: json, as: UTF8.self).contains("\"\(setting.rawValue)\""))
        let isBack = user.settings.step(setting, up: !up)
        #expect(isBack)
        #expect(user.settings.spokenValue(of: setting) == told)
        #expect(user.settings.profile == start)
    }

    @Test(arguments: TerminalSetting.allCases)
    func `each comes to an end or goes round`(setting: TerminalSetting) throws {
        var user = try User()
        var count = 0
        while user.settings.step(setting, up: true), count < 100 { count += 1 }
        let goesRound: Set<TerminalSetting> = [
            .language, .voice, .punctuation, .reviewPunctuation, .sounds, .verbosity, .keyEcho, .speaksOutput, .hints,
            .indentation, .attributes,
        ]
        #expect((count == 100) == goesRound.contains(setting))
        _ = try TerminalSettings(json: user.settings.settings.json)
    }

    @Test func `are for all programs, or only for the one in the foreground`() throws {
        var user = try User()
        user.give(.settings)
        #expect(user.give(.activate) == "only for vim")
        #expect(user.give(.nextElement, .increment) == "55%")
        #expect(user.settings.settings.programs == ["vim": try Self.profile { $0.rate = 55 }])
        #expect(user.settings.settings.profile == TerminalProfile())
        let isOther = user.settings.begin(["bash"])
        #expect(isOther)
        #expect(user.give(.currentElement) == "rate, 50%")
        #expect(user.give(.firstElement) == "for all programs")
    }

    @Test func `a program goes by the first of its names that has settings, else by its first`() throws {
        var user = try User(#"{"programs":{"python3":{"rate":70},"mixer":{"rate":30}}}"#)
        for (names, program, rate) in [
            (["mixer", "python3"], "mixer", 30), (["game", "python3"], "python3", 70),
            (["game", "python4"], "game", 50),
        ] {
            let isOther = user.settings.begin(names)
            #expect(isOther && user.settings.program == program && user.settings.profile.rate == rate)
        }
        let isUnknown = user.settings.begin([])
        #expect(!isUnknown && user.settings.program == "game")
    }

    @Test func `a value that a program has of its own is changed there`() throws {
        var user = try User(#"{"rate":40,"programs":{"vim":{"rate":70}}}"#)
        #expect(user.give(.faster) == "75%")
        #expect(user.settings.settings.profile.rate == 40)
        #expect(user.settings.settings.programs["vim"]?.rate == 75)
        #expect(user.give(.louder) == "(edge)")
        #expect(user.give(.softer) == "95%")
        #expect(user.settings.settings.profile.volume == 95)
    }

    @Test func `a setting derived from a program's own verbosity is changed for that program`() throws {
        var user = try User(#"{"programs":{"vim":{"verbosity":"low"}}}"#)
        let isChanged = user.settings.step(.lineLimit, up: true)
        #expect(isChanged)
        #expect(user.settings.spokenValue(of: .lineLimit) == "10")
        #expect(user.settings.settings.programs["vim"]?.lineLimit == 10)
        #expect(user.settings.settings.profile == TerminalProfile())
        let isReset = user.settings.reset(.lineLimit)
        #expect(isReset)
        #expect(user.settings.spokenValue(of: .lineLimit) == "5")
        #expect(user.settings.settings.programs["vim"] == (try Self.profile { $0.verbosity = .low }))
    }

    @Test func `a language is changed where the voice is stated, and the voice for all programs stays`() throws {
        var user = try User(#"{"voice":"calm","programs":{"vim":{"voice":"en-gb"}}}"#)
        let isChanged = user.settings.step(.language, up: false)
        #expect(isChanged)
        #expect(user.settings.settings.profile == (try Self.profile { $0.voice = "calm" }))
        #expect(user.settings.settings.programs["vim"] == (try Self.profile { $0.language = "de" }))
        #expect(user.settings.profile.speech.voice == nil)
        #expect(user.settings.profile.speech.settings.language == "de")
        // Nor does a voice for all programs help against the language of one.
        #expect(user.give(.nextVoice) == "german")
        #expect(user.settings.profile.voice == "german")
        #expect(user.settings.settings.profile.voice == "calm")
    }

    @Test func `have their usual value again`() throws {
        var user = try User(#"{"rate":40,"verbosity":"low","lineLimit":9,"programs":{"vim":{"rate":70}}}"#)
        #expect(user.give(.resetSetting) == "(edge)")
        user.give(.settings)
        #expect(user.give(.resetSetting) == "(edge)")
        user.give(.nextElement)
        #expect(user.give(.resetSetting) == "40%")
        #expect(user.settings.settings.programs.isEmpty)
        #expect(user.give(.resetSetting) == "50%")
        #expect(user.give(.resetSetting) == "(edge)")
        let isReset = user.settings.reset(.verbosity)
        #expect(isReset)
        #expect(user.settings.settings == TerminalSettings())
    }

    @Test func `a language that is taken back leaves the voice, and none is taken back where none is set`() throws {
        var user = try User(#"{"voice":"bedside"}"#)
        let isNothing = !user.settings.reset(.language)
        #expect(isNothing)
        #expect(user.settings.settings.profile == (try Self.profile { $0.voice = "bedside" }))
        user.settings.settings.profile.language = "en"
        let isReset = user.settings.reset(.language)
        #expect(isReset)
        #expect(user.settings.settings.profile == (try Self.profile { $0.voice = "bedside" }))
    }

    @Test func `where the program is not known they are for all`() throws {
        var user = try User(program: "")
        user.give(.settings)
        #expect(user.give(.activate) == "(edge)")
        user.give(.nextElement, .increment)
        #expect(user.settings.settings.profile.rate == 55)
    }

    @Test func `what holds in a session alone is not kept until it is changed`() throws {
        var user = try User(#"{"keyEcho":"words"}"#)
        user.settings.session.keyEcho = SpeakingSettings.KeyEcho.none
        user.give(.faster)
        #expect(user.settings.settings.profile.keyEcho == .words)
        #expect(user.settings.profile.keyEcho == SpeakingSettings.KeyEcho.none)
        let isChanged = user.settings.step(.keyEcho, up: true)
        #expect(isChanged)
        #expect(user.settings.settings.profile.keyEcho == .characters)
        #expect(user.settings.profile.keyEcho == .characters)
    }

    @Test func `a voice has its own punctuation until the user sets it`() throws {
        var user = try User()
        user.settings.usual.punctuation = .all
        #expect(user.settings.spokenValue(of: .punctuation) == "all")
        user.settings.settings = try TerminalSettings(json: Array(#"{"punctuation":"some"}"#.utf8))
        #expect(user.settings.spokenValue(of: .punctuation) == "some")
    }

    @Test func `verbosity takes single limits back`() throws {
        var user = try User(#"{"lineLimit":7}"#)
        let isChanged = user.settings.step(.verbosity, up: true)
        #expect(isChanged)
        #expect(user.settings.profile.lineLimit == 100)
        #expect(user.settings.settings.profile.lineLimit == nil)
    }

    @Test func `what the rotor has changed is taken over`() throws {
        var user = try User(#"{"programs":{"vim":{"punctuation":"none"}}}"#)
        var speech = user.settings.profile.speech.settings
        speech.rate = 65
        speech.punctuation = .all
        user.settings.take(speech)
        #expect(user.settings.settings.profile.rate == 65)
        #expect(user.settings.settings.profile.punctuation == nil)
        #expect(user.settings.settings.programs["vim"]?.punctuation == .all)
        #expect(user.settings.profile.speech.settings == speech)
    }

    private static func profile(_ change: (inout TerminalProfile) -> Void) throws -> TerminalProfile {
        var profile = TerminalProfile()
        change(&profile)
        return profile
    }
}
