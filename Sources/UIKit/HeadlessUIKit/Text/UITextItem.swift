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
        let links = links
        return links.count == 1 ? links[0] : nil
    }

    /// The links of a read-only text, in order.
    final var links: [UITextItem] {
        guard !isEditable, isSelectable else { return [] }
        return textItems.filter { if case .link = $0.content { true } else { false } }
    }

    /// A rotor through the links of a read-only text; nil where there are none.
    final var textLinkRotor: TextLinkRotor? { links.isEmpty ? nil : TextLinkRotor(of: self) }

    /// Finds the link after or before a range of the text, or the first or the last from outside.
    fileprivate final func findLink(
        _ predicate: UIAccessibilityCustomRotorSearchPredicate
    ) -> UIAccessibilityCustomRotorItemResult? {
        let isForward = predicate.searchDirection == .next
        let isHere = predicate.currentItem.targetElement === self
        let found: UITextItem?
        if isHere, let range = predicate.currentItem.targetTextRange {
            found =
                isForward
                ? links.first { $0.range.location > range.location }
                : links.last { $0.range.location < range.location }
        } else {
            // From the text as a whole, the way back leads out of it.
            found = isForward ? links.first : isHere ? nil : links.last
        }
        guard let found else { return nil }
        foundLink = found
        let result = UIAccessibilityCustomRotorItemResult(targetElement: self, targetRange: nil)
        result.targetTextRange = found.range
        return result
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

/// The rotor through the links of a text view, which are items of VoiceOver's links rotor (device experience).
final class TextLinkRotor: UIAccessibilityCustomRotor {
    init(of view: UITextView) {
        super.init(systemType: .link) { [weak view] in view?.findLink($0) }
    }
}
