import AccessibilityTree

/// Which command each gesture gives.
public struct GestureMap: Sendable, Hashable {
    private var commands: [Gesture: Command]

    /// Creates a map from pairs; a later pair replaces an earlier one of the same gesture.
    public init(_ pairs: [(Gesture, Command)]) {
        commands = Dictionary(pairs) { _, later in later }
    }

    /// The assignment of iOS (settings of iOS 14): every gesture but touching has a command.
    public static let standard = GestureMap([
        (.swipeRight, .next),
        (.swipeLeft, .previous),
        (.swipeUp, .previousItem),
        (.swipeDown, .nextItem),
        (.doubleTap, .activate),
        (.splitTap, .activate),
        (.doubleTapAndHold, .passThrough),
        (.tripleTap, .longPress),
        (.quadrupleTap, .secondaryActivate),
        (.twoFingerTap, .pauseOrResumeSpeech),
        (.twoFingerDoubleTap, .magicTap),
        (.twoFingerDoubleTapAndHold, .relabel),
        (.twoFingerTripleTap, .itemChooser),
        (.twoFingerQuadrupleTap, .quickSettings),
        (.twoFingerSwipeRight, .moveIn),
        (.twoFingerSwipeLeft, .moveOut),
        (.twoFingerSwipeUp, .readFromTop),
        (.twoFingerSwipeDown, .readFromHere),
        (.twoFingerScrub, .escape),
        (.rotateClockwise, .nextRotor),
        (.rotateCounterclockwise, .previousRotor),
        // Horizontally the direction is the finger's, vertically it is the way the view goes.
        (.threeFingerSwipeLeft, .scroll(.left)),
        (.threeFingerSwipeRight, .scroll(.right)),
        (.threeFingerSwipeUp, .scroll(.down)),
        (.threeFingerSwipeDown, .scroll(.up)),
        (.threeFingerTap, .readPosition),
        (.threeFingerDoubleTap, .toggleSpeech),
        (.threeFingerTripleTap, .toggleScreenCurtain),
        (.threeFingerQuadrupleTap, .copyLastSpeech),
        (.fourFingerTapTop, .first),
        (.fourFingerTapBottom, .last),
        (.fourFingerDoubleTap, .help),
        (.fourFingerSwipeLeft, .previousApp),
        (.fourFingerSwipeRight, .nextApp),
    ])

    /// The command of a gesture, or nil when it has none. Touching always moves to the touched element.
    public subscript(gesture: Gesture) -> Command? {
        get {
            if case .touch(let point) = gesture { return .touch(point) }
            return commands[gesture]
        }
        set { commands[gesture] = newValue }
    }
}
