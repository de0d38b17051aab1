import Foundation
import Testing

@testable import TerminalEmulator

/// libvterm's own tests. Those in which xterm or this terminal's design decides otherwise are listed with the reason in
/// `left-out.json`; all others must pass, and those listed must fail, so that the list stays true.
@Suite(.enabled(if: SharedData.isPresent, "the reference files are not there"))
struct LibvtermTests {
    /// The tests of one file that are left out.
    private struct LeftOut: Decodable {
        var file: String
        var reason: String
        /// The numbers of the titled tests that are concerned; all when absent.
        var tests: [Int]?
        /// The expectations that are concerned; all when absent.
        var expectations: [String]?

        func covers(_ failure: LibvtermFailure) -> Bool {
            tests?.contains(failure.test) != false && expectations?.contains(failure.expectation) != false
        }
    }

    static let names = SharedData.names(in: "libvterm-tests", suffix: ".test")

    private func leftOut() throws -> [LeftOut] {
        let list = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "left-out.json")
        return try JSONDecoder().decode([LeftOut].self, from: Data(contentsOf: list))
    }

    @Test(arguments: names)
    func `what libvterm expects comes out`(name: String) throws {
        let bytes = try SharedData.bytes("libvterm-tests/\(name).test")
        let script = LibvtermScript(String(decoding: bytes, as: UTF8.self))
        #expect(script.steps.contains { !$0.expectations.isEmpty })
        var driver = LibvtermDriver()
        driver.run(script)
        let leftOut = try leftOut().filter { $0.file == name }
        for failure in driver.failures where !leftOut.contains(where: { $0.covers(failure) }) {
            Issue.record(
                "\(name) \(failure.test) \(script.titles[failure.test]): «\(failure.expectation)» was «\(failure.actual)»"
            )
        }
        for entry in leftOut {
            #expect(driver.failures.contains(where: entry.covers), "left out without need: \(entry)")
            for number in entry.tests ?? [] {
                #expect(driver.failures.contains { $0.test == number }, "left out without need: \(name) \(number)")
            }
        }
    }
}
