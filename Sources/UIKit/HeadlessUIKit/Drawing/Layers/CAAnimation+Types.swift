import Foundation

/// The timing of an animation between its start and its end.
public final class CAMediaTimingFunction: NSObject, Sendable {
    private let points: [Float]

    /// A curve of one of QuartzCore's names.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// A curve with two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
        super.init()
    }

    /// Writes one of the four points; the first and the last are the start and the end.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        guard (0..<4).contains(idx) else { return }
        ptr[0] = points[idx * 2]
        ptr[1] = points[idx * 2 + 1]
    }
}

/// QuartzCore's names of curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// QuartzCore's name.
    public let rawValue: String
    /// Creates a name from QuartzCore's.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Starting slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Ending slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Starting and ending slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The timing of the system's own animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The interpolation between an animation's values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// QuartzCore's name.
    public let rawValue: String
    /// Creates a mode from QuartzCore's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In straight lines.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Jumps between the values.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// In straight lines at one speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Smooth curves between the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// In curves at one speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether an object that moves along a path rotates with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// QuartzCore's name.
    public let rawValue: String
    /// Creates a mode from QuartzCore's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Rotates with the direction of the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Rotates against the direction of the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The visible effect of a transition of a layer's content.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// QuartzCore's name.
    public let rawValue: String
    /// Creates a type from QuartzCore's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One fades over the other.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new pushes the old away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away from the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction from which a transition of a layer's content comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// QuartzCore's name.
    public let rawValue: String
    /// Creates a side from QuartzCore's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
