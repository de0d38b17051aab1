import Foundation
import Speech
import TerminalEmulator

@testable import TerminalReader

/// A session as users have it, in a terminal that keeps its screen.
final class LiveScenario: ScenarioSession {
    private let rig: SessionRig
    private(set) var terminal: Terminal
    private let folder: URL
    /// When each step began.
    private var steps: [Instant] = []

    /// The folder with the suite.
    static let suite = URL(filePath: #filePath).deletingLastPathComponent()

    convenience init(_ scenario: Scenario) throws { try self.init(scenario, isRecorded: false) }

    /// Starts the program of a scenario, and records the session if asked to.
    init(_ scenario: Scenario, isRecorded: Bool) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, content) in scenario.files ?? [:] {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try content.data.write(to: file)
        }
        let places = ["$PROGRAMS": Self.suite.appending(path: "Programs").path, "$WORK": folder.path]
        func filled(_ text: String) -> String {
            places.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
        }
        var environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "TERM": "xterm-256color",
            "HOME": folder.path, "LC_ALL": "C.UTF-8", "TZ": "UTC", "PS1": "$ ", "SHELL": "/bin/bash",
            "LESSHISTFILE": "-", "PYTHONDONTWRITEBYTECODE": "1",
        ]
        environment.merge((scenario.environment ?? [:]).mapValues(filled)) { $1 }
        let size = Size(rows: scenario.rows ?? 24, columns: scenario.columns ?? 80)
        terminal = Terminal(size: size)
        rig = try SessionRig(
            ["env", "-C", folder.path] + scenario.run.map(filled), size: size, environment: environment,
            recording: isRecorded ? folder.path + ".cast" : nil, recordsKeys: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
        try? FileManager.default.removeItem(atPath: folder.path + ".cast")
    }

    /// The recording so far, with a marker where each step began.
    func recording() throws -> String {
        var lines = try String(contentsOfFile: folder.path + ".cast", encoding: .utf8).split(separator: "\n")[...]
        var result = [String(lines.removeFirst())]
        let start = rig.recordingStart
        for (index, step) in steps.enumerated() {
            let time = start.duration(to: step).inSeconds
            while let line = lines.first, Self.time(of: line) < time { result.append(String(lines.removeFirst())) }
            result.append("[\(time),\"m\",\"\(ScenarioReplay.marker(step: index + 1))\"]")
        }
        return (result + lines.map(String.init)).joined(separator: "\n") + "\n"
    }

    private static func time(of event: Substring) -> Double {
        Double(event.dropFirst().prefix { $0 != "," }) ?? 0
    }

    func began(step: Int) { steps.append(.now) }

    var heard: [AnnouncedItem] {
        rig.heard.items.map(SpeechLog.fields).map { AnnouncedItem(kind: $0.kind, text: $0.text) }
    }

    var isOver: Bool { rig.isOver }

    func press(_ bytes: [UInt8]) { rig.type(bytes) }

    func pump(milliseconds: Int32) -> Bool {
        let bytes = rig.takeShown(milliseconds: milliseconds)
        guard !bytes.isEmpty else { return false }
        terminal.feed(bytes)
        // The outer terminal answers the requests of programs.
        let replies = terminal.drainReplies()
        if !replies.isEmpty { rig.type(replies) }
        return true
    }
}

extension Scenario {
    /// Programs that scenarios need and that this machine doesn't have.
    static let absent = absent(from: ((try? all()) ?? []) + ((try? others()) ?? []))

    private static func absent(from scenarios: [Scenario]) -> Set<String> {
        let modules = Set(scenarios.flatMap { $0.modules ?? [] }).filter { !hasModule($0) }
        return Set(scenarios.flatMap { $0.needs ?? [] }).filter { !isInstalled($0) }
            .union(modules.map { "python3-\($0)" })
    }

    private static func hasModule(_ name: String) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", "import \(name)"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
