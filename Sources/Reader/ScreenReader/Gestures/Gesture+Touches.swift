import AccessibilityTree

extension Gesture {
    /// The touches of the gesture, as the app gets them when the reader passes it through; nil for gestures that the
    /// app can't receive, such as the system's four-finger gestures, and rotation, which no recognizer here handles.
    var touches: TouchGesture? {
        switch self {
        case .touch(let point): .drag(to: point)
        case .swipeRight: .swipe(.right, fingers: 1)
        case .swipeLeft: .swipe(.left, fingers: 1)
        case .swipeUp: .swipe(.up, fingers: 1)
        case .swipeDown: .swipe(.down, fingers: 1)
        case .doubleTap: .tap(count: 2, fingers: 1)
        case .doubleTapAndHold: .press(taps: 1, fingers: 1)
        case .tripleTap: .tap(count: 3, fingers: 1)
        case .quadrupleTap: .tap(count: 4, fingers: 1)
        case .splitTap: .tap(count: 1, fingers: 1)
        case .twoFingerTap: .tap(count: 1, fingers: 2)
        case .twoFingerDoubleTap: .tap(count: 2, fingers: 2)
        case .twoFingerDoubleTapAndHold: .press(taps: 1, fingers: 2)
        case .twoFingerTripleTap: .tap(count: 3, fingers: 2)
        case .twoFingerQuadrupleTap: .tap(count: 4, fingers: 2)
        case .twoFingerSwipeUp: .swipe(.up, fingers: 2)
        case .twoFingerSwipeDown: .swipe(.down, fingers: 2)
        case .twoFingerSwipeRight: .swipe(.right, fingers: 2)
        case .twoFingerSwipeLeft: .swipe(.left, fingers: 2)
        case .threeFingerSwipeRight: .swipe(.right, fingers: 3)
        case .threeFingerSwipeLeft: .swipe(.left, fingers: 3)
        case .threeFingerSwipeUp: .swipe(.up, fingers: 3)
        case .threeFingerSwipeDown: .swipe(.down, fingers: 3)
        case .threeFingerTap: .tap(count: 1, fingers: 3)
        case .threeFingerDoubleTap: .tap(count: 2, fingers: 3)
        case .threeFingerTripleTap: .tap(count: 3, fingers: 3)
        case .threeFingerQuadrupleTap: .tap(count: 4, fingers: 3)
        case .twoFingerScrub, .rotateClockwise, .rotateCounterclockwise, .fourFingerTapTop, .fourFingerTapBottom,
            .fourFingerDoubleTap, .fourFingerSwipeLeft, .fourFingerSwipeRight:
            nil
        }
    }
}
