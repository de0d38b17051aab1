// Replaces Apple's CoreHaptics: there are no haptics.
@_exported import Foundation

/// The haptic capabilities of a device.
public protocol CHHapticDeviceCapability {
    /// Whether anything.
    var supportsHaptics: Bool { get }
    /// Whether with sounds.
    var supportsAudio: Bool { get }
}

/// Lets something be felt: it can't here.
open class CHHapticEngine: NSObject {
    private struct Nothing: CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
    }

    /// Does nothing.
    public override init() { super.init() }

    /// Nothing.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }
    /// Nothing.
    open func start() throws {}
    /// Nothing.
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
