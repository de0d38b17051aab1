import Foundation
import TestSupport
import Testing

/// The programs to play by the environment; nil for those of every test run.
private let askedPrograms = ProcessInfo.processInfo.environment["EARSHOT_PROGRAMS"]

extension ScenarioRun {
    /// The run of the programs that the reader was not made with.
    static let ofPrograms: ScenarioRun = ScenarioRun(of: `Programs that were not used in development`.runnable)
}

/// The expected speech of each step was written down before the first run.
///
/// Every run plays the steady scenarios. Programs of the others look different in other versions, and some take long:
/// `EARSHOT_PROGRAMS=test` plays all that are installed, as `make test-programs` does. `EARSHOT_PROGRAMS=fish,gdb`
/// plays only those, once and with less patience, and prints their speech; `EARSHOT_PROGRAMS=all` does so with each.
@Suite(.serialized, PrintsReport(run: .ofPrograms))
struct `Programs that were not used in development` {
    private static let all = (try? Scenario.others()) ?? []
    /// The names to play once and print; nil where whole sets are tested.
    private static let chosen =
        askedPrograms == "test" ? nil : askedPrograms.map { Set($0.split(separator: ",").map(String.init)) }
    private static let asked = all.filter { scenario in
        guard let chosen else { return askedPrograms == "test" || scenario.steady == true }
        return chosen.contains(scenario.name) || chosen.contains("all")
    }
    static let runnable = asked.filter { Scenario.absent.isDisjoint(with: $0.allNeeds) }
    static let left = asked.filter { !Scenario.absent.isDisjoint(with: $0.allNeeds) }.map(\.name)

    @Test(arguments: runnable)
    func `are spoken as their scenario says`(_ scenario: Scenario) throws {
        let isChosen = Self.chosen != nil
        let runner = try ScenarioRun.ofPrograms.play(
            scenario, tries: isChosen ? 1 : 3, patience: isChosen ? .seconds(2) : .seconds(20))
        if isChosen { print("== \(scenario.name)\n\(runner.text)") }
        for mistake in runner.mistakes { Issue.record("\(scenario.name): \(mistake)") }
    }

    @Test(.disabled(if: !left.isEmpty, "not installed: the programs of \(left.joined(separator: ", "))"))
    func `are all there`() { #expect(!Self.runnable.isEmpty) }
}

@Suite struct `Scenarios of programs that were not used in development` {
    @Test func `nine of ten steps are right, and those that are not have their reason`() throws {
        let all = try Scenario.others()
        let steps = all.flatMap(\.steps)
        let wrong = steps.filter { $0.wrong != nil }
        #expect(all.count >= 20)
        #expect(Set(all.map(\.name)).count == all.count)
        #expect(wrong.count * 10 <= steps.count, "\(wrong.count) of \(steps.count) steps are wrong")
        #expect(wrong.allSatisfy { $0.wrong?.isEmpty == false })
    }

    @Test func `make setup-tests installs the programs of at least ten of them`() throws {
        let makefile = try String(contentsOf: PackageFolders.root.appending(path: "Makefile"), encoding: .utf8)
        let start = "TERMINAL_COMMANDS = "
        let commands = makefile.replacing("\\\n", with: " ").split(separator: "\n").first { $0.hasPrefix(start) }
        let installed = Set(try #require(commands).dropFirst(start.count).split(separator: " ").map(String.init))
        let steady = try Scenario.others().filter { $0.steady == true }
        #expect(steady.count >= 10)
        for scenario in steady {
            let missing = scenario.allNeeds.subtracting(installed)
            #expect(missing.isEmpty, "\(scenario.name) is steady; make setup-tests does not install its programs")
        }
    }
}
