import AccessibilityTree

extension Gesture {
    /// The gesture with a name as `name` gives it, or nil; touching has none, because it needs a point.
    public init?(name: String) {
        guard let gesture = Self.byName[name] else { return nil }
        self = gesture
    }

    private static let byName = Dictionary(uniqueKeysWithValues: allWithoutPoint.map { ($0.name, $0) })

    /// A description of the finger movement, in English.
    public var summary: String { StringCatalog.builtIn.words(for: "en", style: .voiceover)[spokenName] }

    /// The words for the gesture.
    var spokenName: StringKey {
        switch self {
        case .touch: .gestureTouch
        case .swipeRight: .gestureSwipeRight
        case .swipeLeft: .gestureSwipeLeft
        case .swipeUp: .gestureSwipeUp
        case .swipeDown: .gestureSwipeDown
        case .doubleTap: .gestureDoubleTap
        case .doubleTapAndHold: .gestureDoubleTapAndHold
        case .tripleTap: .gestureTripleTap
        case .quadrupleTap: .gestureQuadrupleTap
        case .splitTap: .gestureSplitTap
        case .twoFingerTap: .gestureTwoFingerTap
        case .twoFingerDoubleTap: .gestureTwoFingerDoubleTap
        case .twoFingerDoubleTapAndHold: .gestureTwoFingerDoubleTapAndHold
        case .twoFingerTripleTap: .gestureTwoFingerTripleTap
        case .twoFingerQuadrupleTap: .gestureTwoFingerQuadrupleTap
        case .twoFingerSwipeUp: .gestureTwoFingerSwipeUp
        case .twoFingerSwipeDown: .gestureTwoFingerSwipeDown
        case .twoFingerSwipeRight: .gestureTwoFingerSwipeRight
        case .twoFingerSwipeLeft: .gestureTwoFingerSwipeLeft
        case .twoFingerScrub: .gestureTwoFingerScrub
        case .rotateClockwise: .gestureRotateClockwise
        case .rotateCounterclockwise: .gestureRotateCounterclockwise
        case .threeFingerSwipeRight: .gestureThreeFingerSwipeRight
        case .threeFingerSwipeLeft: .gestureThreeFingerSwipeLeft
        case .threeFingerSwipeUp: .gestureThreeFingerSwipeUp
        case .threeFingerSwipeDown: .gestureThreeFingerSwipeDown
        case .threeFingerTap: .gestureThreeFingerTap
        case .threeFingerDoubleTap: .gestureThreeFingerDoubleTap
        case .threeFingerTripleTap: .gestureThreeFingerTripleTap
        case .threeFingerQuadrupleTap: .gestureThreeFingerQuadrupleTap
        case .fourFingerTapTop: .gestureFourFingerTapTop
        case .fourFingerTapBottom: .gestureFourFingerTapBottom
        case .fourFingerDoubleTap: .gestureFourFingerDoubleTap
        case .fourFingerSwipeLeft: .gestureFourFingerSwipeLeft
        case .fourFingerSwipeRight: .gestureFourFingerSwipeRight
        }
    }
}
