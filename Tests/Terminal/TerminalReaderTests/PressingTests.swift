import Foundation
import TerminalEmulator
import Testing

@testable import TerminalReader

/// Buttons that the reader presses for the user are pressed at the right position, or not at all.
@Suite(.serialized) struct `Pressing a button for the user` {
    /// Draws two buttons, of which the first has the focus, and moves it with the arrow keys or not.
    private static func dialog(moves: Bool) -> [String] {
        let draw = #"""
            draw() { printf '\033[H\033[2J┌── Delete all? ────┐\r\n│ Sure?             │\r\n│ %b  %b │\r\n└───────────────────┘\r\n' "$1" "$2"; }
            """#
        let first = #"draw '\033[7m< Yes >\033[m' '<  No  >'"#
        let second = #"draw '< Yes >' '\033[7m<  No  >\033[m'"#
        let keys = moves ? "case $key in *C) \(second);; esac" : ":"
        return [
            "bash", "-c",
            """
            stty -echo -icanon; printf '\\033[?1049h'; \(draw)
            \(first)
            while IFS= read -rsn1 key; do
              if [ "$key" = $'\\e' ]; then IFS= read -rsn2 rest; key=$key$rest; \(keys); fi
              if [ -z "$key" ]; then printf '\\033[?1049lpressed\\n'; break; fi
              if [ "$key" = q ]; then printf '\\033[?1049lleft\\n'; break; fi
            done
            """,
        ]
    }

    private func start(moves: Bool) throws -> SessionRig {
        let rig = try SessionRig(Self.dialog(moves: moves))
        try rig.wait("the dialog") { rig.heard.texts.contains { $0.contains("Sure?") || $0.contains("Yes") } }
        rig.type("\u{1B}[24~")
        try rig.waitForSpeech("review mode on")
        // To the button that has not the focus.
        rig.type("\u{1B}[F")
        try rig.wait("the button") { rig.heard.texts.last?.contains("No") == true }
        return rig
    }

    @Test func `Return follows when the focus has come`() throws {
        let rig = try start(moves: true)
        rig.type("\r")
        try rig.waitForShown("pressed")
        #expect(try rig.waitForEnd() == .program(.exited(0)))
    }

    @Test func `where the focus does not come nothing is pressed, and that is said`() throws {
        let rig = try start(moves: false)
        rig.type("\r")
        try rig.wait("the notice") { rig.heard.texts.contains { $0.contains("nothing was pressed") } }
        rig.type("\u{1B}[24~q")
        try rig.waitForShown("left")
        #expect(!rig.text.contains("pressed"))
        #expect(try rig.waitForEnd() == .program(.exited(0)))
    }
}
