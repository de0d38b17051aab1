import Foundation
import TerminalEmulator
import Testing

@testable import TerminalReader

struct `The history of speech` {
    @Test func `goes back and on, and what is new ends that`() {
        var history = SpeechHistory()
        #expect(history.current == nil && !history.move(forward: false))
        for item in [Spoken.say("one"), .notice("two"), .say("three")] { history.add(item) }
        #expect(history.current == .say("three"))
        #expect(history.move(forward: false) && history.current == .notice("two"))
        #expect(history.move(forward: false) && !history.move(forward: false) && history.current == .say("one"))
        #expect(history.move(forward: true) && history.currentText == "two")
        history.add(.say("four"))
        #expect(history.current == .say("four") && !history.move(forward: true))
    }

    @Test func `holds texts alone, no typed characters`() {
        var history = SpeechHistory()
        for item in [Spoken.character("h"), .sound(.secret), .stop, .say("")] { history.add(item) }
        #expect(history.items.isEmpty)
    }

    @Test func `is bounded by number and by size`() {
        var history = SpeechHistory()
        for number in 0..<2_000 { history.add(.say("line \(number)")) }
        #expect(history.items.count == 500 && history.items.first == .say("line 1500"))
        for _ in 0..<10 { history.add(.say(String(repeating: "x", count: 100_000))) }
        #expect(history.items.count == 2)
        history.add(.say(String(repeating: "x", count: 1 << 20)))
        #expect(history.items.count == 2)
    }

    @Test func `of muted speech holds nothing, and only a stop is passed on`() {
        let heard = RecordedSpeech()
        let speech = RememberedSpeech(heard)
        speech.isMuted = true
        for item in [Spoken.say("one"), .notice("two"), .sound(.edge), .stop] { speech.take(item) }
        speech.announce(.say("three"))
        #expect(heard.items == [.stop] && speech.history.items.isEmpty)
    }
}

@Suite(.serialized) struct `The speech history of a session` {
    private static let review = "\u{1B}[24~"
    private static let mute = "\u{1B}[1;8F"

    private func last(of rig: SessionRig, after count: Int) -> [String] { Array(rig.heard.texts.dropFirst(count)) }

    @Test func `is said again, spelled and gone through by keys`() throws {
        let rig = try SessionRig(["sh", "-c", "stty -echo -icanon; echo alpha; read x; echo beta; read x"])
        try rig.waitForSpeech("alpha")
        rig.type("\r")
        try rig.waitForSpeech("beta")
        // Review mode's own words are no part of it.
        rig.type(Self.review)
        try rig.waitForSpeech("review mode on")
        var count = rig.heard.texts.count
        rig.type("zh")
        try rig.wait("both") { last(of: rig, after: count) == ["beta", "alpha"] }
        count = rig.heard.texts.count
        rig.type("ZH")
        try rig.wait("letters") { last(of: rig, after: count) == ["a", "l", "p", "h", "a", "beta"] }
        rig.type("B")
        try rig.waitForShown("\u{1B}]52;c;" + Data("beta".utf8).base64EncodedString() + "\u{7}")
        try rig.waitForSpeech("copied")
        rig.type("q\r")
        #expect(try rig.waitForEnd() == .program(.exited(0)))
    }

    @Test func `never holds a password`() throws {
        let script = "stty -echo; printf 'Password: '; read x; stty echo; echo; echo done; read x"
        let rig = try SessionRig(["sh", "-c", script])
        try rig.waitForSpeech("Password")
        rig.type("hunter2\r")
        try rig.waitForSpeech("done")
        rig.type(Self.review + String(repeating: "h", count: 20))
        try rig.wait("the beginning") { rig.heard.items.filter { $0 == .sound(.edge) }.count >= 10 }
        #expect(!rig.heard.texts.joined().contains("hunter") && !rig.heard.texts.contains("t"))
        rig.type("q\r")
        #expect(try rig.waitForEnd() == .program(.exited(0)))
    }

    @Test func `holds nothing while speech is off, and both directions are announced`() throws {
        let rig = try SessionRig([
            "sh", "-c", "stty -echo -icanon; echo alpha; read x; echo beta; read x; echo gamma; read x",
        ])
        try rig.waitForSpeech("alpha")
        rig.type(Self.mute)
        try rig.waitForSpeech("speech off")
        rig.type("\r")
        try rig.waitForShown("beta")
        rig.type(Self.mute)
        try rig.waitForSpeech("speech on")
        rig.type("\r")
        try rig.waitForSpeech("gamma")
        #expect(rig.heard.texts.filter { $0.hasPrefix("speech") } == ["speech off", "speech on"])
        rig.type("\r")
        #expect(try rig.waitForEnd() == .program(.exited(0)))
    }

    @Test func `is not what a program writes while speech is off`() throws {
        let rig = try SessionRig(["sh", "-c", "stty -echo -icanon; echo alpha; read x; echo beta"])
        try rig.waitForSpeech("alpha")
        rig.type(Self.mute)
        try rig.waitForSpeech("speech off")
        let count = rig.heard.texts.count
        rig.type("\r")
        #expect(try rig.waitForEnd() == .program(.exited(0)))
        #expect(rig.text.contains("beta") && last(of: rig, after: count).isEmpty)
    }
}
