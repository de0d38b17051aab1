import Foundation
import Speech
import Testing

@testable import Voices

@Suite struct `The loudness of voice profiles` {
    /// The first article of the Universal Declaration of Human Rights, by language.
    static let paragraphs = [
        "ar": """
        يولد جميع الناس أحرارا متساوين في الكرامة والحقوق. وقد وهبوا عقلا وضميرا وعليهم أن يعامل بعضهم بعضا بروح الإخاء.
        """,
        "de": """
        Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und \
        sollen einander im Geiste der Brüderlichkeit begegnen.
        """,
        "en": """
        All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience \
        and should act towards one another in a spirit of brotherhood.
        """,
        "es": """
        Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón y \
        conciencia, deben comportarse fraternalmente los unos con los otros.
        """,
        "fr": """
        Tous les êtres humains naissent libres et égaux en dignité et en droits. Ils sont doués de raison et de \
        conscience et doivent agir les uns envers les autres dans un esprit de fraternité.
        """,
        "it": """
        Tutti gli esseri umani nascono liberi ed eguali in dignità e diritti. Essi sono dotati di ragione e di coscienza \
        e devono agire gli uni verso gli altri in spirito di fratellanza.
        """,
        "zh": "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。",
    ]

    /// The root of the mean square of a paragraph's samples, in decibels of the greatest.
    static func level(_ profile: VoiceProfile) throws -> Double {
        let text = try #require(paragraphs[String(profile.language.prefix(2))])
        let synthesizer = try HostedSynthesizer(path: Helper.path, standby: false)
        defer { synthesizer.shutdown() }
        synthesizer.dataFolder = try VariantData.prepare()
        let sink = MemorySink()
        try SpeechRenderer(synthesizer: synthesizer, profile: profile).render(
            [.utterance(Utterance(text: text))], to: sink)
        let clipped = sink.samples.count { $0 == .max || $0 == .min }
        #expect(clipped * 10_000 <= sink.samples.count, "\(profile.name) is clipped \(clipped) times")
        let squares = sink.samples.reduce(0.0) { $0 + pow(Double($1) / 32_768, 2) }
        return 10 * log10(squares / Double(max(1, sink.samples.count)))
    }

    @Test func `all are within a decibel of the usual one`() throws {
        let usual = try Self.level(VoiceLibrary.profile(named: VoiceLibrary.defaultName))
        for profile in try VoiceLibrary.profiles() {
            let difference = try Self.level(profile) - usual
            #expect(abs(difference) <= 1, "\(profile.name) differs by \(difference) dB")
        }
    }
}
