import AccessibilityTesting
import HeadlessUIKit
import LiveReader
import Testing

/// Apps side by side: each of these tests gives way to the other in the middle of its work.
@Suite(.ownApp) @MainActor struct OwnAppTests {
    @Test(arguments: 0..<8) func `each test has windows, a clock, a reader and settings of its own`(number: Int) async {
        #expect(UIApplication.shared.windows.isEmpty)
        let button = UIButton(type: .system)
        button.setTitle("Number \(number)", for: .normal)
        let reader = ScreenReaderSession(view: button)
        defer { reader.end() }
        UIAccessibility.setStatus(.boldText, number.isMultiple(of: 2))
        MainLoop.main.perform(after: .seconds(number)) { button.setTitle("Later \(number)", for: .normal) }
        let (application, loop) = (UIApplication.shared, MainLoop.main)
        for _ in 0..<20 { await Task.yield() }
        #expect(UIApplication.shared === application && MainLoop.main === loop)
        #expect(UIApplication.shared.windows.count == 1 && UIAccessibility.attachedTechnology === reader)
        #expect(UIAccessibility.isBoldTextEnabled == number.isMultiple(of: 2))
        #expect(reader.spokenLog == ["Number \(number), button"])
        reader.wait(.seconds(number + 1))
        await Task.yield()
        #expect(reader.focusedElement?.label?.string == "Later \(number)")
    }

    @Test func `the real clock wakes the loop of the app that it belongs to`() async {
        let application = UIApplication.shared
        let woken = await withCheckedContinuation { continuation in
            MainLoop.main.perform(after: .milliseconds(1)) { continuation.resume(returning: UIApplication.shared) }
        }
        #expect(woken === application)
        #expect(application !== AppProcess.main.application)
    }
}
