import AccessibilityTesting
import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader
import Testing

/// The links of a read-only text view in VoiceOver's links rotor (device experience; UITextView, "Links").
@Suite(.serialized) @MainActor struct LinkRotorTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var opened: [String] = []
        func textView(
            _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            opened.append(url.absoluteString)
            return false
        }
    }

    /// The end of a form: a text with two links between a heading and a button that is a link.
    private func onConsent(_ test: (ScreenReaderSession, Delegate) throws -> Void) rethrows {
        let controller = ListedController("Sign up", ["Almost done", "Help!"])
        let delegate = Delegate()
        let text = NSMutableAttributedString(string: "By signing up you accept the terms and the privacy policy.")
        for (word, url) in [("terms", "https://a.example/terms"), ("privacy policy", "https://a.example/privacy")] {
            text.addAttribute(.link, value: URL(string: url) as Any, range: (text.string as NSString).range(of: word))
        }
        let view = UITextView(frame: CGRect(x: 20, y: 145, width: 300, height: 24))
        view.isEditable = false
        view.attributedText = text
        view.delegate = delegate
        controller.loadViewIfNeeded()
        controller.view.addSubview(view)
        controller.views[1].accessibilityTraits = .link
        try reading(UINavigationController(rootViewController: controller)) { reader, _ in
            try test(reader, delegate)
        }
    }

    @Test func `the links rotor stops at each link of a text and at elements that are links`() throws {
        try onConsent { reader, _ in
            reader.first()
            try reader.rotor("links")
            var heard: [String?] = []
            for _ in 0..<3 {
                reader.perform(.nextItem)
                heard.append(reader.session.lastSpoken)
            }
            #expect(heard == ["terms, link", "privacy policy, link", "Help, link"])
            reader.perform(.previousItem)
            #expect(reader.session.lastSpoken == "privacy policy, link")
            reader.perform(.previousItem)
            #expect(reader.session.lastSpoken == "terms, link")
            reader.perform(.previousItem)
            #expect(reader.cursor != "Help", "there is none before")
        }
    }

    @Test func `a double tap opens the link that the rotor has found`() throws {
        try onConsent { reader, delegate in
            reader.first()
            try reader.rotor("links")
            reader.perform(.nextItem)
            reader.perform(.nextItem)
            reader.activate()
            #expect(delegate.opened == ["https://a.example/privacy"])
            reader.first()
            reader.next()
            reader.next()
            reader.activate()
            #expect(delegate.opened.count == 1, "without the rotor it is not known which of two links is meant")
        }
    }
}
