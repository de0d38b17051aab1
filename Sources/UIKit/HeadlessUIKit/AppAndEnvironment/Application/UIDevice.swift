import Foundation

/// The device that the app runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The device: a phone unless `simulate(_:)` changes it.
    public static var current: UIDevice { AppProcess.current.device }

    /// The kind of device.
    open private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    /// The system's name.
    public let systemName = "iOS"
    /// The system's version whose behaviour is modelled.
    public let systemVersion = "18.5"

    /// The device's kind as words.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The device's kind as words of the user's language.
    open var localizedModel: String { model }
    /// The device's name.
    open var name: String { model }

    /// Simulates another device: its kind and its screen's size in points. Views are not resized.
    open func simulate(_ idiom: UIUserInterfaceIdiom, screen: CGSize? = nil) {
        userInterfaceIdiom = idiom
        if let screen { UIScreen.main.bounds = CGRect(origin: .zero, size: screen) }
        UIScreen.main.scale = idiom == .pad ? 2 : 3
    }

    // MARK: State

    /// The orientation of the device: that of its screen.
    open var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
    }

    /// Requests notifications of the device's orientation; they are always posted here.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// Ends a request for notifications of the device's orientation.
    open func endGeneratingDeviceOrientationNotifications() {}
    /// Whether notifications of the device's orientation are posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { true }
    /// A number for the device and the app's maker: always the same here.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
    /// The charge of the battery, from 0 to 1: full.
    open var batteryLevel: Float { 1 }
    /// Whether the battery is charged: full.
    open var batteryState: BatteryState { .full }

    /// Whether the battery is watched; it never changes here.
    open var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether proximity is monitored; nothing ever is near here.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether an object is near the screen; nothing ever is here.
    open var proximityState: Bool { false }
    /// Whether the device can do several things at once.
    open var isMultitaskingSupported: Bool { true }
    /// Plays the click of a keyboard; silent here.
    open func playInputClick() {}

    // MARK: Resize Transition

    /// Turns the device: windows that fill the screen take its new size, where their root controllers allow it.
    open func rotate(to orientation: UIInterfaceOrientation, animated: Bool = true) {
        let old = UIScreen.main.bounds.size
        guard orientation != .unknown, orientation.isLandscape != (old.width > old.height) else { return }
        let new = CGSize(width: old.height, height: old.width)
        let windows = UIApplication.shared.windows.filter { $0.bounds.size == old }
        let root = windows.first?.rootViewController
        let decider = root.map { $0.presentedAbove.last ?? $0 }
        if let decider, !decider.supportedInterfaceOrientations.contains(UIInterfaceOrientationMask(orientation)) {
            return
        }
        var isTurned = false
        let turn = {
            guard !isTurned else { return }
            isTurned = true
            UIScreen.main.bounds = CGRect(origin: .zero, size: new)
            NotificationCenter.default.post(
                name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        }
        if windows.isEmpty { turn() }
        for window in windows {
            ResizeTransition(of: window, to: new, isAnimated: animated, changeScreen: turn).start()
        }
    }
}
