import AccessibilityTree
import CommandIO
import ScreenReader

/// The gestures of the demo, in the order in which they are made.
@MainActor struct DemoScript {
    let session: ReadingSession
    /// Begins a part of the script.
    let title: (String) throws -> Void
    /// Makes one gesture and waits until all that it causes is over.
    let perform: (Gesture) throws -> Void

    /// Makes all gestures of a new session. Throws when an element of the sample app is not where the script looks for
    /// it.
    func run() throws {
        try title("Move through the list")
        try make(.swipeRight, .swipeRight, .swipeRight, .swipeLeft)
        try title("Scroll with three fingers")
        try make(.threeFingerSwipeUp, .threeFingerSwipeDown)
        try title("Sort the list in a popover")
        try reach("Sort", by: .swipeLeft)
        try make(.doubleTap)
        try reach("By name", by: .swipeRight)
        try make(.doubleTap)
        try title("Open a station: the screen changes")
        try reach("Lantern Jazz", by: .swipeRight)
        try make(.doubleTap)
        try title("Adjust the volume: increment and decrement")
        try reach("Volume", by: .swipeRight)
        try make(.swipeUp, .swipeUp, .swipeDown)
        try title("Make it a favorite: the app announces it")
        try reach("Favorite", by: .swipeRight)
        try make(.doubleTap)
        try title("Show the equalizer: the layout changes")
        try reach("Equalizer", by: .swipeRight)
        try make(.doubleTap)
        try title("Open a sheet, and leave it by the escape gesture")
        try reach("Sleep timer", by: .swipeRight)
        try make(.doubleTap, .swipeRight, .swipeRight, .twoFingerScrub)
        try title("Open an alert, and cancel it by the escape gesture")
        try reach("Remove station", by: .swipeRight)
        try make(.doubleTap, .swipeRight, .twoFingerScrub)
        try title("Go back by the escape gesture")
        try make(.twoFingerScrub)
        try title("The magic tap plays and stops, wherever the cursor is: the container of all screens handles it")
        try make(.twoFingerDoubleTap, .twoFingerDoubleTap)
        try title("Open the next station, make it louder, and leave the app there")
        try make(.swipeRight, .doubleTap)
        try reach("Volume", by: .swipeRight)
        try make(.swipeUp)
    }

    /// Performs the gestures of a session that continues where another one ended: they need nothing of the screen.
    func goOn() throws {
        try title("The cursor is where it was: move from there")
        try make(.swipeRight, .swipeLeft)
        try title("The magic tap plays here too")
        try make(.twoFingerDoubleTap)
        try title("Go back by the escape gesture")
        try make(.twoFingerScrub)
    }

    private func make(_ gestures: Gesture...) throws {
        for gesture in gestures { try perform(gesture) }
    }

    /// Swipes until the cursor is on the element with this label.
    private func reach(_ label: String, by swipe: Gesture) throws {
        while session.focusedElement.flatMap({ session.tree[$0]?.label?.string }) != label {
            let before = session.focusedElement
            try perform(swipe)
            guard session.focusedElement != before else {
                throw ToolError("the demo did not find the element \"\(label)\"", exitCode: .software)
            }
        }
    }
}
