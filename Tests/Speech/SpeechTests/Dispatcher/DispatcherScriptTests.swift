import Testing

@testable import Speech

@Suite struct `Commands to speech-dispatcher` {
    @Test(arguments: [
        (80, -100), (125, -50), (170, 0), (449, 100), (900, 100), (309, 49),
    ])
    func `rates are in its units`(words: Int, rate: Int) {
        #expect(DispatcherSettings.rate(words) == rate)
    }

    @Test func `pitch, liveliness and volume are in its units, and nothing is louder than usual`() {
        var profile = VoiceProfile.plain
        (profile.pitch, profile.range, profile.volume) = (75, 0, 200)
        let loud = DispatcherSettings(SpeechSegment(text: "", profile: profile), profile: profile)
        #expect((loud.pitch, loud.range, loud.volume) == (50, -100, 100))
        profile.volume = 0
        #expect(DispatcherSettings(SpeechSegment(text: "", profile: profile), profile: profile).volume == -100)
    }

    @Test(arguments: [
        "</speak><audio src=\"/etc/passwd\"/>", "a\r\n.\r\nQUIT\r\nb", ".", "\u{1}0A & < > ' \"", "##[error]",
        "one\u{2028}two\u{202E}three\u{0}four",
    ])
    func `no text becomes markup, a command or the end of the message`(text: String) throws {
        for message in messages(Utterance(text: text)) {
            guard case .markup(let markup) = message.text else { continue }
            #expect(markup.hasPrefix("<speak>") && markup.hasSuffix("</speak>"))
            let controls = markup.unicodeScalars.filter(SpeechText.isUnsafe)
            #expect(controls.isEmpty)
            // The text without our own tags has no other tags.
            var rest = markup.dropFirst(7).dropLast(8)[...]
            while let start = rest.firstIndex(of: "<") {
                #expect(rest[start...].hasPrefix("<mark name=") || rest[start...].hasPrefix("<break time="))
                let end = try #require(rest[start...].firstIndex(of: ">"))
                rest = rest[rest.index(after: end)...]
            }
        }
    }

    @Test func `a role's prosody and another language are sent as markup`() {
        var profile = VoiceProfile.plain
        profile.roles[.hint] = Prosody(ratePercent: 120, pitchChange: 10)
        let utterance = Utterance([
            .text(SpokenText("save")), .text(SpokenText("double tap", role: .hint)),
            .text(SpokenText("Haus", language: "de")),
        ])
        guard case .markup(let markup) = messages(utterance, profile).first?.text else {
            Issue.record("no markup")
            return
        }
        #expect(markup.contains(#"<prosody rate="120%" pitch="+20%"><mark name="1"/>double"#))
        #expect(markup.contains(#"<voice xml:lang="de"><mark name="3"/>Haus</voice>"#))
    }

    @Test func `names of voices and modules stay on their line`() {
        var profile = VoiceProfile.plain
        profile.voice = DispatcherVoice.prefix + "x\r\nQUIT"
        let settings = DispatcherSettings(SpeechSegment(text: "", profile: profile), profile: profile)
        #expect(settings.commands(after: nil).contains("SET SELF SYNTHESIS_VOICE xQUIT"))
        #expect(settings.commands(after: settings) == [])
    }

    private func messages(_ utterance: Utterance, _ profile: VoiceProfile = .plain) -> [DispatcherScript.Message] {
        DispatcherScript(SpeechPlan(utterance, profile: profile), profile: profile, earcons: .standard).pieces
            .compactMap { if case .message(let message) = $0 { message } else { nil } }
    }
}

@Suite struct `Replies of speech-dispatcher` {
    private static let talk = "700-12\r\n700-3\r\n700-4\r\n700 INDEX MARK\r\n249-A b\tde\tnone\r\n249 OK\r\n"

    @Test(arguments: 0...talk.utf8.count)
    func `replies are the same wherever the bytes are parted`(place: Int) throws {
        var reader = SSIPReader()
        let bytes = Array(Self.talk.utf8)
        try reader.take(bytes[..<place])
        try reader.take(bytes[place...])
        #expect(reader.next() == SSIPReply(code: 700, lines: ["12", "3", "4"], text: "INDEX MARK"))
        #expect(reader.next() == SSIPReply(code: 249, lines: ["A b\tde\tnone"], text: "OK"))
        #expect(reader.next() == nil)
    }

    @Test(arguments: ["200\r\n", "20x OK\r\n", "200-a\r\n201 b\r\n", "200+OK\r\n", "\r\n", "-12 OK\r\n"])
    func `what is no reply is refused`(line: String) {
        #expect(throws: DispatcherFailure.nonsense) {
            var reader = SSIPReader()
            try reader.take(line.utf8)
        }
    }

    @Test func `voices come without variants, by names that tell whose they are`() throws {
        let daemon = try ScriptedDaemon()
        defer { daemon.end() }
        let voices = try DispatcherEngine.voices(of: daemon.address)
        #expect(voices.map(\.identifier) == ["speech-dispatcher:English (America)", "speech-dispatcher:German"])
        #expect(voices.map(\.language) == ["en-US", "de"])
    }

    @Test(arguments: [
        (["XDG_RUNTIME_DIR": "/run/user/7"], "/run/user/7/speech-dispatcher/speechd.sock"),
        (["HOME": "/home/a"], "/home/a/.cache/speech-dispatcher/speechd.sock"),
        (["SPEECHD_ADDRESS": "unix_socket:/tmp/s", "HOME": "/home/a"], "/tmp/s"),
        (["SPEECHD_ADDRESS": "unix_socket", "XDG_RUNTIME_DIR": "/r"], "/r/speech-dispatcher/speechd.sock"),
    ])
    func `the daemon is looked for where its own clients look`(environment: [String: String], path: String) throws {
        #expect(try DispatcherAddress(environment: environment).path == path)
    }

    @Test(arguments: ["inet_socket:127.0.0.1:6560", "unix_socket:s", "\u{1B}[2J"])
    func `an address of another kind is refused in words`(address: String) {
        #expect(throws: DispatcherFailure.address(address)) {
            try DispatcherAddress(environment: ["SPEECHD_ADDRESS": address])
        }
        #expect(!DispatcherFailure.address(address).description.unicodeScalars.contains { $0.value < 0x20 })
    }
}
