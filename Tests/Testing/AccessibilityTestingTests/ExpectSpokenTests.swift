@testable import AccessibilityTesting
import Foundation
import HeadlessUIKit
import Testing

@Suite(.serialized) @MainActor struct ExpectSpokenTests {
    private func failure(_ body: () -> Void) -> String {
        failures(body).map(\.text).joined()
    }

    @Test func `a screen is compared with its announcements from top to bottom`() {
        expectSpoken(
            Fixture.player(),
            """
            Player, heading
            Play, button
            Volume, 50%, adjustable, Swipe up or down with one finger to adjust the value.
            """)
    }

    @Test func `a difference is shown with the nearest words and the elements`() {
        let text = failure {
            expectSpoken(
                Fixture.screen(Fixture.element("Title", y: 20), Fixture.button("Pay now", y: 80)),
                "Title\nPay, button\n")
        }
        #expect(
            text == """
                The announcements differ (- expected, + announced):
                  Title
                - Pay, button
                + Pay now, button
                "Pay, button" is not announced; did you mean "Pay now, button"?
                Elements in reading order:
                  1. Title
                  2. Pay now, button
                """)
    }

    @Test func `a session is compared with its record`() {
        expectSpoken(Fixture.player()) { session in
            session.next()
            session.activate()
            session.next()
            session.increment()
            session.escape()
        }
    }

    @Test func `a session that was never recorded fails and says how`() {
        let file = TranscriptFile(testFile: #filePath, name: "never recorded", environment: [:])
        let text = file.compare(["speak \"A\""], isRecording: false)
        #expect(text?.contains("/__Transcripts__/ExpectSpokenTests/never-recorded.txt") == true)
        #expect(text?.contains("EARSHOT_RECORD=1") == true)
    }

    @Test func `recording writes what comparing reads`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "SomeTests.swift").path
        let file = TranscriptFile(testFile: path, name: "a name/../of a test()", environment: [:])
        #expect(file.url.path.hasSuffix("/__Transcripts__/SomeTests/a-name-of-a-test.txt"))
        #expect(file.compare(["speak \"A\""], isRecording: true) == nil)
        #expect(file.compare(["speak \"A\""], isRecording: false) == nil)
        let difference = file.compare(["speak \"B\""], isRecording: false)
        #expect(difference?.contains("- speak \"A\"\n+ speak \"B\"") == true)
        let flagged = TranscriptFile(
            testFile: path, name: "a name/../of a test()", environment: ["EARSHOT_RECORD": "1"])
        #expect(flagged.compare(["speak \"B\""], isRecording: false) == nil)
        #expect(file.compare(["speak \"B\""], isRecording: false) == nil)
    }

    @Test func `an element that is not there is missed with the nearest one`() {
        let reader = ScreenReaderSession(view: Fixture.player())
        defer { reader.end() }
        #expect(reader.move(to: "play"))
        #expect(reader.focusedElement?.identifier == "play")
        #expect(reader.move(to: "Player"))
        let text = failure { reader.move(to: "Volum") }
        #expect(text.hasPrefix("There is no element \"Volum\"; did you mean \"Volume, 50%, adjustable,"))
        #expect(text.contains("  2. Play, button   (identifier \"play\")"))
    }
}
