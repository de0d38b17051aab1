import Foundation
import Spawning

/// Checks the setup of tmux if the terminal is one of its panes.
struct TmuxCheck {
    var environment = ProcessInfo.processInfo.environment
    /// The longest delay of Escape that users don't notice, in milliseconds.
    private static let longestEscape = 100
    /// The first version whose `load-buffer -w` copies text to the terminal's clipboard.
    private static let firstVersion = "3.2"

    /// All that was found; empty if the terminal is not a pane of tmux.
    func diagnoses() -> [Diagnosis] {
        guard let socket = environment["TMUX"], !socket.isEmpty else { return [] }
        guard let tmux = ProgramPath.find("tmux", in: environment) else {
            return [
                .problem(
                    "tmux", "this is a pane of tmux, but tmux is not in PATH",
                    "add its folder to PATH; copying text requires it")
            ]
        }
        guard let version = ask([tmux, "-V"]), let clipboard = ask([tmux, "show-options", "-sv", "set-clipboard"]),
            let escape = ask([tmux, "show-options", "-sv", "escape-time"])
        else {
            return [
                .problem("tmux", "it does not respond", "check that TMUX names the server of this pane: \(socket)")
            ]
        }
        var found: [Diagnosis] = []
        let number = version.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        if number.compare(Self.firstVersion, options: .numeric) == .orderedAscending {
            found.append(
                .problem("tmux", "\(version) can't copy text to the terminal's clipboard", "install tmux 3.2 or later"))
        }
        if clipboard == "off" {
            found.append(
                .problem(
                    "tmux", "set-clipboard is off, so copied text stays in tmux",
                    "add 'set -s set-clipboard on' to ~/.tmux.conf"))
        }
        if let milliseconds = Int(escape), milliseconds > Self.longestEscape {
            found.append(
                .note(
                    "tmux", "it delays Escape by \(milliseconds) milliseconds",
                    "add 'set -s escape-time 20' to ~/.tmux.conf"))
        }
        return found.isEmpty ? [.ok("tmux", "\(version); copied text goes to the terminal's clipboard")] : found
    }

    /// Returns the output of a program within a second, without the line's end.
    private func ask(_ words: [String]) -> String? {
        let start = ProgramStart(words, environment: environment)
        guard let output = try? ProgramOutput.of(start, limit: 4_096, patience: 1_000), output.status == 0 else {
            return nil
        }
        return String(decoding: output.bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
