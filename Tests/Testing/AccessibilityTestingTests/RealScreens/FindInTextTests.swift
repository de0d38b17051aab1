import AccessibilityTesting
import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader
import Testing

/// Searching in a text view (UIFindInteraction, UITextView.isFindInteractionEnabled).
@Suite(.serialized) @MainActor struct FindInTextTests {
    private func onArticle(_ test: (ScreenReaderSession, UITextView) throws -> Void) throws {
        let text = UITextView(frame: CGRect(x: 20, y: 120, width: 360, height: 200))
        text.text = "A cat and another Cat, but no catalogue."
        text.isFindInteractionEnabled = true
        let controller = UIViewController()
        controller.title = "Article"
        controller.view.addSubview(text)
        try reading(UINavigationController(rootViewController: controller)) { reader, _ in try test(reader, text) }
    }

    @Test func `the bar begins with its field, counts results and selects them in the text`() throws {
        try onArticle { reader, text in
            let find = try #require(text.findInteraction)
            reader.letApp { text.find(nil) }
            #expect(find.isFindNavigatorVisible && reader.cursor == "Find")
            reader.letApp { text.window?.insertTyped("cat") }
            #expect(find.activeFindSession?.resultCount == 3)
            #expect(reader.spokenLog.contains("1 of 3"))
            #expect(text.selectedRange == NSRange(location: 2, length: 3))
            try reader.choose("Next")
            #expect(text.selectedRange == NSRange(location: 18, length: 3))
            #expect(reader.labels.contains("2 of 3"))
            try reader.choose("Previous")
            try reader.choose("Previous")
            #expect(reader.labels.contains("3 of 3"), "the results go round")
            try reader.choose("Done")
            #expect(!find.isFindNavigatorVisible)
            #expect(reader.focusedElement?.traits.contains(.textEntry) == true)
        }
    }

    @Test func `results are replaced in an editable text`() throws {
        try onArticle { reader, text in
            let find = try #require(text.findInteraction)
            reader.letApp { find.presentFindNavigator(showingReplace: true) }
            find.searchText = "cat"
            find.replacementText = "dog"
            reader.settle()
            try reader.choose("Replace All")
            #expect(text.text == "A dog and another dog, but no dogalogue.")
            reader.escape()
        }
    }
}

extension UIWindow {
    /// Types into the first responder.
    fileprivate func insertTyped(_ text: String) { for character in text { simulateKey(UIKey(String(character))) } }
}
