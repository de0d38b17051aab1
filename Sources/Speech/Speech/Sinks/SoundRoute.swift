import Foundation
import Spawning

/// A way for sound to leave the machine.
package enum SoundRoute: Sendable, Hashable, CustomStringConvertible {
    /// PulseAudio's protocol, which PipeWire speaks as well, through its library.
    case pulse
    /// A program that plays its standard input.
    case program(path: String, arguments: [String])

    /// The available routes, best first. No server is contacted, so this doesn't block.
    package static var all: [SoundRoute] {
        let server = SoundServer.current
        let rate = String(SpeechAudio.sampleRate)
        let format = ["--rate=\(rate)", "--channels=1"]
        var routes: [SoundRoute] = []
        func add(_ name: String, _ arguments: [String]) {
            if let path = ProgramPath.find(name) { routes.append(.program(path: path, arguments: arguments)) }
        }
        if server.hasPulse {
            if PulseLibrary.shared != nil { routes.append(.pulse) }
            add("pacat", ["--playback", "--raw", "--format=s16le", "--latency-msec=25"] + format)
        }
        if server.hasPipeWire { add("pw-cat", ["--playback", "--format=s16", "--latency=25ms"] + format + ["-"]) }
        if hasSoundCard {
            add(
                "aplay",
                ["--quiet", "-t", "raw", "-f", "S16_LE", "-c", "1", "-r", rate, "--buffer-time=60000", "-"])
        }
        return routes
    }

    /// Whether the machine has a playback device, regardless of permissions.
    package static var hasSoundCard: Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/snd")) ?? []
        return names.contains { $0.hasPrefix("pcm") && $0.hasSuffix("p") }
    }

    /// Whether a sound server seems to run, be there a way to it or not.
    package static var hasServer: Bool { SoundServer.current.hasPulse || SoundServer.current.hasPipeWire }

    /// The way in words.
    package var description: String {
        switch self {
        case .pulse: "PulseAudio's protocol"
        case .program(let path, _): (path as NSString).lastPathComponent
        }
    }

    /// Opens the route; nil if there is no answer in time.
    func open(timeout: Duration) -> (any AudioSink)? {
        switch self {
        case .pulse: PulseLibrary.shared.flatMap { PulseSink.connect($0, timeout: timeout) }
        case .program(let path, let arguments): ProcessSink(executable: path, arguments: arguments)
        }
    }
}
