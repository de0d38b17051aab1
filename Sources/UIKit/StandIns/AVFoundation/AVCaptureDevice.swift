/// A camera or a microphone. There is none here.
@preconcurrency @MainActor open class AVCaptureDevice: NSObject {
    /// Whether the app may use a device.
    public enum AuthorizationStatus: Int, Sendable {
        /// Not asked yet, not allowed by policy, denied by the user, allowed.
        case notDetermined, restricted, denied, authorized
    }

    /// Returns `.denied`.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AuthorizationStatus { .denied }
    /// Returns nil, since there is no device.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Calls the handler with false.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        MainLoop.main.perform { handler(false) }
    }
}
