import Foundation

extension UIAccessibility {
    /// The ears with a hearing device, with UIKit's raw values.
    public struct HearingDeviceEar: OptionSet, Sendable {
        /// The bits, numbered as in UIKit.
        public let rawValue: UInt
        /// Creates ears from UIKit's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left ear.
        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        /// The right ear.
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        /// Both ears.
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// The kind of focus that Zoom follows, with UIKit's raw values.
    public enum ZoomType: Int, Sendable {
        /// The position where text is inserted.
        case insertionPoint = 0
    }

    /// The ears with a paired hearing device: none here.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    /// Notifies Zoom of a new focus; does nothing here, since nothing is zoomed.
    public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}

    /// Warns of gestures that Zoom has too; nothing is zoomed here.
    public static func registerGestureConflictWithZoom() {}

    /// Requests to enter or leave Guided Access. The request is granted in the next turn of the main loop.
    public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping @MainActor (Bool) -> Void
    ) {
        MainLoop.main.perform {
            setStatus(.guidedAccess, enable)
            completionHandler(true)
        }
    }
}
