import Foundation
import TestSupport
import Testing

@testable import Speech

@Suite(.enabled(if: PrivateBus.isAvailable, "dbus-daemon or libsystemd is not installed"))
struct `Speech through Orca` {
    private func session(_ bus: PrivateBus, sink: MemorySink? = nil, rate: Int = 900) throws -> SpeechSession {
        let service = OrcaService(environment: bus.environment, limit: .milliseconds(300))
        var profile = VoiceProfile.plain
        profile.rate = rate
        return SpeechSession(engine: try OrcaEngine(service: service, profile: profile, sink: sink))
    }

    private func kinds(_ session: SpeechSession) async -> [SpeechEvent.Kind] {
        session.shutdown()
        var kinds: [SpeechEvent.Kind] = []
        for await event in session.events(replaying: 1000) {
            if case .posted = event.kind { continue }
            kinds.append(event.kind)
        }
        return kinds
    }

    /// Waits for the next event that satisfies a condition.
    private func wait(_ session: SpeechSession, for condition: (SpeechEvent) -> Bool) async {
        for await event in session.events(replaying: 1000) where condition(event) { return }
    }

    @Test(arguments: ScriptedOrca.Version.allCases)
    func `announcements are presented in order and finish after their estimated time`(version: ScriptedOrca.Version)
        async throws
    {
        let bus = try PrivateBus()
        let orca = try ScriptedOrca(bus, version)
        defer { orca.end() }
        let session = try session(bus)
        let start = Instant.now
        let posted = ["one\ntwo", "three"].map { session.post(Utterance(text: $0), priority: .low) }
        for announcement in posted { #expect(await announcement.finished.kind == .finished) }
        let timing = SpeechTiming(wordsPerMinute: 900)
        #expect(start.duration(to: .now) >= timing.duration(of: Utterance(text: "one two")))
        #expect(await posted[0].finished.spokenRange == 0..<7)
        #expect(orca.calls == [.present("one two"), .present("three")])
        #expect(await kinds(session) == [.started, .finished, .started, .finished])
    }

    @Test(arguments: ScriptedOrca.Version.allCases)
    func `an interrupted announcement is silenced before the next is presented`(version: ScriptedOrca.Version)
        async throws
    {
        let bus = try PrivateBus()
        let orca = try ScriptedOrca(bus, version)
        defer { orca.end() }
        let session = try session(bus, rate: 80)
        let long = session.post(Utterance(text: String(repeating: "many words ", count: 100)))
        await wait(session) { $0.kind == .started }
        let urgent = session.post(Utterance(text: "now"), priority: .high)
        let interrupted = await long.finished
        #expect(interrupted.kind == .interrupted && interrupted.spokenRange.isEmpty)
        #expect(await urgent.finished.kind == .finished)
        #expect(orca.calls.count == 3 && Array(orca.calls.dropFirst()) == [.interrupt, .present("now")])
        session.shutdown()
    }

    @Test func `a cancelled announcement is silenced, one that has finished is not`() async throws {
        let bus = try PrivateBus()
        let orca = try ScriptedOrca(bus)
        defer { orca.end() }
        let session = try session(bus)
        _ = await session.post(Utterance(text: "one")).finished
        let long = session.post(Utterance(text: String(repeating: "many words ", count: 1000)))
        await wait(session) { $0.id == long.id && $0.kind == .started }
        session.cancel(long.id)
        #expect(await long.finished.kind == .cancelled)
        _ = await session.post(Utterance(text: "two")).finished
        #expect(orca.calls.map { $0 == .interrupt } == [false, false, true, false])
        session.shutdown()
    }

    @Test func `a pause silences Orca, and the text is presented again`() async throws {
        let bus = try PrivateBus()
        let orca = try ScriptedOrca(bus)
        defer { orca.end() }
        let session = try session(bus)
        let text = String(repeating: "word ", count: 20)
        let paused = session.post(Utterance(text: text))
        await wait(session) { $0.kind == .started }
        session.pause()
        let deadline = ContinuousClock.now + .seconds(10)
        while !orca.calls.contains(.interrupt), ContinuousClock.now < deadline { await Task.yield() }
        session.resume()
        #expect(await paused.finished.kind == .finished)
        let plain = UtteranceLine.plain(text)
        #expect(orca.calls == [.present(plain), .interrupt, .present(plain)])
        #expect(await kinds(session) == [.started, .finished])
    }

    @Test func `muted announcements end in order and are not presented`() async throws {
        let bus = try PrivateBus()
        let orca = try ScriptedOrca(bus)
        defer { orca.end() }
        let session = try session(bus)
        session.setMuted(true)
        #expect(await session.post(Utterance(text: "one")).finished.kind == .finished)
        session.setMuted(false)
        #expect(await session.post(Utterance(text: "two")).finished.kind == .finished)
        #expect(orca.calls == [.present("two")])
        session.shutdown()
    }

    @Test func `sounds are played by our own sink between the texts, and marks are reported`() async throws {
        let bus = try PrivateBus()
        let orca = try ScriptedOrca(bus)
        defer { orca.end() }
        let sink = MemorySink()
        let session = try session(bus, sink: sink)
        let utterance = Utterance([
            .text(SpokenText("one")), .mark("here"), .earcon(.border), .text(SpokenText("AB", spellsOut: true)),
        ])
        #expect(await session.post(utterance).finished.kind == .finished)
        #expect(sink.samples == EarconSet.standard[.border].samples)
        #expect(orca.calls == [.present("one"), .present("A B")])
        #expect(await kinds(session) == [.started, .mark("here"), .finished])
    }

    // MARK: Failures

    @Test(arguments: [
        (ScriptedOrca.Answer.refusal, OrcaFailure.refused("the message was not presented")),
        (.error, .refused("it can't be done")), (.nothing, .silent),
    ])
    func `an announcement that Orca does not present has failed, and the next is tried`(
        answer: ScriptedOrca.Answer, failure: OrcaFailure
    ) async throws {
        let bus = try PrivateBus()
        let orca = try ScriptedOrca(bus) { _ in answer }
        defer { orca.end() }
        let session = try session(bus)
        #expect(await session.post(Utterance(text: "one")).finished.kind == .failed(failure.description))
        orca.become { _ in .success }
        #expect(await session.post(Utterance(text: "two")).finished.kind == .finished)
        #expect(await kinds(session).count { $0.isTerminal } == 2)
    }

    @Test func `a missing Orca is reported with a remedy, and found when it runs`() async throws {
        let bus = try PrivateBus()
        let session = try session(bus)
        let reason = OrcaFailure.notRunning.description
        #expect(await session.post(Utterance(text: "one")).finished.kind == .failed(reason))
        let orca = try ScriptedOrca(bus)
        #expect(await session.post(Utterance(text: "two")).finished.kind == .finished)
        orca.end()
        #expect(await session.post(Utterance(text: "three")).finished.kind == .failed(reason))
        session.shutdown()
    }

    @Test func `a bus that was started again is connected again`() async throws {
        let bus = try PrivateBus()
        let first = try ScriptedOrca(bus)
        let session = try session(bus)
        #expect(await session.post(Utterance(text: "one")).finished.kind == .finished)
        bus.stop()
        first.end()
        guard case .failed = await session.post(Utterance(text: "two")).finished.kind else {
            Issue.record("there is no bus")
            return
        }
        try bus.start()
        let second = try ScriptedOrca(bus)
        defer { second.end() }
        #expect(await session.post(Utterance(text: "three")).finished.kind == .finished)
        #expect(second.calls == [.present("three")])
        session.shutdown()
    }

    @Test func `the session bus is found as other programs find it`() throws {
        #expect(BusConnection.sessionAddress(["DBUS_SESSION_BUS_ADDRESS": "unix:path=/a"]) == "unix:path=/a")
        let folder = try temporaryFolder().appending(path: "a b")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let environment = ["XDG_RUNTIME_DIR": folder.path]
        #expect(BusConnection.sessionAddress(environment) == nil)
        try Data().write(to: folder.appending(path: "bus"))
        #expect(BusConnection.sessionAddress(environment)?.hasSuffix("/a%20b/bus") == true)
        let failure = #expect(throws: OrcaFailure.self) { try OrcaService(environment: [:]).version() }
        #expect(failure == .noBus("there is no session bus"))
    }
}
