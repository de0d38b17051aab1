import AccessibilityTree

/// A finger movement on the screen while the screen reader runs.
public enum Gesture: Sendable, Hashable, Codable {
    /// One finger touches the screen, or is dragged to a point.
    case touch(Point)
    /// One finger flicks right.
    case swipeRight
    /// One finger flicks left.
    case swipeLeft
    /// One finger flicks up.
    case swipeUp
    /// One finger flicks down.
    case swipeDown
    /// One finger taps twice.
    case doubleTap
    /// One finger taps twice and stays.
    case doubleTapAndHold
    /// One finger taps three times.
    case tripleTap
    /// One finger taps four times.
    case quadrupleTap
    /// One finger rests on an element, another taps.
    case splitTap
    /// Two fingers tap.
    case twoFingerTap
    /// Two fingers tap twice: the magic tap.
    case twoFingerDoubleTap
    /// Two fingers tap twice and stay.
    case twoFingerDoubleTapAndHold
    /// Two fingers tap three times.
    case twoFingerTripleTap
    /// Two fingers tap four times.
    case twoFingerQuadrupleTap
    /// Two fingers flick up.
    case twoFingerSwipeUp
    /// Two fingers flick down.
    case twoFingerSwipeDown
    /// Two fingers flick right.
    case twoFingerSwipeRight
    /// Two fingers flick left.
    case twoFingerSwipeLeft
    /// Two fingers draw a Z.
    case twoFingerScrub
    /// Two fingers turn clockwise.
    case rotateClockwise
    /// Two fingers turn counterclockwise.
    case rotateCounterclockwise
    /// Three fingers flick right.
    case threeFingerSwipeRight
    /// Three fingers flick left.
    case threeFingerSwipeLeft
    /// Three fingers flick up.
    case threeFingerSwipeUp
    /// Three fingers flick down.
    case threeFingerSwipeDown
    /// Three fingers tap.
    case threeFingerTap
    /// Three fingers tap twice.
    case threeFingerDoubleTap
    /// Three fingers tap three times.
    case threeFingerTripleTap
    /// Three fingers tap four times.
    case threeFingerQuadrupleTap
    /// Four fingers tap near the top of the screen.
    case fourFingerTapTop
    /// Four fingers tap near the bottom of the screen.
    case fourFingerTapBottom
    /// Four fingers tap twice.
    case fourFingerDoubleTap
    /// Four fingers flick left.
    case fourFingerSwipeLeft
    /// Four fingers flick right.
    case fourFingerSwipeRight

    /// Every gesture but touching, which needs a point.
    public static let allWithoutPoint: [Gesture] = [
        .swipeRight, .swipeLeft, .swipeUp, .swipeDown, .doubleTap, .doubleTapAndHold, .tripleTap, .quadrupleTap,
        .splitTap, .twoFingerTap, .twoFingerDoubleTap, .twoFingerDoubleTapAndHold, .twoFingerTripleTap,
        .twoFingerQuadrupleTap, .twoFingerSwipeUp, .twoFingerSwipeDown, .twoFingerSwipeRight, .twoFingerSwipeLeft,
        .twoFingerScrub, .rotateClockwise, .rotateCounterclockwise, .threeFingerSwipeRight, .threeFingerSwipeLeft,
        .threeFingerSwipeUp, .threeFingerSwipeDown, .threeFingerTap, .threeFingerDoubleTap, .threeFingerTripleTap,
        .threeFingerQuadrupleTap, .fourFingerTapTop, .fourFingerTapBottom, .fourFingerDoubleTap,
        .fourFingerSwipeLeft, .fourFingerSwipeRight,
    ]

    /// The name of the gesture, such as "twoFingerScrub".
    public var name: String {
        if case .touch = self { "touch" } else { "\(self)" }
    }
}
