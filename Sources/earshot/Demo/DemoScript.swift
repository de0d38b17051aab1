import AccessibilityTree
import ScreenReader

/// The gestures of the demo, in steps with a title each.
@MainActor enum DemoScript {
    /// A few gestures that show one thing.
    struct Step {
        var title: String
        /// The gestures, made one after the other; how many it takes to reach an element shows only on the way.
        var gestures: @MainActor (Session) -> AnySequence<Gesture>
    }

    static let steps: [Step] = [
        Step(title: "Move through the list") { _ in [.swipeRight, .swipeRight, .swipeRight, .swipeLeft].any },
        Step(title: "Scroll with three fingers") { _ in [.threeFingerSwipeUp, .threeFingerSwipeDown].any },
        Step(title: "Open a station: the screen changes") { reach("Lantern Jazz", $0, then: [.doubleTap]) },
        Step(title: "Adjust the volume: increment and decrement") {
            reach("Volume", $0, then: [.swipeUp, .swipeUp, .swipeDown])
        },
        Step(title: "Make it a favorite: the app announces it") { reach("Favorite", $0, then: [.doubleTap]) },
        Step(title: "Show the equalizer: the layout changes") { reach("Equalizer", $0, then: [.doubleTap]) },
        Step(title: "Open a sheet, and leave it by the escape gesture") {
            reach("Sleep timer", $0, then: [.doubleTap, .swipeRight, .twoFingerScrub])
        },
        Step(title: "Open an alert, and cancel it by the escape gesture") {
            reach("Remove station", $0, then: [.doubleTap, .swipeRight, .twoFingerScrub])
        },
        Step(title: "Go back by the escape gesture") { _ in [.twoFingerScrub].any },
        Step(title: "Open the player: the magic tap works from anywhere in it") {
            reach("Player", $0, by: .swipeLeft, then: [.doubleTap, .twoFingerDoubleTap, .twoFingerDoubleTap])
        },
    ]

    /// Flicks until the cursor is on the element with this label, then makes the gestures.
    private static func reach(
        _ label: String, _ session: Session, by flick: Gesture = .swipeRight, then gestures: [Gesture]
    ) -> AnySequence<Gesture> {
        AnySequence { () -> AnyIterator<Gesture> in
            var flicks = 0
            var rest = gestures[...]
            var hasArrived = false
            return AnyIterator {
                MainActor.assumeIsolated {
                    if !hasArrived {
                        let here = session.focusedElement.flatMap { session.tree[$0]?.label?.string }
                        // An app that has lost the element must not be searched for ever.
                        hasArrived = here == label || flicks == 100
                        flicks += 1
                        if !hasArrived { return flick }
                    }
                    return rest.popFirst()
                }
            }
        }
    }
}

extension Array {
    fileprivate var any: AnySequence<Element> { AnySequence(self) }
}
