import AccessibilityTesting
import AccessibilityTree
import DemoApp
import HeadlessUIKit
import ScreenReader
import Speech
import TestSupport
import Testing

@Suite(.serialized) @MainActor struct DemoAppTests {
    @Test func `the order stays that of a fresh look while the list is scrolled`() {
        MainLoop.main.clock = .virtual
        let window = DemoApp.launch()
        defer { DemoApp.quit() }
        let reader = ScreenReaderSession(window: window)
        defer { reader.end() }
        for gesture in [Gesture.swipeRight, .swipeRight, .threeFingerSwipeUp, .swipeRight, .threeFingerSwipeDown] {
            reader.session.perform(gesture)
            reader.settle()
            let tree = WindowSource(window).captureTree()
            let fresh = ReadingOrder(tree)
            #expect(reader.session.elements == Array(fresh.elements), "after \(gesture.name)")
        }
    }
}
