import Foundation
import Speech
import Testing

@testable import Voices

@Suite struct `Voice profiles` {
    @Test func `those of the package are sound, and their voices exist`() throws {
        let profiles = try VoiceLibrary.profiles()
        #expect(profiles.count >= 8)
        #expect(Set(profiles.map { $0.language.prefix(2) }).count >= 6)
        let synthesizer = try Helper.synthesizer()
        synthesizer.dataFolder = try VariantData.prepare()
        for profile in profiles {
            let result = try synthesizer.speak(SpeechSegment(text: "Test", profile: profile))
            #expect(result.samples.count > 1000, "\(profile.name)")
        }
    }

    @Test func `roles and numbers are read`() throws {
        let profile = try VoiceLibrary.profile(named: "default")
        #expect(profile.rate == 185)
        #expect(profile.capitals == .pitch)
        #expect(profile.roles[.hint] == Prosody(ratePercent: 110, pitchChange: -10, volumePercent: 85))
    }

    @Test(
        arguments: [
            ("name: a\nlanguage: en\nvoice: en\nratte: 200\n", 4, "did you mean \"rate\"?"),
            ("name: a\nlanguage: en\nvoice: en\nrate: 2000\n", 4, "whole number from 80 to 900"),
            ("name: a\nlanguage: en\nvoice: en\nrate: fast\n", 4, "whole number"),
            ("name: a\nlanguage: en\nvoice: en\npause: .nan\n", 4, "number from 0.0 to 2.0"),
            ("name: a\nlanguage: en\nvoice: ../../etc\n", 3, "letters, digits"),
            ("name: a\nlanguage: en\nvoice: en\npunctuation: every\n", 4, "allowed are none, some, all"),
            ("name: a\nlanguage: en\nvoice: en\nroles:\n  headline: { pitch: 1 }\n", 5, "did you mean \"heading\"?"),
            ("name: a\nlanguage: en\nvoice: en\nroles:\n  heading: { pitch: 1000 }\n", 5, "-99 to 99"),
            ("name: a\nlanguage: en\nvoice: en\nroles: 5\n", 4, "mapping"),
            ("name: a\nlanguage: en\nvoice: en\nearcons: loud\n", 4, "allowed are standard"),
            ("name: a\nlanguage: xx-YY\nvoice: en\n", 2, "unknown language \"xx-YY\"; write a language code"),
            ("name: a\nlanguage: en\nvoice: en\nlexicon:\n  words: { a: \"\" }\n", 5, "a text of 1 to 100"),
            ("name: a\nlanguage: en\nvoice: en\nlexicon:\n  words: { \" \": a }\n", 5, "a text of 1 to 100"),
            ("name: a\nlanguage: en\nvoice: en\nlexicon:\n  word: {}\n", 5, "did you mean \"words\"?"),
            ("name: a\nlanguage: en\nvoice: en\nlexicon:\n  words: { a: { b: c } }\n", 5, "must be a text"),
            ("name: a\nlanguage: en\nvoice: en\nlexicon:\n  patterns:\n    \"##\": x\n", 6, "follow each other"),
            ("name: a\nname: b\nlanguage: en\nvoice: en\n", nil, ""),
            ("name: &x a\nlanguage: *x\nvoice: en\n", nil, "anchors and aliases"),
            ("language: en\nvoice: en\n", nil, "\"name\" is missing"),
            ("- name\n", 1, "can't contain lists"),
            ("name: [", nil, ""),
            ("", nil, "empty"),
            ("\u{1}", nil, ""),
        ] as [(String, Int?, String)])
    func `a wrong profile is refused with its line`(yaml: String, line: Int?, message: String) {
        let error = #expect(throws: ProfileError.self) { try VoiceLibrary.profile(yaml: yaml) }
        if let line { #expect(error?.line == line) }
        #expect(message.isEmpty || error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test func `all mistakes are found, in the order of the file`() throws {
        let file = NSTemporaryDirectory() + "/earshot-\(UUID().uuidString).yaml"
        defer { unlink(file) }
        try """
        name: a
        ratte: 200
        rate: fast
        utterancePause: 9
        voice: ../x
        roles: { heading: { pitch: 1000, pich: 1 } }
        lexicon: { words: { a: { b: c } }, patterns: { "##": x } }
        """.write(toFile: file, atomically: true, encoding: .utf8)
        let mistakes = VoiceLibrary.mistakes(file: file)
        #expect(mistakes.compactMap(\.line) == [1, 2, 3, 4, 5, 6, 6, 7, 7], "\(mistakes)")
        #expect(mistakes.first?.message == "the key \"language\" is missing")
        #expect(VoiceLibrary.mistakes(file: "/nonexistent.yaml").map(\.message) == ["cannot read the file"])
        try "name: a\nlanguage: en\nvoice: en\n".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(VoiceLibrary.mistakes(file: file).isEmpty)
    }

    @Test(arguments: [
        String(repeating: "[", count: 60_000), String(repeating: "- ", count: 30_000),
        String(repeating: "{a: ", count: 15_000), "name: a\n# " + String(repeating: "x", count: 70_000),
        "a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n",
    ])
    func `a hostile profile is refused`(yaml: String) {
        #expect(throws: ProfileError.self) { try VoiceLibrary.profile(yaml: yaml) }
    }

    @Test func `a name with a slash or the ending of a profile is its file`() throws {
        let file = NSTemporaryDirectory() + "/earshot-\(UUID().uuidString).yaml"
        defer { unlink(file) }
        try "name: mine\nlanguage: en\nvoice: en\n".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(try VoiceLibrary.profile(named: file).name == "mine")
        let error = #expect(throws: ProfileError.self) { try VoiceLibrary.profile(named: "missing.yaml") }
        #expect(error?.description == "missing.yaml: cannot read the file")
    }

    @Test func `an unknown name gets an answer that helps`() {
        let error = #expect(throws: ProfileError.self) { try VoiceLibrary.profile(named: "germna") }
        #expect(error?.message.contains("did you mean \"german\"?") == true)
    }

    @Test func `numbers out of range are brought into it`() {
        let profile = VoiceProfile(name: "x", rate: .max, pitch: .min, range: 1000, volume: -5, partPause: .nan)
        #expect([profile.rate, profile.pitch, profile.range, profile.volume] == [900, 0, 99, 0] as [Int])
        #expect(profile.partPause == 0)
    }
}
