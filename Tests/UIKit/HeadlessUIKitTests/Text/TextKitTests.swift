import Foundation
import Testing

@testable import HeadlessUIKit

/// Text that is kept, laid out and changed by way of text storages, layout managers and containers.
@MainActor struct TextKitTests {
    /// Keeps its text itself, as the guide to TextKit shows it, and makes words in stars bold.
    private final class Stars: NSTextStorage {
        private let kept = NSMutableAttributedString()
        var edits = 0
        override var string: String { kept.string }
        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { kept.attributes(at: location, effectiveRange: range) }
        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            kept.replaceCharacters(in: range, with: str)
            edited(
                [.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length)
            endEditing()
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            kept.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }
        override func processEditing() {
            edits += 1
            let text = string as NSString
            let star = text.range(of: "*")
            let second = text.range(
                of: "*", options: [],
                range: NSRange(location: star.upperBound, length: max(0, text.length - star.upperBound)))
            if star.location != NSNotFound, second.location != NSNotFound {
                let range = NSRange(location: star.location, length: second.upperBound - star.location)
                kept.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: range)
            }
            super.processEditing()
        }
    }

    private final class Delegate: NSObject, NSTextStorageDelegate, UITextViewDelegate {
        var log: [String] = []
        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { log.append("will \(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)") }
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { log.append("did") }
        func textViewDidChange(_ textView: UITextView) { log.append("typed") }
    }

    private func laidOut(_ text: String, width: CGFloat, font: CGFloat = 17) -> (
        NSLayoutManager, NSTextContainer, NSTextStorage
    ) {
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: font)])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: 0))
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (manager, container, storage)
    }

    @Test func `a layout is as large as a label with the same text`() {
        let text = "The quick brown fox jumps over the lazy dog"
        let (manager, container, storage) = laidOut(text, width: 120)
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 17)
        label.text = text
        let size = label.sizeThatFits(CGSize(width: 120, height: 1_000))
        #expect(manager.usedRect(for: container).size == size)
        var lines: [String] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            _, _, _, range, _ in
            lines.append((text as NSString).substring(with: range))
        }
        #expect(lines.joined() == text && lines.count == Int((size.height / 20.3).rounded()))
        container.size.width = 0
        #expect(manager.usedRect(for: container).height < 21)
    }

    @Test func `the character under a finger is the one whose rectangle holds it`() throws {
        let text = "Read the terms and conditions first"
        let (manager, container, _storage) = laidOut(text, width: 150)
        let link = (text as NSString).range(of: "conditions")
        let rect = manager.boundingRect(forGlyphRange: link, in: container)
        #expect(rect.minY > 0)
        var fraction: CGFloat = 0
        let index = manager.characterIndex(
            for: CGPoint(x: rect.midX, y: rect.midY), in: container,
            fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(NSLocationInRange(index, link) && (0...1).contains(fraction))
        #expect(manager.glyphIndex(for: CGPoint(x: -5, y: -5), in: container) == 0)
        #expect(manager.glyphIndex(for: CGPoint(x: 900, y: 900), in: container) == text.utf16.count - 1)
        #expect(
            manager.location(forGlyphAt: 0).x == 0
                && manager.lineFragmentRect(forGlyphAt: 99, effectiveRange: nil) == .zero)
        withExtendedLifetime(_storage) {}
    }

    @Test func `what does not fit the first container goes into the second`() throws {
        let (manager, first, storage) = laidOut("one two three four five six seven eight", width: 60)
        first.size.height = 45
        let second = NSTextContainer(size: CGSize(width: 400, height: 0))
        manager.addTextContainer(second)
        let (a, b) = (manager.glyphRange(for: first), manager.glyphRange(for: second))
        #expect(a.location == 0 && a.length > 0 && b.location == a.upperBound && b.upperBound == storage.length)
        #expect(manager.textContainer(forGlyphAt: b.location, effectiveRange: nil) === second)
        manager.removeTextContainer(at: 1)
        #expect(manager.textContainers == [first] && second.layoutManager == nil)
    }

    @Test func `a delegate is notified of changes once for each editing`() {
        let storage = NSTextStorage(string: "one two")
        let delegate = Delegate()
        storage.delegate = delegate
        storage.append(NSAttributedString(string: "!"))
        #expect(delegate.log == ["will 3 7,1 1", "did"])
        delegate.log = []
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
        storage.endEditing()
        #expect(delegate.log == ["will 3 0,5 2", "did"])
        delegate.log = []
        storage.removeAttribute(.kern, range: NSRange(location: 0, length: 5))
        #expect(delegate.log == ["will 1 0,5 0", "did"] && storage.string == "three two!")
        #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    }

    @Test func `a text view shows what its storage holds, and the storage what is typed`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "Hello"
        #expect(view.textStorage.string == "Hello")
        view.textStorage.append(NSAttributedString(string: " world"))
        #expect(view.text == "Hello world" && view.accessibilityValue == "Hello world")
        view.selectedRange = NSRange(location: 11, length: 0)
        view.insertText("!")
        #expect(view.textStorage.string == "Hello world!")
        view.text = "New"
        #expect(view.textStorage.string == "New")
        view.textContainer.lineFragmentPadding = 0
        view.textContainerInset = .zero
        let used = view.layoutManager.usedRect(for: view.textContainer)
        #expect(used.size == view.sizeThatFits(CGSize(width: 200, height: 0)))
    }

    @Test func `a view lays out a storage of the app's, which gives what is typed its looks`() {
        let storage = Stars()
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 300, height: 0))
        manager.addTextContainer(container)
        storage.append(NSAttributedString(string: "one *two*"))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
        let delegate = Delegate()
        view.delegate = delegate
        #expect(view.text == "one *two*" && view.layoutManager === manager && view.textStorage === storage)
        let bold = view.attributedText.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
        #expect(bold == .boldSystemFont(ofSize: 17))
        #expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) == nil)
        let edits = storage.edits
        view.selectedRange = NSRange(location: 0, length: 0)
        view.insertText("*")
        #expect(storage.string == "*one *two*" && view.text == storage.string && storage.edits > edits)
        #expect(
            view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 17))
        #expect(delegate.log == ["typed"])
        #expect(NSAttributedString(attributedString: view.attributedText).string == "*one *two*")
    }

    @Test func `a range below the visible text is scrolled into view`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
        view.layoutIfNeeded()
        view.scrollRangeToVisible((view.text as NSString).range(of: "line 30"))
        let rect = view.firstRect(for: UITextRange((view.text as NSString).range(of: "line 30")))
        #expect(view.bounds.contains(rect) && view.contentOffset.y > 0)
    }
}
