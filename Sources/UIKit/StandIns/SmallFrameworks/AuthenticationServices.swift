// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// AuthenticationServices.

/// The window in which the user signs in.
public typealias ASPresentationAnchor = UIWindow

/// A reason why a sign-in failed.
public struct ASAuthorizationError: Error, CustomNSError, Equatable {
    /// The reasons, with raw values of AuthenticationServices'.
    public enum Code: Int, Sendable {
        /// AuthenticationServices' reasons, in the order of their raw values.
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
    }
    /// The reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the errors.
    public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The user has cancelled.
    public static let canceled = Code.canceled
    /// The request failed.
    public static let failed = Code.failed
    /// The reason isn't known.
    public static let unknown = Code.unknown
}

/// A kind of sign-in.
public protocol ASAuthorizationProvider: NSObjectProtocol {}
/// What the user has proven.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A request to sign in.
@preconcurrency @MainActor open class ASAuthorizationRequest: NSObject {}

/// A request to sign in with a name.
@preconcurrency @MainActor open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// What the app wants to know, or nil.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// A text that comes back with the answer, or nil.
    open var state: String?
    /// A text that is used once, or nil.
    open var nonce: String?
}

/// A request to sign in with an Apple ID.
@preconcurrency @MainActor open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// The user, or nil.
    open var user: String?
}

/// Sign-in with an Apple ID; there is no account here.
@preconcurrency @MainActor open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// Whether a user is still signed in, with raw values of AuthenticationServices'.
    public enum CredentialState: Int, Sendable {
        /// No longer.
        case revoked = 0
        /// Yes.
        case authorized = 1
        /// There is no such user.
        case notFound = 2
        /// The user belongs to another app now.
        case transferred = 3
    }
    /// Posted when the user has signed out; never here.
    public nonisolated static let credentialRevokedNotification = NSNotification.Name(
        "ASAuthorizationAppleIDCredentialRevokedNotification")
    /// Creates a request.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    /// Answers that there is no such user.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) {
        completion(.notFound, nil)
    }
}

/// A request for a saved password.
@preconcurrency @MainActor open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Saved passwords; there are none here.
@preconcurrency @MainActor open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    /// Creates a request.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// A password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    /// The user.
    public let user: String
    /// The password.
    public let password: String
    /// Creates a password.
    public init(user: String, password: String) {
        self.user = user
        self.password = password
        super.init()
    }
}

/// An Apple ID.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// The user.
    open var user: String { "" }
    /// The text of the request, or nil.
    open var state: String? { nil }
    /// A token, or nil.
    open var identityToken: Data? { nil }
    /// A code for the app's server, or nil.
    open var authorizationCode: Data? { nil }
    /// The user's address, or nil.
    open var email: String? { nil }
    /// The user's name, or nil.
    open var fullName: PersonNameComponents? { nil }
}

/// A sign-in that succeeded.
@preconcurrency @MainActor open class ASAuthorization: NSObject {
    /// Something that an app wants to know.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        /// AuthenticationServices' name.
        public let rawValue: String
        /// Creates a scope from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name.
        public static let fullName = Scope(rawValue: "full_name")
        /// The address.
        public static let email = Scope(rawValue: "email")
    }
    /// The kind of sign-in.
    public let provider: any ASAuthorizationProvider
    /// What the user has proven.
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
        super.init()
    }
}

/// Receives the outcome of a sign-in.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// It succeeded.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// It failed.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Does nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Names the window in which the user signs in.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Lets the user sign in: here the user always cancels.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
    /// The requests.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Receives the outcome; not kept alive.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Names the window; not kept alive.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    /// Creates a controller for requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }
    /// Asks the user, who cancels in the next turn.
    open func performRequests() {
        MainLoop.main.perform { [weak self] in
            guard let self else { return }
            self.delegate?.authorizationController(
                controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
        }
    }
}

/// A button to sign in with an Apple ID.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
    /// The texts of the button, with raw values of AuthenticationServices'.
    public enum ButtonType: Int, Sendable {
        /// Sign in.
        case signIn = 0
        /// Continue.
        case `continue` = 1
        /// Sign up.
        case signUp = 2
        /// The usual one.
        public static let `default` = ButtonType.signIn
    }
    /// The colours of the button, with raw values of AuthenticationServices'.
    public enum Style: Int, Sendable {
        /// White.
        case white = 0
        /// White with a border.
        case whiteOutline = 1
        /// Black.
        case black = 2
    }
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 6

    /// Creates a button.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel =
            switch type {
            case .signIn: "Sign in with Apple"
            case .continue: "Continue with Apple"
            case .signUp: "Sign up with Apple"
            }
    }
    /// Creates a button to sign in.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }
    /// Creates a button to sign in.
    public override convenience init(frame: CGRect) {
        self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
        self.frame = frame
    }
    /// Creates a button to sign in.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// 140 by 30 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}

/// A reason why signing in on the web failed.
public struct ASWebAuthenticationSessionError: Error, Equatable {
    /// The reasons, with raw values of AuthenticationServices'.
    public enum Code: Int, Sendable {
        /// The user has cancelled.
        case canceledLogin = 1
        /// No object names the window.
        case presentationContextNotProvided = 2
        /// The window isn't one.
        case presentationContextInvalid = 3
    }
    /// The reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The user has cancelled.
    public static let canceledLogin = Code.canceledLogin
}

/// Names the window in which the user signs in on the web.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Lets the user sign in on the web: here the user always cancels.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
    /// Called with the address to which the page leads, or an error.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    /// Names the window; not kept alive.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the browser forgets the user.
    open var prefersEphemeralWebBrowserSession = false
    /// Whether the session can start.
    open var canStart: Bool { true }
    private let handler: CompletionHandler

    /// Creates a session.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        handler = completionHandler
        super.init()
    }
    /// Shows the page, which the user closes in the next turn: true.
    @discardableResult open func start() -> Bool {
        MainLoop.main.perform { [handler] in handler(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
        return true
    }
    /// Closes the page.
    open func cancel() {}
}
