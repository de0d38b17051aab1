import Foundation
import Testing

@testable import Speech

@Suite struct `The live sink` {
    @Test func `reports once that nothing is audible, and each write fails`() {
        let notes = Locked<[String]>([])
        let attempts = Locked(0)
        let told = DispatchSemaphore(value: 0)
        let sink = LiveSink(report: { note in
            notes.withLock { $0.append(note) }
            told.signal()
        }) {
            attempts.withLock { $0 += 1 }
            return nil
        }
        // It may be taken while the machine is looked through, but then each write fails.
        while (try? sink.write([1, 2, 3])) != nil {}
        told.wait()
        for _ in 0..<1000 {
            #expect(throws: AudioSinkError.noDevice) { try sink.write([1, 2, 3]) }
        }
        #expect(!sink.isAudible)
        #expect(notes.withLock { $0 } == [LiveSink.note])
        #expect(attempts.withLock { $0 } == 1)
        #expect(sink.latency == .zero)
        sink.close()
    }

    @Test func `a server that goes away is reported once, and speech continues`() {
        let notes = Locked(0)
        let told = DispatchSemaphore(value: 0)
        let broken = BrokenSink()
        let sink = LiveSink(report: { _ in
            notes.withLock { $0 += 1 }
            told.signal()
        }) { broken }
        #expect(sink.isAudible)
        for _ in 0..<10 { try? sink.write([1]) }
        told.wait()
        for _ in 0..<10 { try? sink.write([1]) }
        #expect(notes.withLock { $0 } == 1)
        #expect(broken.writes.withLock { $0 } == 1)
    }

    @Test func `a server that returns is used again`() throws {
        let outputs = Locked<[any AudioSink]>([BrokenSink()])
        let told = DispatchSemaphore(value: 0)
        let sink = LiveSink(retryAfter: .zero, report: { _ in told.signal() }) {
            outputs.withLock { $0.popLast() ?? nil }
        }
        let memory = MemorySink()
        try? sink.write([1])
        told.wait()
        outputs.withLock { $0 = [memory] }
        #expect(sink.isAudible)
        try sink.write([1, 2, 3])
        sink.drain()
        #expect(memory.samples == [1, 2, 3])
    }

    @Test func `a server that freezes in the middle of a write delays a writer no longer than it must`() {
        let frozen = FrozenSink()
        let notes = Locked(0)
        let sink = LiveSink(patience: .milliseconds(30), report: { _ in notes.withLock { $0 += 1 } }) { frozen }
        let start = ContinuousClock.now
        for _ in 0..<200 { try? sink.write([Int16](repeating: 1, count: 220)) }
        #expect(start.duration(to: .now) < .seconds(5))
        #expect(notes.withLock { $0 } == 1)
        #expect(sink.latency == .zero)
        sink.close()
        // The abandoned thread closes its connection once the server responds again.
        #expect(!frozen.isClosed)
        frozen.thaw()
        frozen.waitUntilClosed()
        #expect(frozen.isClosed)
    }

    @Test func `an interrupt frees a writer that waits for a frozen server`() {
        let frozen = FrozenSink()
        let sink = LiveSink(patience: .seconds(600), report: { _ in }) { frozen }
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            try? sink.write([Int16](repeating: 1, count: 22_050))
            done.signal()
        }
        frozen.waitForWrite()
        sink.interrupt()
        #expect(done.wait(timeout: .now() + 10) == .success)
        frozen.thaw()
        sink.close()
    }

    @Test func `where nothing listens, finding that out takes no time`() {
        let start = ContinuousClock.now
        let sink = LiveSink { _ in }
        try? sink.write([0])
        sink.close()
        #expect(start.duration(to: .now) < .seconds(8))
    }

    @Test(.enabled(if: PulseLibrary.shared != nil, "libpulse-simple is not installed"))
    func `a server that accepts and says nothing is given up`() throws {
        let library = try #require(PulseLibrary.shared)
        let path = NSTemporaryDirectory() + "/earshot-\(UInt32.random(in: 0...UInt32.max))"
        let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer {
            close(listener)
            unlink(path)
        }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) }
        }
        #expect(bound == 0)
        #expect(listen(listener, 5) == 0)
        let start = ContinuousClock.now
        let sink = PulseSink.connect(library, server: "unix:" + path, timeout: .milliseconds(200))
        #expect(sink == nil)
        #expect(start.duration(to: .now) < .seconds(5))
        // However often it is tried, one thread waits for it.
        for _ in 0..<5 {
            #expect(PulseSink.connect(library, server: "unix:" + path, timeout: .milliseconds(10)) == nil)
        }
        #expect(PulseSink.waitingThreads == 1)
    }

    @Test(
        arguments: [
            ([:], [], false), (["PULSE_SERVER": "/run/pulse"], [], false),
            (["PULSE_SERVER": "unix:/run/pulse"], ["/run/pulse"], true), (["PULSE_SERVER": "somewhere"], [], true),
            (["XDG_RUNTIME_DIR": "/x"], ["/x/pulse/native"], true), ([:], ["/run/user/7/pulse/native"], true),
            (["XDG_RUNTIME_DIR": "/x"], ["/run/user/7/pulse/native"], false),
            (["XDG_RUNTIME_DIR": ""], ["/run/user/7/pulse/native"], true),
            (["XDG_RUNTIME_DIR": "x"], ["/run/user/7/pulse/native"], true),
            // Without a runtime folder, as in a container, PulseAudio uses the home folder.
            (["HOME": "/h"], ["/h/.config/pulse/m-runtime/native"], true),
            (["HOME": "/h"], ["/h/.config/pulse/n-runtime/native"], false),
            (["HOME": "/h", "XDG_CONFIG_HOME": "/c"], ["/c/pulse/m-runtime/native"], true),
        ] as [([String: String], [String], Bool)])
    func `a server is looked for where it would be`(environment: [String: String], sockets: [String], found: Bool) {
        let server = SoundServer(environment: environment, userID: 7, machineID: "m") { sockets.contains($0) }
        #expect(server.hasPulse == found)
    }

    @Test func `a player program gets the samples, and is ended by a flush`() throws {
        let path = NSTemporaryDirectory() + "/earshot-\(UInt32.random(in: 0...UInt32.max))"
        defer { unlink(path) }
        let sink = ProcessSink(executable: "/usr/bin/tee", arguments: [path])
        try sink.write([Int16](repeating: 0x0102, count: 500))
        #expect(sink.latency > .zero)
        sink.close()
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(repeatElement([2, 1], count: 500).joined()))
        #expect(sink.latency == .zero)
        let missing = ProcessSink(executable: "/nonexistent", arguments: [])
        #expect(throws: AudioSinkError.serverLost) { try missing.write([1]) }
    }
}

/// Fails at every write.
private final class BrokenSink: AudioSink {
    let writes = Locked(0)
    func write(_ samples: [Int16]) throws {
        writes.withLock { $0 += 1 }
        throw AudioSinkError.serverLost
    }
    var latency: Duration { .zero }
    func flush() {}
    func close() {}
}

/// Freezes in its first write until it is thawed.
private final class FrozenSink: AudioSink {
    private let ice = DispatchSemaphore(value: 0)
    private let entered = DispatchSemaphore(value: 0)
    private let closed = DispatchSemaphore(value: 0)
    private let closes = Locked(0)

    var isClosed: Bool { closes.withLock { $0 > 0 } }
    func thaw() { for _ in 0..<10_000 { ice.signal() } }
    func waitForWrite() { entered.wait() }
    func waitUntilClosed() { closed.wait() }

    func write(_ samples: [Int16]) {
        entered.signal()
        ice.wait()
    }
    var latency: Duration { .zero }
    func flush() {}
    func close() {
        closes.withLock { $0 += 1 }
        closed.signal()
    }
}

/// These need a server, for example a private PulseAudio with a null sink and `PULSE_SERVER` set to its socket.
@Suite(.serialized, .enabled(if: SoundServer.current.hasPulse, "no sound server is running"))
struct `The live sink, with a sound server` {
    @Test func `plays in real time, and a flush leaves nothing to play`() throws {
        let library = try #require(PulseLibrary.shared)
        let sink = try #require(PulseSink.connect(library, timeout: .seconds(5)))
        let start = ContinuousClock.now
        for _ in 0..<100 { try sink.write([Int16](repeating: 100, count: 220)) }
        let written = start.duration(to: .now)
        #expect(written > .milliseconds(600))
        #expect(sink.latency > .zero)
        let before = ContinuousClock.now
        sink.flush()
        #expect(before.duration(to: .now) < .milliseconds(500))
        sink.close()
        #expect(throws: AudioSinkError.closed) { try sink.write([1]) }
    }

    @Test func `speech is interrupted at once`() async throws {
        let notes = Locked(0)
        let engine = AudioEngine(
            synthesizer: try Helper.synthesizer(), sink: LiveSink(report: { _ in notes.withLock { $0 += 1 } }))
        let session = SpeechSession(engine: engine)
        let events = session.events
        let long = session.post(Utterance(text: String(repeating: "many words to speak ", count: 10)))
        for await event in events where event.id == long.id {
            if case .word(let range) = event.kind, range.lowerBound > 10 { break }
        }
        let start = ContinuousClock.now
        let next = session.post(Utterance(text: "Stop"), priority: .high)
        #expect(await long.finished.kind == .interrupted)
        #expect(start.duration(to: .now) < .milliseconds(200))
        #expect(await next.finished.kind == .finished)
        #expect(start.duration(to: .now) > .milliseconds(200))
        #expect(notes.withLock { $0 } == 0)
    }
}
