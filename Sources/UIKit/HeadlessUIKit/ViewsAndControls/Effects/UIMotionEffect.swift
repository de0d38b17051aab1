import Foundation

/// A change of a view as the device is tilted; the device here never is.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    /// Creates an effect.
    public override init() {
        super.init()
    }

    /// Returns the relative values of a view for a tilt, by key path; nil unless overridden.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An effect that interpolates a value as the device is tilted.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The key path of the value.
    public final let keyPath: String
    /// The direction of the tilt.
    public final let type: EffectType
    /// The value at one end.
    open var minimumRelativeValue: Any?
    /// The value at the other end.
    open var maximumRelativeValue: Any?

    /// Creates an effect.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// The directions of the tilt, with UIKit's raw values.
    public enum EffectType: Int, Sendable {
        /// From left to right.
        case tiltAlongHorizontalAxis = 0
        /// From top to bottom.
        case tiltAlongVerticalAxis = 1
    }
}

/// Effects that run together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group.
    open var motionEffects: [UIMotionEffect]?
}
