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
}
