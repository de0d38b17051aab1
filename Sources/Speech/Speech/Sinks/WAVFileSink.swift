import Foundation
import Synchronization

/// Writes samples to a WAV file.
///
/// The file is written under another name in the same folder and moved to its path in `close()`, whole or not at all; a
/// sink that is never closed leaves nothing. Only its owner can read it: speech can be private.
public final class WAVFileSink: AudioSink {
    private struct File: ~Copyable {
        var descriptor: Int32
        var buffer: [UInt8] = []
        var sampleCount: UInt64 = 0
        var resampler: Resampler?

        deinit {
            if descriptor >= 0 { Foundation.close(descriptor) }
        }
    }

    /// The maximum number of samples in a WAV file.
    public static let longest = (UInt64(UInt32.max) - 36) / 2

    /// The path of the finished file.
    public let path: String
    /// Samples a second in the file.
    public let sampleRate: Int
    private let temporaryPath: String
    private let file: Mutex<File>

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - sampleRate: Samples a second, see `Resampler`.
    /// - Throws: `AudioSinkError` if it cannot be made there.
    public init(path: String, sampleRate: Int = SpeechAudio.sampleRate) throws {
        self.path = path
        let resampler = Resampler.toWrite(at: sampleRate)
        self.sampleRate = resampler?.outputRate ?? SpeechAudio.sampleRate
        var status = stat()
        if lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            let isLink = status.st_mode & S_IFMT == S_IFLNK
            throw AudioSinkError.cannotWrite(
                path: path,
                reason: isLink
                    ? PrivateFile.Failure(code: ELOOP).reason : "it exists and is not a regular file")
        }
        temporaryPath = "\(path).\(UInt32.random(in: 0...UInt32.max)).part"
        let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw AudioSinkError.cannotWrite(path: path, reason: Self.lastError) }
        file = Mutex(File(descriptor: descriptor, buffer: Self.header(sampleCount: 0), resampler: resampler))
    }

    deinit {
        if file.withLock({ $0.descriptor >= 0 }) { unlink(temporaryPath) }
    }

    /// Appends samples.
    public func write(_ samples: [Int16]) throws {
        try file.withLock { file in
            guard file.descriptor >= 0 else { throw AudioSinkError.closed }
            try append(file.resampler?.resample(samples) ?? samples, &file)
        }
    }

    private func append(_ samples: [Int16], _ file: inout File) throws {
        guard file.sampleCount + UInt64(samples.count) <= Self.longest else {
            throw AudioSinkError.cannotWrite(path: path, reason: "a WAV file cannot hold more than 4 GiB")
        }
        file.sampleCount += UInt64(samples.count)
        file.buffer.reserveCapacity(file.buffer.count + samples.count * 2)
        for sample in samples {
            file.buffer.append(UInt8(truncatingIfNeeded: sample))
            file.buffer.append(UInt8(truncatingIfNeeded: sample >> 8))
        }
        if file.buffer.count >= 65_536 { try writeBuffer(&file) }
    }

    /// Zero: written samples count as played.
    public var latency: Duration { .zero }

    /// Changes nothing.
    public func flush() {}

    /// The duration of the recording.
    public var duration: Duration {
        .seconds(Double(file.withLock { $0.sampleCount }) / Double(sampleRate))
    }

    /// Completes the file and moves it to its path. A second call does nothing.
    public func close() throws {
        try file.withLock { file in
            guard file.descriptor >= 0 else { return }
            defer {
                Foundation.close(file.descriptor)
                file.descriptor = -1
            }
            do {
                if let rest = file.resampler?.finish() { try append(rest, &file) }
                try writeBuffer(&file)
                file.buffer = Self.header(sampleCount: file.sampleCount, sampleRate: sampleRate)
                guard lseek(file.descriptor, 0, SEEK_SET) == 0 else { throw failure() }
                try writeBuffer(&file)
                guard rename(temporaryPath, path) == 0 else { throw failure() }
            } catch {
                unlink(temporaryPath)
                throw error
            }
        }
    }

    private func writeBuffer(_ file: inout File) throws {
        var start = 0
        while start < file.buffer.count {
            let written = file.buffer.withUnsafeBytes { bytes in
                Foundation.write(file.descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
            }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw failure() }
            start += written
        }
        file.buffer.removeAll(keepingCapacity: true)
    }

    private func failure() -> AudioSinkError { .cannotWrite(path: path, reason: Self.lastError) }

    private static var lastError: String { String(cString: strerror(errno)) }

    /// The 44 bytes before the samples of a PCM file with one channel and 16 bits.
    static func header(sampleCount: UInt64, sampleRate: Int = SpeechAudio.sampleRate) -> [UInt8] {
        let rate = UInt32(sampleRate)
        let size = UInt32(clamping: min(sampleCount, longest) * 2)
        var bytes = Array("RIFF".utf8)
        func number(_ value: UInt32, bytes count: Int = 4) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        bytes += number(36 + size) + Array("WAVEfmt ".utf8) + number(16)
        bytes += number(1, bytes: 2) + number(1, bytes: 2) + number(rate) + number(rate * 2)
        bytes += number(2, bytes: 2) + number(16, bytes: 2) + Array("data".utf8) + number(size)
        return bytes
    }
}
