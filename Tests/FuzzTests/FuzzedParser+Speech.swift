import AccessibilityTree
import StrictJSON
import TestSupport

@testable import AnnounceService
@testable import ScreenReader
@testable import Speech
@testable import Voices

// Logs, voices and the messages of speech clients.
extension FuzzedParser {
    static let sessionLog: FuzzedParser = {
        let long = "The quick brown fox jumps over the lazy dog, twenty times in a row and then once more, slowly."
        let entries: [Event] = [
            .gesture(.swipeRight, .next), .gesture(.touch(Point(x: 20.5, y: -40)), .touch(Point(x: 20.5, y: -40))),
            .spoken(text: long, kind: .announcement, priority: .high), .muted(true), .copied(long),
        ]
        let log = SessionLog(
            header: SessionLog.Header(file: nil), entries: entries.map { LogEntry(at: .zero, event: $0) })
        return FuzzedParser("session logs", [(try? log.jsonLines()) ?? ""]) { bytes in
            let sessions = try SessionLog.read(bytes)
            let text = try sessions.map { try $0.jsonLines() }.joined()
            guard try SessionLog.read(text.utf8) == sessions else {
                throw Changed(description: "the log was written otherwise")
            }
        }
    }()

    static let profile = FuzzedParser(description: "voice profiles", seeds: files("Voices/Profiles", ".yaml")) {
        bytes in
        _ = try ProfileParser.parse(String(decoding: bytes, as: UTF8.self), file: "fuzzed.yaml")
    }

    static let lexicon = FuzzedParser(
        "lexicons", ["words: { sudo: sue do, cat: cat }\npatterns:\n  \"v#.#\": version $1 point $2\n"]
    ) { bytes in
        let lexicon = try ProfileParser.parseLexicon(String(decoding: bytes, as: UTF8.self), file: "fuzzed.yaml")
        _ = lexicon
    }

    static let host = FuzzedParser(
        description: "messages to the synthesizer",
        seeds: [
            HostMessage.hello(version: 3, dataFolder: "/data"), .hello(version: 2),
            .speak(request: 7, SpeechSegment(text: "Hello")), .voices(request: 8),
            .phonemes(request: 9, text: "Hello", voice: "en"),
        ].map { Array($0.frame.dropFirst(4)) }, count: 2_000
    ) { bytes in
        let message = try HostMessage(payload: bytes[...])
        guard Array(message.frame.dropFirst(4)) == bytes else { throw Changed(description: "the message changed") }
    }

    static let helper = FuzzedParser(
        description: "messages from the synthesizer",
        seeds: [
            HelperMessage.ready(version: 2, sampleRate: 22_050), .audio(request: 1, [1, -2, 300]), .done(request: 4),
            .failed(request: 5, unknownVoice: true, reason: "no such voice"), .phonemes(request: 6, "h@l'oU"),
        ].map { Array($0.frame.dropFirst(4)) }, count: 2_000
    ) { bytes in
        _ = try HelperMessage(payload: bytes[...])
    }

    static let announceRequest = FuzzedParser(
        "requests to announce",
        [
            #"{"text": "Saved", "id": "a1", "priority": "high", "key": "status", "language": "de", "pitch": 1.2}"#,
            #"{"cancel": "a1"}"#, #"{"command": "skip"}"#, #"{"wait": 2.5}"#,
        ], count: 1_000
    ) { _ = try AnnounceRequest.parse($0) }
}
