// Replaces Apple's MessageUI: sending is unavailable, and reported as such.
@_exported import Foundation
@_exported import HeadlessUIKit

/// The outcome of a mail.
public enum MFMailComposeResult: Int, Sendable {
    /// Cancelled, saved as a draft, sent, failed.
    case cancelled, saved, sent, failed
}

/// The outcome of a message.
public enum MessageComposeResult: Int, Sendable {
    /// Cancelled, sent, failed.
    case cancelled, sent, failed
}

/// The delegate of a mail composer. Each requirement is optional.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user is done. Not called here.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// A mail composer with an empty view. `canSendMail()` returns false.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    /// The delegate.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Returns false.
    open class func canSendMail() -> Bool { false }
    /// Does nothing.
    open func setSubject(_ subject: String) {}
    /// Does nothing.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Does nothing.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Does nothing.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Does nothing.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// The delegate of a message composer.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user is done. Not called here.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A message composer with an empty view. `canSendText()` returns false.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    /// The delegate.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The recipients.
    open var recipients: [String]?
    /// The text of the message.
    open var body: String?

    /// Returns false.
    open class func canSendText() -> Bool { false }
}
