import AccessibilityTree

/// A finger movement on the screen while the screen reader runs.
public enum Gesture: Sendable, Hashable, Codable {
    /// One finger touches the screen, or is dragged to a point.
    case touch(Point)
    /// A one-finger swipe right.
    case swipeRight
    /// A one-finger swipe left.
    case swipeLeft
    /// A one-finger swipe up.
    case swipeUp
    /// A one-finger swipe down.
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
    /// A two-finger swipe up.
    case twoFingerSwipeUp
    /// A two-finger swipe down.
    case twoFingerSwipeDown
    /// A two-finger swipe right.
    case twoFingerSwipeRight
    /// A two-finger swipe left.
    case twoFingerSwipeLeft
    /// Two fingers draw a Z.
    case twoFingerScrub
    /// Two fingers turn clockwise.
    case rotateClockwise
    /// Two fingers turn counterclockwise.
    case rotateCounterclockwise
    /// A three-finger swipe right.
    case threeFingerSwipeRight
    /// A three-finger swipe left.
    case threeFingerSwipeLeft
    /// A three-finger swipe up.
    case threeFingerSwipeUp
    /// A three-finger swipe down.
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
    /// A four-finger swipe left.
    case fourFingerSwipeLeft
    /// A four-finger swipe right.
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
