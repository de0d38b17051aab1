import Foundation
import Testing
import Voices

@testable import Speech

/// One test at a time: several count processes or descriptors.
@Suite(.serialized) struct `The helper process` {
    @Test func `speaks: sound that is not silence, and a word event for each word`() throws {
        let synthesizer = try Helper.synthesizer()
        let result = try synthesizer.speak(SpeechSegment(text: "Hello brave new world"))
        #expect(result.samples.count > SpeechAudio.sampleRate / 2)
        #expect(result.samples.map(\.magnitude).max() ?? 0 > 3000)
        #expect(result.words.map(\.range) == [0..<5, 6..<11, 12..<15, 16..<21])
        #expect(result.words.map(\.sample) == result.words.map(\.sample).sorted())
    }

    @Test func `stops within a chunk of sound when it is cancelled`() throws {
        let synthesizer = try Helper.synthesizer()
        let cancellation = CancellationFlag()
        var samples = 0
        let text = String(repeating: "a long text that goes on ", count: 12)
        try synthesizer.synthesize(SpeechSegment(text: text), cancellation: cancellation) { chunk in
            if case .audio(let audio) = chunk {
                #expect(!cancellation.isCancelled)
                samples += audio.count
                cancellation.cancel()
            }
            return true
        }
        #expect(samples < SpeechAudio.sampleRate / 10)
        #expect(try synthesizer.speak(SpeechSegment(text: "Next")).samples.count > 1000)
    }

    @Test func `a receiver that wants no more ends the call`() throws {
        let synthesizer = try Helper.synthesizer()
        var calls = 0
        try synthesizer.synthesize(SpeechSegment(text: "One two three four"), cancellation: CancellationFlag()) { _ in
            calls += 1
            return false
        }
        #expect(calls == 1)
    }

    @Test(arguments: [String(repeating: "a.", count: 85), String(repeating: "s'", count: 220)])
    func `a text that crashes the library is spoken in pieces and leaves the next one unharmed`(text: String) throws {
        let synthesizer = try Helper.synthesizer()
        for _ in 0..<2 {
            // Whether the library really crashes depends on its version; the text must be spoken in any case.
            let spoken = try synthesizer.speak(SpeechSegment(text: text))
            #expect(spoken.samples.count > SpeechAudio.sampleRate)
            #expect(spoken.words.map(\.range.lowerBound) == spoken.words.map(\.range.lowerBound).sorted())
            #expect(spoken.words.map(\.sample) == spoken.words.map(\.sample).sorted())
            #expect(spoken.words.last?.range.upperBound ?? 0 > text.unicodeScalars.count / 2)
            #expect(try synthesizer.speak(SpeechSegment(text: "Unharmed")).words.map(\.range) == [0..<8])
        }
    }

    @Test func `a dead helper is replaced by the standby process`() async throws {
        let synthesizer = try Helper.synthesizer()
        _ = try synthesizer.speak(SpeechSegment(text: "One"))
        while synthesizer.standbyProcessID == nil { await Task.yield() }
        let standby = synthesizer.standbyProcessID
        kill(try #require(synthesizer.processID), SIGKILL)
        _ = try synthesizer.speak(SpeechSegment(text: "Two"))
        #expect(synthesizer.processID == standby)
    }

    @Test func `a standby that died meanwhile is not used`() async throws {
        let synthesizer = try Helper.synthesizer()
        _ = try synthesizer.speak(SpeechSegment(text: "One"))
        while synthesizer.standbyProcessID == nil { await Task.yield() }
        kill(try #require(synthesizer.standbyProcessID), SIGKILL)
        kill(try #require(synthesizer.processID), SIGKILL)
        #expect(try synthesizer.speak(SpeechSegment(text: "Two")).samples.count > 1000)
    }

    @Test(arguments: [
        ("en-us", "ˈtʃɪkɪn"), ("en-us", "həˈloʊ wɜːld"), ("de", "ˈʃtʁaːsə"), ("fr", "bɔ̃ˈʒuʁ"),
    ])
    func `a pronunciation is spoken instead of the text`(voice: String, ipa: String) throws {
        let synthesizer = try Helper.synthesizer()
        var segment = SpeechSegment(text: "x")
        segment.voices = [voice]
        let letter = try synthesizer.speak(segment).samples.count
        segment.ipa = ipa
        let word = try synthesizer.speak(segment).samples.count
        #expect(abs(word - letter) > 500)
        // Text that is no phonetic notation is still spoken.
        segment.ipa = "123 [[%%]]"
        #expect(try synthesizer.speak(segment).samples.count > 1000)
    }

    @Test func `a helper killed in the middle of a segment is replaced and no sample is repeated`() throws {
        let synthesizer = try Helper.synthesizer()
        let segment = SpeechSegment(text: "one two three four five six seven eight nine ten eleven twelve")
        let whole = try synthesizer.speak(segment)
        let victim = try #require(synthesizer.processID)
        var isDead = false
        var samples = 0
        var words: [Range<Int>] = []
        try synthesizer.synthesize(segment, cancellation: CancellationFlag()) { chunk in
            switch chunk {
            case .audio(let audio):
                samples += audio.count
                if !isDead, samples > 10_000 { isDead = kill(victim, SIGKILL) == 0 }
            case .word(let word): words.append(word.range)
            }
            return true
        }
        #expect(isDead)
        #expect(synthesizer.processID != victim)
        #expect(words == whole.words.map(\.range))
        // The library varies its speech a little from time to time.
        #expect(abs(samples - whole.samples.count) < SpeechAudio.sampleRate / 2)
    }

    @Test func `a helper killed between texts is replaced`() throws {
        let synthesizer = try Helper.synthesizer()
        _ = try synthesizer.speak(SpeechSegment(text: "One"))
        kill(try #require(synthesizer.processID), SIGKILL)
        #expect(try synthesizer.speak(SpeechSegment(text: "Two")).samples.count > 1000)
    }

    @Test func `a helper that hangs is given up, and a cancel does not wait for it`() throws {
        let synthesizer = try Helper.synthesizer(patience: .seconds(30))
        _ = try synthesizer.speak(SpeechSegment(text: "One"))
        kill(try #require(synthesizer.processID), SIGSTOP)
        let cancellation = CancellationFlag()
        Thread.detachNewThread { cancellation.cancel() }
        let start = ContinuousClock.now
        try synthesizer.synthesize(SpeechSegment(text: "Two"), cancellation: cancellation) { _ in true }
        #expect(start.duration(to: .now) < .seconds(10))
        #expect(try synthesizer.speak(SpeechSegment(text: "Three")).samples.count > 1000)
    }

    @Test func `a helper that was stopped is noticed and replaced, whatever the patience`() throws {
        let synthesizer = try Helper.synthesizer(patience: .seconds(600))
        _ = try synthesizer.speak(SpeechSegment(text: "One"))
        kill(try #require(synthesizer.processID), SIGSTOP)
        #expect(try synthesizer.speak(SpeechSegment(text: "Two")).samples.count > 1000)
    }

    @Test func `shutdown leaves no process behind`() throws {
        let synthesizer = try Helper.synthesizer()
        _ = try synthesizer.speak(SpeechSegment(text: "One"))
        let process = try #require(synthesizer.processID)
        #expect(kill(process, 0) == 0)
        synthesizer.shutdown()
        // Not even a zombie, which could still be sent a signal.
        #expect(kill(process, 0) == -1)
        #expect(synthesizer.processID == nil)
    }

    @Test func `opens no descriptor that it does not close`() throws {
        func count() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
        let synthesizer = try Helper.synthesizer()
        let before = try count()
        for _ in 0..<5 {
            _ = try synthesizer.speak(SpeechSegment(text: "One"))
            synthesizer.shutdown()
        }
        // Other tests open files meanwhile; a leak here would be three for each round.
        #expect(try count() < before + 10)
    }

    @Test func `the pronunciation of a text is stable`() throws {
        let synthesizer = try Helper.synthesizer()
        let first = try synthesizer.phonemes(for: "Settings, button", voice: "en-us")
        #expect(first == "sˈɛɾɪŋz bˈʌʔn̩")
        for _ in 0..<20 {
            _ = try synthesizer.speak(SpeechSegment(text: "Something between"))
            #expect(try synthesizer.phonemes(for: "Settings, button", voice: "en-us") == first)
        }
    }

    @Test func `the first voice that exists is taken, and none is an error`() throws {
        let synthesizer = try Helper.synthesizer()
        var segment = SpeechSegment(text: "Straße")
        segment.voices = ["xx-nosuch", "../../etc/passwd", "de"]
        #expect(try synthesizer.speak(segment).samples.count > 1000)
        segment.voices = ["xx-nosuch", "en-us+nosuch", "en-us+" + String(repeating: "x", count: 100)]
        #expect(throws: SynthesisError.unknownVoice(segment.voices)) { try synthesizer.speak(segment) }
    }

    @Test func `data that are named later are used by the next segment, and the environment stays unchanged`() throws {
        let synthesizer = try Helper.synthesizer()
        var segment = SpeechSegment(text: "Hello")
        segment.voices = ["en-us+earshot-steady"]
        #expect(throws: SynthesisError.unknownVoice(segment.voices)) { try synthesizer.speak(segment) }
        let first = synthesizer.processID
        synthesizer.dataFolder = try VariantData.prepare()
        #expect(try synthesizer.speak(segment).samples.count > 1000)
        #expect(synthesizer.processID != first)
        #expect(getenv("EARSHOT_ESPEAK_DATA") == nil)
        // The spare process gets the signal too.
        if let process = synthesizer.processID { kill(process, SIGKILL) }
        #expect(try synthesizer.speak(segment).samples.count > 1000)
    }

    @Test func `the helper is started with no way to a sound server, rather than set it among its threads`() throws {
        let synthesizer = try Helper.synthesizer()
        defer { synthesizer.shutdown() }
        _ = try synthesizer.voices()
        let process = try #require(synthesizer.processID)
        let variables = try Data(contentsOf: URL(filePath: "/proc/\(process)/environ")).split(separator: 0)
        let servers = variables.map { String(decoding: $0, as: UTF8.self) }.filter { $0.hasPrefix("PULSE_SERVER=") }
        #expect(servers == ["PULSE_SERVER=unix:/nonexistent"])
    }

    @Test func `lists the voices of the library`() throws {
        let synthesizer = try Helper.synthesizer()
        let voices = try synthesizer.voices()
        #expect(voices.count > 50)
        #expect(voices.contains { $0.identifier == "de" && $0.name == "German" })
        // Whatever is listed can be chosen; some dictionaries take long to load, so a part must do.
        for voice in voices where voice.identifier.hasPrefix("en") || voice.identifier.utf8.count > 6 {
            var segment = SpeechSegment(text: "1")
            segment.voices = [voice.identifier]
            #expect(throws: Never.self) { try synthesizer.speak(segment) }
        }
    }

    @Test func `speaks the name of a single character`() throws {
        let synthesizer = try Helper.synthesizer()
        let name = try synthesizer.speak(SpeechSegment(text: ".", isCharacter: true))
        #expect(name.samples.map(\.magnitude).max() ?? 0 > 3000)
    }

    @Test func `says where it looked for a helper that is not there`() {
        #expect {
            _ = try HostedSynthesizer(path: "/nonexistent/helper")
        } throws: { error in
            String(describing: error).contains("/nonexistent/helper")
        }
        #expect(throws: SynthesisError.self) { try HostedSynthesizer(path: "/etc/passwd") }
    }

    @Test func `the helper is looked for next to programs and tests, under prefixes and along PATH`() throws {
        let folder = NSTemporaryDirectory() + "/earshot-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/opt/bin", withIntermediateDirectories: true)
        try Data("#!/bin/sh".utf8).write(to: URL(filePath: folder + "/opt/bin/earshot"))
        chmod(folder + "/opt/bin/earshot", 0o755)
        let candidates = SynthesizerLocation.candidates(
            program: "/app/bin", arguments: ["runner", "--test-bundle-path", "/build/x.xctest"],
            environment: ["PATH": folder + "/opt/bin"]
        ).map { $0.replacing("/earshot-synthesizer", with: "") }
        let real = URL(filePath: folder).resolvingSymlinksInPath().path
        #expect(
            candidates == [
                "/app/bin", "/app/libexec/earshot", "/build", "\(real)/opt/bin", "\(real)/opt/libexec/earshot",
                "/usr/local/libexec/earshot", "/usr/libexec/earshot",
            ])
        let error = #expect(throws: SynthesisError.self) { try SynthesizerLocation.find(in: ["/nonexistent/x"]) }
        #expect(error?.description.contains("add the product \"earshot-synthesizer\" of the package") == true)
    }

    @Test func `a program that is no helper is found out`() throws {
        let synthesizer = try HostedSynthesizer(path: "/bin/cat", patience: .seconds(10))
        #expect(throws: SynthesisError.self) { try synthesizer.speak(SpeechSegment(text: "x")) }
        let other = try HostedSynthesizer(path: "/bin/true", patience: .seconds(10))
        #expect(throws: SynthesisError.self) { try other.speak(SpeechSegment(text: "x")) }
    }
}
