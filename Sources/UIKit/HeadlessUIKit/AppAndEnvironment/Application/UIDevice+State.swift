import Foundation

// Members of a device that does not exist: each documents its fixed result.
extension UIDevice {
    /// The device was rotated; posted by `rotate(to:)`.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// The battery is fuller or emptier; never posted here.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// The battery is charged or no longer; never posted here.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// Posted when an object comes near the screen or leaves; never posted here.
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    /// The orientation of the device: that of its screen.
    public var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
    }
    /// Requests notifications of the device's orientation; they are always posted here.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Ends a request for notifications of the device's orientation.
    public func endGeneratingDeviceOrientationNotifications() {}
    /// Whether notifications of the device's orientation are posted.
    public var isGeneratingDeviceOrientationNotifications: Bool { true }
    /// A number for the device and the app's maker: always the same here.
    public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
    /// The charge of the battery, from 0 to 1: full.
    public var batteryLevel: Float { 1 }
    /// Whether the battery is charged: full.
    public var batteryState: BatteryState { .full }
    /// Whether the battery is watched; it never changes here.
    public var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether proximity is monitored; nothing ever is near here.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether an object is near the screen; nothing ever is here.
    public var proximityState: Bool { false }
    /// Whether the device can do several things at once.
    public var isMultitaskingSupported: Bool { true }
    /// Plays the click of a keyboard; silent here.
    public func playInputClick() {}

    /// Whether a battery is charged, with UIKit's raw values.
    public enum BatteryState: Int, Sendable {
        /// The battery state is unknown.
        case unknown = 0
        /// The device runs on battery.
        case unplugged = 1
        /// The battery is charging.
        case charging = 2
        /// The battery is charged.
        case full = 3
    }
}

/// The orientation of a device, with UIKit's raw values.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation is unknown.
    case unknown = 0
    /// Upright, with the home button at the bottom.
    case portrait = 1
    /// Upside down, with the home button at the top.
    case portraitUpsideDown = 2
    /// Landscape, the top at the left.
    case landscapeLeft = 3
    /// Landscape, the top at the right.
    case landscapeRight = 4
    /// Flat, with the screen up.
    case faceUp = 5
    /// Flat, with the screen down.
    case faceDown = 6

    /// Whether it is in portrait or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is in landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is face up or face down.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the interface can have the orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIScreen {
    /// All screens: only the main one.
    public static var screens: [UIScreen] { [main] }
    /// Another screen was connected; never posted here.
    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Another screen was disconnected; never posted here.
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// The screen is brighter or darker; never posted here.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// The screen is recorded or no longer; never posted here.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    /// The brightness of the screen, from 0 to 1; it has no effect here.
    public var brightness: CGFloat {
        get { 0.5 }
        set {}
    }
    /// The maximum number of frames per second.
    public var maximumFramesPerSecond: Int { 60 }
    /// Whether the screen is recorded; it never is here.
    public var isCaptured: Bool { false }
    /// The screen that this one repeats, or nil.
    public var mirrored: UIScreen? { nil }
}
