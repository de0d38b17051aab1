import Foundation

extension Scenario {
    /// The folder with the suite.
    private static let suite = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()

    /// The scenarios of all files, or of one.
    static func all(of kind: String? = nil) throws -> [Scenario] {
        try files(in: "Kinds").filter { kind == nil || $0.group == kind }.flatMap { group, data in
            try JSONDecoder().decode([Scenario].self, from: data).map { $0.of(group) }
        }
    }

    /// The scenarios of programs that the reader was not made with, one file for each.
    static func others() throws -> [Scenario] {
        try files(in: "Programs").map { group, data in
            try JSONDecoder().decode(Scenario.self, from: data).of(group)
        }
    }

    /// The programs, and modules of Python, that the scenario needs.
    var allNeeds: Set<String> { Set((needs ?? []) + (modules ?? []).map { "python3-\($0)" }) }

    private static func files(in folder: String) throws -> [(group: String, data: Data)] {
        let folder = suite.appending(path: folder)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".json") }
            .map { (String($0.dropLast(5)), try Data(contentsOf: folder.appending(path: $0))) }
    }

    private func of(_ group: String) -> Scenario {
        var scenario = self
        scenario.group = group
        return scenario
    }
}
