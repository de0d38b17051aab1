import Foundation
import Speech

/// Measures speech in comparison with speech-dispatcher and the espeak-ng command. `speech.sh` starts the servers that
/// it needs.
struct SpeechBenchmarks {
    let rounds: Int

    private static let text = "Settings, button"
    private static let long = String(repeating: "many words to speak one after the other, ", count: 12)

    /// Returns a report with the figures of speech added.
    func run(_ earlier: Report) async throws -> Report {
        var report = earlier
        guard let helper = try? HostedSynthesizer() else {
            print("\nSpeech is left out: set EARSHOT_SYNTHESIZER to earshot-synthesizer, or run speech.sh.")
            return report
        }
        helper.shutdown()
        let dispatcher = ProcessInfo.processInfo.environment["EARSHOT_SPEECH_DISPATCHER"]
        report.header("Speech, milliseconds", ["what", "p50", "p95", "worst"])
        try await postToFirstSample(dispatcher, &report)
        try await deathToFirstSample(&report)
        try await postRate(dispatcher, &report)
        if ProcessInfo.processInfo.environment["PULSE_SERVER"] != nil {
            try await cancelToSilence(dispatcher, &report)
            try await lastSampleToEnd(dispatcher, &report)
        } else {
            print("No sound server: what is heard was not measured.")
        }
        if let dispatcher {
            try await DispatcherBenchmarks(rounds: min(rounds, 15), socket: dispatcher, text: Self.text).run(&report)
        }
        return report
    }

    // MARK: From a post to its sound

    private func postToFirstSample(_ dispatcher: String?, _ report: inout Report) async throws {
        let sink = FirstSampleSink()
        let session = SpeechSession(
            engine: AudioEngine(synthesizer: try HostedSynthesizer(), sink: sink, profile: .withoutPauses))
        _ = await session.post(Utterance(text: Self.text)).finished
        var times: [Double] = []
        for _ in 0..<rounds * 10 {
            sink.arm()
            let start = ContinuousClock.now
            _ = await session.post(Utterance(text: Self.text)).finished
            if let first = sink.first { times.append(start.milliseconds(to: first)) }
        }
        session.shutdown()
        report.times("post to first sample", times)
        report.check("post to first sample, p50", times.percentile(50), atMost: 0.5, unit: "ms")

        if let dispatcher, let client = DispatcherClient(socket: dispatcher) {
            var others: [Double] = []
            for _ in 0..<rounds {
                let start = ContinuousClock.now
                client.speak(Self.text)
                if let begin = client.wait(for: .begin, seconds: 5) { others.append(start.milliseconds(to: begin)) }
                client.cancel()
                _ = client.wait(for: .end, seconds: 5)
            }
            report.times("  speech-dispatcher", others)
        }
        var commands: [Double] = []
        for _ in 0..<rounds {
            if let time = CommandLineSpeech.firstSample(of: Self.text) { commands.append(time) }
        }
        report.times("  espeak-ng command", commands)
    }

    // MARK: Death

    private func deathToFirstSample(_ report: inout Report) async throws {
        for (name, standby, limit) in [("death, with standby", true, 5.0), ("death, no standby", false, 25.0)] {
            let sink = FirstSampleSink()
            let synthesizer = try HostedSynthesizer(standby: standby)
            let session = SpeechSession(
                engine: AudioEngine(synthesizer: synthesizer, sink: sink, profile: .withoutPauses))
            _ = await session.post(Utterance(text: Self.text)).finished
            var times: [Double] = []
            for _ in 0..<rounds {
                while standby, synthesizer.standbyProcessID == nil { usleep(1000) }
                guard let process = synthesizer.processID else { break }
                sink.arm()
                let start = ContinuousClock.now
                kill(process, SIGKILL)
                _ = await session.post(Utterance(text: Self.text)).finished
                if let first = sink.first { times.append(start.milliseconds(to: first)) }
            }
            session.shutdown()
            report.times(name, times)
            report.check("helper \(name), p50", times.percentile(50), atMost: limit, unit: "ms")
        }
    }

    // MARK: How many posts

    private func postRate(_ dispatcher: String?, _ report: inout Report) async throws {
        let count = 100_000
        let session = SpeechSession(
            engine: AudioEngine(synthesizer: try HostedSynthesizer(), sink: NullSink()),
            limits: SpeechQueue.Limits(pending: count))
        var ends: [Announcement] = []
        ends.reserveCapacity(count)
        let start = ContinuousClock.now
        for number in 0..<count { ends.append(session.post(Utterance(text: "Message \(number)"), priority: .low)) }
        let time = start.milliseconds(to: .now)
        session.shutdown()
        for end in ends { _ = await end.finished }
        let rate = Double(count) / time * 1000
        report.row(["posts a second", Int(rate).grouped])
        report.check("a hundred thousand posts", time, atMost: 1000, unit: "ms")
        if let dispatcher, let client = DispatcherClient(socket: dispatcher) {
            let count = 2000
            let start = ContinuousClock.now
            for number in 0..<count { client.speak("Message \(number)") }
            let time = start.milliseconds(to: .now)
            report.row(["  speech-disp.", Int(Double(count) / time * 1000).grouped])
            client.cancel()
            client.settle()
        }
    }

    // MARK: Sound

    private func cancelToSilence(_ dispatcher: String?, _ report: inout Report) async throws {
        guard let monitor = Monitor() else { return print("parec does not run: what is heard was not measured.") }
        defer { monitor.stop() }
        let session = SpeechSession(
            engine: AudioEngine(synthesizer: try HostedSynthesizer(), sink: LiveSink { print($0) }))
        var times: [Double] = []
        for _ in 0..<rounds {
            monitor.reset()
            let announcement = session.post(Utterance(text: Self.long))
            guard monitor.waitForSound(seconds: 5) else { continue }
            usleep(UInt32.random(in: 300_000...500_000))
            let start = ContinuousClock.now
            session.cancel(announcement.id)
            monitor.waitForSilence(seconds: 5)
            if let last = monitor.lastSound { times.append(max(0, start.milliseconds(to: last))) }
        }
        session.shutdown()
        report.times("cancel to silence", times)
        report.check("cancel to silence, p50", times.percentile(50), atMost: 10, unit: "ms")

        if let dispatcher, let client = DispatcherClient(socket: dispatcher) {
            var silences: [Double] = []
            var events: [Double] = []
            for _ in 0..<min(rounds, 15) {
                monitor.reset()
                client.speak(Self.long)
                guard monitor.waitForSound(seconds: 5) else { continue }
                usleep(400_000)
                let start = ContinuousClock.now
                client.cancel()
                if let end = client.wait(for: .end, seconds: 5) { events.append(start.milliseconds(to: end)) }
                monitor.waitForSilence(seconds: 5)
                if let last = monitor.lastSound { silences.append(max(0, start.milliseconds(to: last))) }
            }
            report.times("  speech-disp.", silences)
            report.times("  its event", events)
        }
    }

    private func lastSampleToEnd(_ dispatcher: String?, _ report: inout Report) async throws {
        guard let monitor = Monitor() else { return }
        defer { monitor.stop() }
        let count = CountingSink()
        let live = LiveSink { print($0) }
        let session = SpeechSession(
            engine: AudioEngine(
                synthesizer: try HostedSynthesizer(), sink: TeeSink([live, count]), profile: .withoutPauses))
        var times: [Double] = []
        var heard: [Double] = []
        for _ in 0..<rounds {
            monitor.reset()
            count.reset()
            _ = await session.post(Utterance(text: "OK")).finished
            let end = ContinuousClock.now
            monitor.waitForSilence(seconds: 5)
            guard let first = monitor.firstSound, let last = monitor.lastSound else { continue }
            let rest = Double(count.samplesAfterFirstSound) / Double(SpeechAudio.sampleRate) * 1000
            times.append(first.milliseconds(to: end) - rest)
            heard.append(last.milliseconds(to: end))
        }
        session.shutdown()
        report.times("last sample to end", times)
        report.times("  last sound to end", heard)
        report.check("last sample to end event, p50", times.percentile(50), atMost: 30, unit: "ms")
        // An event before the sample was played would not be true; the monitor is exact to 10 ms.
        report.check("end event before the last sample, p50", -times.percentile(50), atMost: 10, unit: "ms")

        if let dispatcher, let client = DispatcherClient(socket: dispatcher) {
            var others: [Double] = []
            for _ in 0..<min(rounds, 15) {
                monitor.reset()
                client.speak("OK")
                let end = client.wait(for: .end, seconds: 5)
                monitor.waitForSilence(seconds: 5)
                if let end, let last = monitor.lastSound { others.append(last.milliseconds(to: end)) }
            }
            report.times("  speech-disp.", others)
        }
    }
}

extension Report {
    /// A row with percentiles of times in milliseconds.
    func times(_ name: String, _ times: [Double]) {
        guard !times.isEmpty else { return row([name, "not measured"]) }
        row([name, times.percentile(50).short, times.percentile(95).short, times.percentile(100).short])
    }
}
