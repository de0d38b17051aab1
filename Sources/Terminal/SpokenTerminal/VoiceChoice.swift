import ScreenReader
import Speech
import TerminalReader
import Voices

/// The voices that a user of a terminal can choose: profiles of the package and of the user, then those of the
/// synthesizer. They are looked up when they are needed for the first time.
final class VoiceChoice {
    private let usual: VoiceProfile
    private let ask: () -> [SynthesizerVoice]

    /// - Parameters:
    ///   - usual: The default voice.
    ///   - ask: Returns the voices of the synthesizer.
    init(usual: VoiceProfile, ask: @escaping () -> [SynthesizerVoice]) {
        self.usual = usual
        self.ask = ask
    }

    private lazy var profiles: [VoiceProfile] =
        [usual] + ((try? VoiceLibrary.entries())?.map(\.profile) ?? []).filter { $0.name != usual.name }
    private lazy var synthesizerVoices = ask()

    /// All of them, the usual one first.
    private(set) lazy var voices: [TerminalVoice] = {
        let own = profiles.map { TerminalVoice(name: $0.name, title: $0.name, language: $0.language) }
        let names = Set(own.map(\.name))
        return own
            + synthesizerVoices.filter { !names.contains($0.identifier) }.map {
                TerminalVoice(name: $0.identifier, title: $0.name, language: $0.language)
            }
    }()

    /// Returns the profile of a voice; nil when there is no such voice. A name of the synthesizer's is only accepted if
    /// the synthesizer has listed it.
    func profile(named name: String) -> VoiceProfile? {
        if let profile = profiles.first(where: { $0.name == name }) { return profile }
        guard let voice = synthesizerVoices.first(where: { $0.identifier == name }) else { return nil }
        var profile = usual
        profile.name = voice.identifier
        profile.voice = voice.identifier
        profile.language = voice.language
        // Words of another language are not to be spoken by its rules.
        if !LanguageTag.isSameLanguage(profile.language, usual.language) { profile.lexicon = .empty }
        return profile
    }
}
