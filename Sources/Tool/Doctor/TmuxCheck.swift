import Foundation
import Spawning

/// Looks at how tmux is set up, where the terminal is one of its panes.
struct TmuxCheck {
    var environment = ProcessInfo.processInfo.environment
    /// Escape is waited for that long at most before it reaches a program, in milliseconds, without being felt.
    private static let longestEscape = 100
    /// The first version whose `load-buffer -w` gives a text to the terminal's clipboard.
    private static let firstVersion = "3.2"

    /// All that was found; nothing where tmux has nothing to do with this terminal.
    func diagnoses() -> [Diagnosis] {
        guard let socket = environment["TMUX"], !socket.isEmpty else { return [] }
        guard let tmux = ProgramPath.find("tmux", in: environment) else {
            return [.fix("tmux", "this is a pane of tmux, which is not in PATH", "copying to its buffer needs it")]
        }
        guard let version = ask([tmux, "-V"]), let clipboard = ask([tmux, "show-options", "-sv", "set-clipboard"]),
            let escape = ask([tmux, "show-options", "-sv", "escape-time"])
        else {
            return [
                .fix("tmux", "it does not answer", "is it the server of this pane? TMUX is \(socket)")
            ]
        }
        var found: [Diagnosis] = []
        let number = version.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        if number.compare(Self.firstVersion, options: .numeric) == .orderedAscending {
            found.append(
                .fix("tmux", "\(version) can't give what is copied to the terminal", "install tmux 3.2 or later"))
        }
        if clipboard == "off" {
            found.append(
                .fix(
                    "tmux", "set-clipboard is off, so what is copied stays in tmux",
                    "put 'set -s set-clipboard on' into ~/.tmux.conf"))
        }
        if let milliseconds = Int(escape), milliseconds > Self.longestEscape {
            found.append(
                .note(
                    "tmux", "it holds back Escape for \(milliseconds) milliseconds",
                    "put 'set -s escape-time 20' into ~/.tmux.conf"))
        }
        return found.isEmpty ? [.ok("tmux", "\(version); what is copied goes to the terminal's clipboard")] : found
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
