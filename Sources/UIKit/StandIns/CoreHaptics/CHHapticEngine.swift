// Replaces Apple's CoreHaptics: there are no haptics.
@_exported import Foundation

/// The haptic capabilities of a device.
public protocol CHHapticDeviceCapability {
    /// Whether haptics are supported.
    var supportsHaptics: Bool { get }
    /// Whether haptic audio is supported.
    var supportsAudio: Bool { get }
}

/// A haptic engine, which plays nothing.
open class CHHapticEngine: NSObject {
    private struct Nothing: CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
    }

    /// Creates an engine.
    public override init() { super.init() }

    /// Returns capabilities that are all false.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }
    /// Creates an engine.
    open func start() throws {}
    /// Calls the handler without an error.
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
