import AccessibilityTesting
import HeadlessUIKit
import Testing

@testable import LiveReader

@Suite(.serialized) @MainActor struct VoiceOverServiceTests {
    private func withScreen(_ view: UIView, _ body: () throws -> Void) rethrows {
        MainLoop.main.clock = .virtual
        MainLoop.main.runUntilIdle()
        // Windows of other tests would be read as well; they come back afterwards.
        let others = UIApplication.shared.windows
        let before = UIApplication.shared.keyWindow
        for window in others { window.isHidden = true }
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        controller.view = view
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer {
            try? XCUIDevice.shared.voiceOverService.disable()
            window.isHidden = true
            for window in others { window.isHidden = false }
            before?.makeKey()
        }
        try body()
    }

    @Test func `one body runs as on a device`() throws {
        try withScreen(Fixture.player()) {
            let voiceOver = XCUIDevice.shared.voiceOverService
            #expect(!voiceOver.isEnabled)
            try voiceOver.enable()
            #expect(voiceOver.isEnabled)
            #expect(try voiceOver.currentSpeech().utterance == "Player, heading")
            #expect(try voiceOver.moveForward().utterance == "Play, button")
            #expect(try voiceOver.moveBackward().utterance == "Player, heading")
            try voiceOver.disable()
            #expect(!voiceOver.isEnabled)
        }
    }

    @Test func `nothing moves while it is off`() {
        let voiceOver = XCUIDevice.shared.voiceOverService
        let error = #expect(throws: XCUIVoiceOverService.Error.self) { try voiceOver.moveForward() }
        #expect(error?.code == .notRunning)
        #expect(throws: XCUIVoiceOverService.Error.self) { try voiceOver.currentSpeech() }
    }

    @Test func `the border is silent`() throws {
        try withScreen(Fixture.screen(Fixture.element("Only", y: 20))) {
            let voiceOver = XCUIDevice.shared.voiceOverService
            try voiceOver.enable()
            let error = #expect(throws: XCUIVoiceOverService.Error.self) { try voiceOver.moveForward() }
            #expect(error?.code == .noSpeech)
        }
    }

    @Test func `it does not start without a window`() {
        let error = #expect(throws: XCUIVoiceOverService.Error.self) {
            try XCUIVoiceOverService(hasScreen: { false }).enable()
        }
        #expect(error?.code == .failedToStart)
    }
}
