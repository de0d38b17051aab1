import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The effect of a tap on a link in a text.
    @Suite @MainActor struct TextItemTests {
        private final class Reader: NSObject, UITextViewDelegate {
            var asked: [String] = []
            var allows = true
            func textView(
                _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                asked.append("\(url.absoluteString) \(characterRange.location) \(characterRange.length)")
                return allows
            }
        }

        private final class Owner: NSObject, UITextViewDelegate {
            var chosen: [String] = []
            func textView(
                _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
            ) -> UIAction? {
                guard case .link(let url) = textItem.content else { return nil }
                return UIAction(title: "") { [weak self] _ in self?.chosen.append(url.absoluteString) }
            }
        }

        private func view(_ links: [String: String], in text: String) -> UITextView {
            let content = NSMutableAttributedString(string: text)
            for (word, address) in links {
                content.addAttribute(
                    .link, value: URL(string: address) as Any, range: (text as NSString).range(of: word))
            }
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            view.attributedText = content
            view.isEditable = false
            return view
        }

        @Test func `the one link of a text is opened, unless the delegate is against it`() {
            let view = view(["terms": "https://example.com/a"], in: "Read the terms first")
            let (reader, opened) = (Reader(), UIApplication.shared.openedURLs.count)
            view.delegate = reader
            #expect(view.accessibilityActivate() && UIApplication.shared.openedURLs.count == opened + 1)
            reader.allows = false
            #expect(view.accessibilityActivate() && UIApplication.shared.openedURLs.count == opened + 1)
            #expect(reader.asked == Array(repeating: "https://example.com/a 9 5", count: 2))
            let called: Bool? = view.delegate?.textView?(
                view, shouldInteractWith: URL(fileURLWithPath: "/"), in: NSRange(), interaction: .preview)
            #expect(called == false)
        }

        @Test func `a place decides among several links, and the delegate's action takes the place of the usual one`() {
            let view = view(
                ["first": "https://example.com/1", "second": "https://example.com/2"], in: "first or second")
            let (owner, opened) = (Owner(), UIApplication.shared.openedURLs.count)
            view.delegate = owner
            #expect(!view.accessibilityActivate())
            let place = view.editedLines.rectangles(of: NSRange(location: 9, length: 6))[0]
            let item = view.textItem(at: CGPoint(x: place.midX, y: place.midY))
            #expect(item?.range == NSRange(location: 9, length: 6))
            item.map(view.interact)
            #expect(owner.chosen == ["https://example.com/2"] && UIApplication.shared.openedURLs.count == opened)
            view.isEditable = true
            #expect(view.textItem(at: CGPoint(x: place.midX, y: place.midY)) == nil)
        }
    }
}
