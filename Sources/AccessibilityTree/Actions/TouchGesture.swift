/// A gesture that an assistive technology passes to the app as touches, the first finger at the activation point.
public enum TouchGesture: Sendable, Hashable, Codable {
    /// Fingers tap `count` times.
    case tap(count: Int, fingers: Int)
    /// Fingers stay down after the given number of taps.
    case press(taps: Int, fingers: Int)
    /// A swipe of one or more fingers in a direction.
    case swipe(Direction, fingers: Int)
    /// One finger is dragged to a point of the screen, in points.
    case drag(to: Point)

    /// The direction of a finger's movement.
    public enum Direction: String, Sendable, Hashable, Codable, CaseIterable {
        /// To the right edge of the screen.
        case right
        /// To the left edge of the screen.
        case left
        /// To the top of the screen.
        case up
        /// To the bottom of the screen.
        case down
    }
}

extension TouchGesture: CustomStringConvertible {
    /// The gesture in a few words, such as "tap", "2-finger double tap" or "swipe left".
    public var description: String {
        switch self {
        case .tap(let count, let fingers): Self.fingers(fingers) + Self.times(count) + "tap"
        case .press(let taps, let fingers):
            Self.fingers(fingers) + (taps > 0 ? Self.times(taps) + "tap and " : "") + "long press"
        case .swipe(let direction, let fingers): Self.fingers(fingers) + "swipe \(direction.rawValue)"
        case .drag(let point): "drag to (\(point.x), \(point.y))"
        }
    }

    private static func fingers(_ count: Int) -> String { count == 1 ? "" : "\(count)-finger " }

    private static func times(_ count: Int) -> String {
        switch count {
        case 1: ""
        case 2: "double "
        case 3: "triple "
        case 4: "quadruple "
        default: "\(count)-fold "
        }
    }
}
