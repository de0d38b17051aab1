import Foundation
import Speech
import TerminalEmulator
import TerminalReader

/// Measures the time from a key to the first sample of its speech: a session in this process, with the real synthesizer
/// and a sink that only records the time.
enum TerminalFirstSound {
    private final class Output: SpeechOutput {
        let session: SpeechSession
        init(_ session: SpeechSession) { self.session = session }

        func take(_ item: Spoken) {
            switch item {
            case .stop: session.stop()
            case .say(let text), .notice(let text): post(Utterance(text: text, role: .terminalOutput))
            case .character(let text): post(Utterance([.text(SpokenText(text, spellsOut: text.count == 1))]))
            case .sound: break
            }
        }

        private func post(_ utterance: Utterance) { session.post(utterance, priority: .low, kind: .system) }
    }

    /// The times in milliseconds of the letters that were spoken.
    static func times(rounds: Int) throws -> [Double] {
        let synthesizer = try HostedSynthesizer()
        let sink = FirstSampleSink()
        let voice = SpeechSession(
            engine: AudioEngine(synthesizer: synthesizer, sink: sink, profile: .withoutPauses), policy: .lenient)
        let (master, slave) = try pair()
        // The session belongs to its thread from beginning to end.
        do {
            let ended = DispatchSemaphore(value: 0)
            let started = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                let outer = OuterTerminal(input: slave, output: slave)
                let session = try? TerminalSession(
                    TerminalHelper.program.words(), environment: MeasuredReader.plainEnvironment, outer: outer,
                    output: SessionOutputs(Output(voice)))
                started.signal()
                _ = session?.run()
                ended.signal()
            }
            started.wait()
            var times: [Double] = []
            watch(master, milliseconds: 1_000)
            for round in 0..<rounds {
                if round % 60 == 0 {
                    write(master, "\r")
                    watch(master, milliseconds: 200)
                }
                sink.arm()
                let start = ContinuousClock.now
                write(master, String(Character(Unicode.Scalar(UInt8(97 + round % 26)))))
                watch(master, milliseconds: 150)
                if let first = sink.first { times.append(start.milliseconds(to: first)) }
            }
            close(master)
            _ = ended.wait(timeout: .now() + 5)
            voice.shutdown()
            close(slave)
            return times
        }
    }

    private static func pair() throws -> (master: Int32, slave: Int32) {
        let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        var zero: Int32 = 0
        var number: Int32 = 0
        guard master >= 0, ioctl(master, 0x4004_5431, &zero) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
            throw PseudoTerminalError.noTerminal(errno)
        }
        let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var window = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(slave, UInt(TIOCSWINSZ), &window)
        return (master, slave)
    }

    private static func write(_ master: Int32, _ text: String) {
        let bytes = Array(text.utf8)
        _ = Foundation.write(master, bytes, bytes.count)
    }

    private static func watch(_ master: Int32, milliseconds: Int) {
        let end = MonotonicClock.now + UInt64(milliseconds) * 1_000_000
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let now = MonotonicClock.now, now < end {
            var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            if poll(&ready, 1, Int32((end - now) / 1_000_000) + 1) > 0 { _ = read(master, &buffer, buffer.count) }
        }
    }
}
