// Replaces Apple's LocalAuthentication: there is no way to authenticate the user.
@_exported import Foundation

/// The type of biometric authentication.
public enum LABiometryType: Int, Sendable {
    /// None, a fingerprint, a face, the eyes.
    case none, touchID, faceID, opticID
}

/// The policies of authentication.
public enum LAPolicy: Int, Sendable {
    /// Biometry.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// Biometry or the device's passcode.
    case deviceOwnerAuthentication = 2
}

/// A context that authenticates the user, which is impossible here.
open class LAContext: NSObject, @unchecked Sendable {
    // Texts are set before authentication, as on a device.
    /// The reason for authentication, shown to the user.
    open var localizedReason = ""
    /// The title of the button that cancels.
    open var localizedCancelTitle: String?
    /// The title of the button for the passcode.
    open var localizedFallbackTitle: String?
    /// The biometry of the device; always `.none`.
    open var biometryType: LABiometryType { .none }

    /// Returns false, with a `.passcodeNotSet` error.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = LAError(.passcodeNotSet) as NSError
        return false
    }

    /// Fails, since the user can't be authenticated.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { reply(false, LAError(.passcodeNotSet)) }

    /// Fails, since the user can't be authenticated.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.passcodeNotSet)
    }

    /// Does nothing.
    open func invalidate() {}
}

/// An error of LocalAuthentication.
public struct LAError: CustomNSError, Hashable, Sendable {
    /// The codes of LocalAuthentication errors.
    public enum Code: Int, Sendable {
        /// The user was not recognized.
        case authenticationFailed = -1
        /// The user cancelled.
        case userCancel = -2
        /// The user chose the passcode.
        case userFallback = -3
        /// The system cancelled.
        case systemCancel = -4
        /// The device has no passcode.
        case passcodeNotSet = -5
        /// Biometry is unavailable.
        case biometryNotAvailable = -6
        /// The user has not enrolled.
        case biometryNotEnrolled = -7
        /// Biometry is locked after too many failures.
        case biometryLockout = -8
    }

    /// The code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The domain of LocalAuthentication errors.
    public static let errorDomain = "com.apple.LocalAuthentication"
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
}
