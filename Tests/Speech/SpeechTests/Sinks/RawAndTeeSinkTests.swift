import Foundation
import Synchronization
import Testing

@testable import Speech

@Suite struct `Raw and several sinks` {
    static func temporaryPath() -> String { NSTemporaryDirectory() + "/earshot-\(UInt64.random(in: 0...UInt64.max))" }

    @Test func `a raw file holds the samples and nothing else`() throws {
        let path = Self.temporaryPath()
        defer { unlink(path) }
        let sink = try RawSink(path: path)
        try sink.write([0x0102, -2])
        try sink.write([3])
        try sink.close()
        try sink.close()
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([2, 1, 0xFE, 0xFF, 3, 0]))
        #expect(throws: AudioSinkError.closed) { try sink.write([1]) }
        #expect(throws: AudioSinkError.self) { try RawSink(path: "/nonexistent/file") }
    }

    @Test func `a file at another rate lasts as long`() throws {
        let path = Self.temporaryPath()
        defer { unlink(path) }
        let sink = try RawSink(path: path, sampleRate: 44_100)
        for _ in 0..<10 { try sink.write([Int16](repeating: 0, count: 221)) }
        try sink.close()
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == 2210 * 2 * 2)
        let wav = try WAVFileSink(path: path, sampleRate: 48_000)
        try wav.write([Int16](repeating: 0, count: 22_050))
        try wav.close()
        #expect(wav.duration == .seconds(1))
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(bytes.count == 44 + 96_000)
        #expect(Array(bytes[24..<28]) == [0x80, 0xBB, 0, 0])
    }

    @Test func `a reader that has gone is an error`() throws {
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        close(ends[0])
        defer { close(ends[1]) }
        let sink = RawSink(descriptor: ends[1], name: "pipe")
        #expect(throws: AudioSinkError.self) { try sink.write([1]) }
    }

    @Test func `a reader that stops reading is left by an interrupt, and nothing is torn`() throws {
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        defer { close(ends[1]) }
        let sink = RawSink(descriptor: ends[1], name: "pipe")
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            try? sink.write([Int16](repeating: 0x0101, count: 1_000_000))
            done.signal()
        }
        // The writer waits at a full pipe.
        var waiting: Int32 = 0
        while waiting < 60_000 {
            _ = ioctl(ends[0], UInt(FIONREAD), &waiting)
            _ = poll(nil, 0, 1)
        }
        sink.interrupt()
        #expect(done.wait(timeout: .now() + 10) == .success)
        let reader = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        #expect(read(reader.fileDescriptor, &buffer, buffer.count) % 2 == 0)
    }

    @Test func `several sinks get the same, and one that fails does not stop the others`() throws {
        let memories = [MemorySink(), MemorySink()]
        let failure = AudioSinkError.cannotWrite(path: "x", reason: "full")
        let tee = TeeSink([memories[0], FailingSink(failure), memories[1]])
        try tee.write([1, 2])
        try tee.write([3])
        #expect(memories.map(\.samples) == [[1, 2, 3], [1, 2, 3]])
        #expect(tee.failure as? AudioSinkError == failure)
        #expect(throws: failure) { try tee.close() }
        let none = TeeSink([FailingSink(failure)])
        #expect(throws: failure) { try none.write([1]) }
    }

    @Test func `a device that went away gets sound again when it is back, and alone it fails each time`() throws {
        let memory = MemorySink()
        let device = FailingSink(.serverLost)
        let tee = TeeSink([device, memory])
        for _ in 0..<3 { try tee.write([1]) }
        #expect(memory.samples == [1, 1, 1])
        #expect(device.writes == 3)
        #expect(tee.failure == nil)
        let alone = TeeSink([FailingSink(.serverLost)])
        for _ in 0..<3 { #expect(throws: AudioSinkError.serverLost) { try alone.write([1]) } }
    }

    @Test func `the sink with the highest latency decides when all has been played`() {
        let tee = TeeSink([NullSink(), FailingSink(latency: .milliseconds(70))])
        #expect(tee.latency == .milliseconds(70))
    }
}

/// Fails at every write.
private final class FailingSink: AudioSink {
    let latency: Duration
    private let error: AudioSinkError
    private let count = Atomic(0)

    init(_ error: AudioSinkError = .serverLost, latency: Duration = .zero) {
        self.error = error
        self.latency = latency
    }

    /// The number of writes.
    var writes: Int { count.load(ordering: .relaxed) }

    func write(_ samples: [Int16]) throws {
        count.add(1, ordering: .relaxed)
        throw error
    }

    func flush() {}
    func close() {}
}
