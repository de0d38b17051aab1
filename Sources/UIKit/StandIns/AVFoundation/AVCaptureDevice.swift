/// A camera or a microphone, of which there is none.
@preconcurrency @MainActor open class AVCaptureDevice: NSObject {
    /// Whether the app may use it.
    public enum AuthorizationStatus: Int, Sendable {
        /// Not asked yet, not allowed by policy, refused, allowed.
        case notDetermined, restricted, denied, authorized
    }

    /// The user has said no.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AuthorizationStatus { .denied }
    /// None.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// The user says no.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        MainLoop.main.perform { handler(false) }
    }
}
