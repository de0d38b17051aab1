import Foundation
import TerminalEmulator

@testable import TerminalReader

/// A session as users have it, in a terminal that keeps its screen.
final class LiveScenario: ScenarioSession {
    private let rig: SessionRig
    private(set) var terminal: Terminal
    private let folder: URL

    /// The folder with the suite.
    static let suite = URL(filePath: #filePath).deletingLastPathComponent()

    init(_ scenario: Scenario) throws {
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
            ["env", "-C", folder.path] + scenario.run.map(filled), size: size, environment: environment)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

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
    /// The scenarios of all files, or of one.
    static func all(of kind: String? = nil) throws -> [Scenario] {
        let folder = LiveScenario.suite.appending(path: "Kinds")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".json") && (kind == nil || $0 == "\(kind ?? "").json") }
            .flatMap {
                try JSONDecoder().decode([Scenario].self, from: Data(contentsOf: folder.appending(path: $0)))
            }
    }

    /// The scenarios of programs that the reader was not made with, one file for each.
    static func others() throws -> [Scenario] {
        let folder = LiveScenario.suite.appending(path: "Programs")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".json") }
            .map { try JSONDecoder().decode(Scenario.self, from: Data(contentsOf: folder.appending(path: $0))) }
    }

    /// The programs, and modules of Python, that the scenario needs.
    var allNeeds: Set<String> { Set((needs ?? []) + (modules ?? []).map { "python3-\($0)" }) }

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
