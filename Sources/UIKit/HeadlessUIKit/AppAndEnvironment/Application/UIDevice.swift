import Foundation

/// The device that the app runs on.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The device: a phone unless `simulate(_:)` changes it.
    public static var current: UIDevice { AppProcess.current.device }

    /// The kind of device.
    public private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    /// The system's name.
    public let systemName = "iOS"
    /// The system's version whose behaviour is modelled.
    public let systemVersion = "18.5"

    /// The device's kind as words.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The device's kind as words of the user's language.
    public var localizedModel: String { model }
    /// The device's name.
    public var name: String { model }

    /// Simulates another device: its kind and its screen's size in points. Views are not resized.
    public func simulate(_ idiom: UIUserInterfaceIdiom, screen: CGSize? = nil) {
        userInterfaceIdiom = idiom
        if let screen { UIScreen.main.bounds = CGRect(origin: .zero, size: screen) }
        UIScreen.main.scale = idiom == .pad ? 2 : 3
    }
}
