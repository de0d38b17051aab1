import Foundation
import Testing

private let python = ExampleClient(path: "ATDriver/drive.py", launch: ["python3"])
private let node = ExampleClient(path: "ATDriver/drive.mjs", launch: ExampleClient.nodeWithWebSocket ?? [])

/// The clients of `earshot serve` that people copy, run with the tool.
@Suite struct `Examples of earshot serve` {
    @Test(.enabled(if: ExampleClient.hasPython, "no python3 from 3.9"))
    func `the client in Python checks the announcements`() throws { try judge(python) }

    @Test(.enabled(if: ExampleClient.nodeWithWebSocket != nil, "no node with a WebSocket, from 20.10"))
    func `the client in Node checks the announcements`() throws { try judge(node) }

    private func judge(_ client: ExampleClient) throws {
        let screen = ExampleClient.folder.appending(path: "ATDriver/screen.json").path
        let heading = "Settings, heading"
        let control = "Wi-Fi, switch button, on, Double tap to toggle setting."
        let right = try client.run([screen, heading, "Wi-Fi, switch button, on"])
        #expect(right.code == 0 && right.lines == [heading[...], control[...]], "\(right)")
        let wrong = try client.run([screen, heading, "Wi-Fi, switch button, off", "Bluetooth"])
        #expect(wrong.code == 1)
        #expect(wrong.errors.contains("element 2: expected Wi-Fi, switch button, off; spoken: \(control)"), "\(wrong)")
        #expect(wrong.errors.contains("element 3: expected Bluetooth; spoken: nothing"), "\(wrong)")
        let more = try client.run([screen, heading])
        #expect(more.code == 1 && more.errors.contains("element 2: expected none"), "\(more)")
        #expect(try client.run([]).code == 64)
        #expect(try client.run(["/no/such/screen.json"]).code == 69)
        #expect(try client.run([screen], environment: ["EARSHOT": "/no/such/tool"]).code == 69)
        try judgeService(client, screen, control)
    }

    /// A running service has one session and refuses a second client.
    private func judgeService(_ client: ExampleClient, _ screen: String, _ control: String) throws {
        let output = Pipe()
        let service = try BuiltTool.start(["serve", "--at-driver", "--port", "0", screen], output: output)
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let address = line.trimmingCharacters(in: .newlines)
        let first = try client.run([address])
        #expect(first.code == 0 && first.lines.last == control[...], "\(first)")
        #expect(try client.run([address + "s"]).code == 69)
        service.terminate()
        service.waitUntilExit()
        #expect(try client.run([address]).code == 69)
    }
}
