// Replaces Apple's LocalAuthentication: there is no way to authenticate the user.
@_exported import Foundation

/// The type of biometric authentication.
public enum LABiometryType: Int, Sendable {
    /// Not at all, by a finger, by a face, by eyes.
    case none, touchID, faceID, opticID
}

/// The policies of authentication.
public enum LAPolicy: Int, Sendable {
    /// A finger or a face.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// A finger or a face, also the device's code.
    case deviceOwnerAuthentication = 2
}

/// Asks whether it is the user: it can't be asked here.
open class LAContext: NSObject, @unchecked Sendable {
    // Texts are set before it is asked, as on a device.
    /// Why the user is asked.
    open var localizedReason = ""
    /// The title of the button that cancels.
    open var localizedCancelTitle: String?
    /// The title of the button that asks for the passcode.
    open var localizedFallbackTitle: String?
    /// None.
    open var biometryType: LABiometryType { .none }

    /// No.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = LAError(.passcodeNotSet) as NSError
        return false
    }

    /// Fails.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { reply(false, LAError(.passcodeNotSet)) }

    /// Fails.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.passcodeNotSet)
    }

    /// Nothing.
    open func invalidate() {}
}

/// Why it isn't known whether it is the user.
public struct LAError: CustomNSError, Hashable, Sendable {
    /// Kinds of reasons.
    public enum Code: Int, Sendable {
        /// It isn't.
        case authenticationFailed = -1
        /// The user has given up.
        case userCancel = -2
        /// The user wants to enter the code.
        case userFallback = -3
        /// The system has ended it.
        case systemCancel = -4
        /// The device has no code.
        case passcodeNotSet = -5
        /// There is nothing that knows the user by finger or face.
        case biometryNotAvailable = -6
        /// No user is enrolled.
        case biometryNotEnrolled = -7
        /// It was wrong too often.
        case biometryLockout = -8
    }

    /// The kind.
    public let code: Code

    /// A reason.
    public init(_ code: Code) { self.code = code }

    /// LocalAuthentication's.
    public static let errorDomain = "com.apple.LocalAuthentication"
    /// The kind as a number.
    public var errorCode: Int { code.rawValue }
}
