import Foundation

@testable import TerminalReader

/// The recordings of scenarios. Those of the suite's own programs are in the repository. The others show texts of
/// third parties: `make record-programs` makes them in the build folder.
enum ScenarioRecordings {
    private static let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let own = root.appending(path: "Tests/Expectations/terminal/recordings")
    private static let others = root.appending(path: ".build/recordings")

    /// The file with the recording of a scenario.
    static func file(_ scenario: Scenario) -> URL {
        let name = scenario.name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        let short = String(name).split(separator: "-").joined(separator: "-").prefix(60)
        let isOwn = scenario.allNeeds.isSubset(of: ["python3"])
        return (isOwn ? own : others).appending(path: "\(scenario.group ?? "")--\(short).cast")
    }

    /// The recording of a scenario, or nil if there is none.
    static func replay(_ scenario: Scenario) throws -> ScenarioReplay? {
        guard let text = try? String(contentsOf: file(scenario), encoding: .utf8) else { return nil }
        return ScenarioReplay(scenario: scenario, cast: try Cast(text))
    }
}
