import Escaping
import Foundation
import TerminalReader

/// The keys of the reader in a terminal, for people and as lines that a file of keys can have.
package enum KeyList {
    /// A line for each key: its line in the file of keys, and a description of the command. Then the commands without a
    /// key.
    package static func lines(of bindings: ReaderBindings) -> [String] {
        let rows = bindings.assignments.map { assignment in
            ((assignment.isForReview ? "review " : "") + assignment.key, assignment.command)
        }
        let used = Set(rows.map(\.1))
        let unused = ReaderCommand.allCases.filter { !used.contains($0) }
        let keys = rows.map(\.0.count).max() ?? 0
        let commands = ReaderCommand.allCases.map(\.rawValue.count).max() ?? 0
        func line(_ key: String, _ command: ReaderCommand) -> String {
            key.padding(toLength: keys + 2, withPad: " ", startingAt: 0)
                + command.rawValue.padding(toLength: commands + 2, withPad: " ", startingAt: 0) + "# "
                + command.summary
        }
        return rows.map { line(SafeText.escape($0.0), $0.1) } + unused.map { line("# no key", $0) }
    }
}
