import Foundation
import Spawning
import Testing

@testable import Speech

/// Speaks through the machine's own speech-dispatcher, with settings and a socket of the test's, to the sound server
/// that `PULSE_SERVER` names.
@Suite(
    .enabled(if: RealDaemon.canRun, "speech-dispatcher with espeak-ng is not installed, or PULSE_SERVER is not set"))
struct `The real speech-dispatcher` {
    @Test func `reports each word, cancels, continues, and fails the current utterance when it dies`() async throws {
        let daemon = try RealDaemon()
        defer { daemon.end() }
        let session = SpeechSession(engine: try DispatcherEngine(address: daemon.address))
        let outcome = await session.post(Utterance(text: "one two")).finished
        #expect(outcome.kind == .finished)
        #expect(outcome.spokenRange == 0..<7)
        let text = Array(repeating: "many words", count: 20).joined(separator: " ")
        func spoken() async -> Announcement {
            let events = session.events
            let announcement = session.post(Utterance(text: text))
            for await event in events {
                if case .word(let range) = event.kind, range.lowerBound > 0 { break }
            }
            return announcement
        }
        let long = await spoken()
        session.cancel(long.id)
        #expect(await long.finished.kind == .cancelled)
        let last = await spoken()
        daemon.kill()
        let end = await last.finished
        #expect(end.kind == .failed(DispatcherFailure.gone.description))
        #expect(end.spokenRange.upperBound < text.count && !end.spokenRange.isEmpty)
        session.shutdown()
    }
}

private final class RealDaemon {
    private static let module = "/usr/lib/speech-dispatcher-modules/sd_espeak-ng"

    static var canRun: Bool {
        ProgramPath.find("speech-dispatcher") != nil && ProgramPath.isProgram(module)
            && ProcessInfo.processInfo.environment["PULSE_SERVER"] != nil
    }

    let folder = NSTemporaryDirectory() + "earshot-sd-\(UUID().uuidString.prefix(8))"
    let address: DispatcherAddress
    private let process: pid_t

    init() throws {
        try FileManager.default.createDirectory(atPath: folder + "/modules", withIntermediateDirectories: true)
        try """
        AudioOutputMethod "pulse"
        AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
        DefaultModule espeak-ng
        """.write(toFile: folder + "/speechd.conf", atomically: true, encoding: .utf8)
        try "Debug 0\n".write(toFile: folder + "/modules/espeak-ng.conf", atomically: true, encoding: .utf8)
        let path = folder + "/s"
        var start = ProgramStart([
            ProgramPath.find("speech-dispatcher") ?? "", "-s", "-C", folder, "-L", folder, "-P", folder + "/pid", "-c",
            "unix_socket", "-S", path, "-t", "0",
        ])
        start.silence(STDOUT_FILENO)
        start.silence(STDERR_FILENO)
        process = try start.start()
        address = DispatcherAddress(path: path)
        let deadline = ContinuousClock.now + .seconds(20)
        while (try? DispatcherEngine.voices(of: address)) == nil, ContinuousClock.now < deadline { sched_yield() }
    }

    func kill() { Foundation.kill(process, SIGKILL) }

    func end() {
        // Its modules are in its group.
        Foundation.kill(-process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        try? FileManager.default.removeItem(atPath: folder)
    }
}
