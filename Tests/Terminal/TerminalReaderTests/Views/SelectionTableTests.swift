import HeadlessUIKit
import TerminalEmulator
import Testing

@testable import TerminalReader

@MainActor @Suite(.serialized) struct `Tables with a selected row` {
    private static let rows = [
        " 1042 root        20  0.0 sleep 300", " 1043 alice       20 12.5 make all", " 1044 bob         10  0.3 less",
    ]

    /// A monitor's processes; the second is selected, and an arrow marks the column by which they are sorted.
    private static func screen(header: String = "  PID USER       PRI CPU%▽Command") -> String {
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[HTasks: 3\r\n\r\n\u{1B}[30;42m\(header)\u{1B}[K\u{1B}[m\r\n\(rows[0])\r\n"
            + "\u{1B}[30;46m\(rows[1])\u{1B}[K\u{1B}[m\r\n\(rows[2])\r\n\r\nF1Help"
    }

    @Test func `cells tell the name of their column`() throws {
        let stage = TerminalStage(Self.screen())
        let reader = stage.read()
        defer { reader.end() }
        let current = try #require(stage.controller.currentElement)
        #expect(current.accessibilityLabel == "1043" && current.accessibilityTraits.contains(.selected))
        let table = try #require(stage.controller.model?.regions.first { $0.kind == .table })
        #expect(table.text == "PID, USER, PRI, CPU%, Command" && table.frame.rows == 2..<6)
        #expect(table.children.map(\.isSelected) == [false, false, true, false])
        #expect(table.children[2].children.map(\.label) == ["PID", "USER", "PRI", "CPU%", "Command"])
        #expect(table.children[2].children.map(\.text) == ["1043", "alice", "20", "12.5", "make all"])
    }

    @Test func `activating a cell moves the selection to its row`() throws {
        let stage = TerminalStage(Self.screen())
        #expect(stage.element("bob")?.accessibilityActivate() == true && stage.takeSent() == "\u{1B}[B")
        #expect(stage.element("sleep 300")?.accessibilityActivate() == true && stage.takeSent() == "\u{1B}[A")
        #expect(stage.element("alice")?.accessibilityActivate() == true && stage.takeSent() == "\r")
    }

    @Test func `a list below a title stays a list`() {
        let stage = TerminalStage(Self.screen(header: "All of the processes here:"))
        #expect(stage.controller.model?.regions.contains { $0.kind == .list } == true)
    }

    @Test func `a table in a frame of which a row is selected is one table, with that row selected`() throws {
        let stage = TerminalStage(
            """
            \u{1B}[?1049h\u{1B}[?25l┌──────────┬──────┐
            │ name     │ load │
            ├──────────┼──────┤
            │ postgres │ 12.5 │
            │\u{1B}[7m nginx    \u{1B}[m│\u{1B}[7m 0.3  \u{1B}[m│
            │ sshd     │ 0.1  │
            └──────────┴──────┘
            """.replacing("\n", with: "\r\n"))
        let regions = try #require(stage.controller.model?.regions)
        #expect(regions.map(\.kind) == [.table])
        #expect(regions[0].children.map(\.isSelected) == [false, false, true, false])
        #expect(stage.element("nginx")?.accessibilityTraits.contains(.selected) == true)
    }
}
