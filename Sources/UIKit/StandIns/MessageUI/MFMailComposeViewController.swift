// Stands for Apple's MessageUI: nothing can be sent, and it says so.
@_exported import Foundation
@_exported import HeadlessUIKit

/// What became of a letter.
public enum MFMailComposeResult: Int, Sendable {
    /// Given up, kept, sent, not sent.
    case cancelled, saved, sent, failed
}

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
    /// Given up, sent, not sent.
    case cancelled, sent, failed
}

/// Hears what became of a letter. Each requirement is optional.
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

/// Writes a letter: an empty view. Whoever asks first hears that nothing can be sent.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    /// Hears what became of the letter.
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

/// Hears what became of a message.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// The user is done. Not called here.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Writes a message: an empty view. Whoever asks first hears that nothing can be sent.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    /// Hears what became of the message.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// To whom.
    open var recipients: [String]?
    /// The text.
    open var body: String?

    /// No.
    open class func canSendText() -> Bool { false }
}
