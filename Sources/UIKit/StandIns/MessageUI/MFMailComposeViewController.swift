// Replaces Apple's MessageUI: sending is unavailable, and reported as such.
@_exported import Foundation
@_exported import HeadlessUIKit

/// The outcome of a mail.
public enum MFMailComposeResult: Int, Sendable {
    /// Given up, kept, sent, not sent.
    case cancelled, saved, sent, failed
}

/// The outcome of a message.
public enum MessageComposeResult: Int, Sendable {
    /// Given up, sent, not sent.
    case cancelled, sent, failed
}

/// The delegate of a mail's screen. Each requirement is optional.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// The user is done. Not called here.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// A mail's screen with an empty view. Apps that check first learn that mail can't be sent.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    /// The delegate.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// No.
    open class func canSendMail() -> Bool { false }
    /// Nothing.
    open func setSubject(_ subject: String) {}
    /// Nothing.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Nothing.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Nothing.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Nothing.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// The delegate of a message's screen.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// The user is done. Not called here.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A message's screen with an empty view. Apps that check first learn that messages can't be sent.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    /// The delegate.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The recipients.
    open var recipients: [String]?
    /// The text.
    open var body: String?

    /// No.
    open class func canSendText() -> Bool { false }
}
