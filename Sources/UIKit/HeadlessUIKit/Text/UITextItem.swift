import Foundation

/// The user's interactions with a link or an attachment in a text.
public enum UITextItemInteraction: Int, Sendable {
    /// The default action: a link is opened.
    case invokeDefaultAction = 0
    /// The item's menu is requested.
    case presentActions = 1
    /// A preview is shown before it is opened.
    case preview = 2
}

/// An interactive part of a text (iOS 17).
@preconcurrency @MainActor open class UITextItem: NSObject {
    /// The content of the item.
    public enum Content {
        /// A link.
        case link(URL)
        /// An attachment, such as an image.
        case textAttachment(NSTextAttachment)
    }

    /// The content of the item.
    public final let content: Content
    /// The range of the item, in UTF-16 code units.
    public final let range: NSRange

    init(_ content: Content, in range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }
}

extension UITextView {
    /// The links and attachments, in order.
    final var textItems: [UITextItem] {
        var items: [UITextItem] = []
        let text: NSAttributedString = attributedText
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            if let url = attributes[.link].flatMap({ $0 as? URL ?? ($0 as? String).flatMap(URL.init(string:)) }) {
                items.append(UITextItem(.link(url), in: range))
            } else if let attachment = attributes[.attachment] as? NSTextAttachment {
                items.append(UITextItem(.textAttachment(attachment), in: range))
            }
        }
        return items
    }

    /// The only link of a read-only text; nil for none or several, for which a position is needed.
    final var onlyLink: UITextItem? {
        guard !isEditable, isSelectable else { return nil }
        let links = textItems.filter { if case .link = $0.content { true } else { false } }
        return links.count == 1 ? links[0] : nil
    }

    /// Returns the link or attachment at a point of a read-only text, in the view's coordinates.
    final func textItem(at point: CGPoint) -> UITextItem? {
        guard !isEditable, isSelectable else { return nil }
        return textItems.first { item in
            editedLines.rectangles(of: item.range).contains { $0.contains(point) }
        }
    }

    /// Performs a tap on a link or an attachment, unless the delegate replaces or refuses it.
    final func interact(with item: UITextItem) {
        if case .link(let url) = item.content {
            let opening = UIAction(title: "") { _ in UIApplication.shared.open(url) }
            guard let delegate else { return perform(opening) }
            guard let action = delegate.textView(self, primaryActionFor: item, defaultAction: opening) else { return }
            // A custom action of the delegate replaces the older delegate method.
            if action !== opening { return perform(action) }
            let isAllowed = delegate.textView(
                self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
            if isAllowed { perform(opening) }
        } else if case .textAttachment(let attachment) = item.content {
            _ = delegate?.textView(
                self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
        }
    }

    private func perform(_ action: UIAction) { action.perform(from: self) }
}
