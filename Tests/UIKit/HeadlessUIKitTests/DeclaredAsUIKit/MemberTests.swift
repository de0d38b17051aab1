import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Members of UIKit that apps and libraries use.
    @Suite @MainActor struct Members {
        private final class KeyWindow: UIWindow {
            var log: [String] = []
            override func becomeKey() {
                super.becomeKey()
                log.append("become")
            }
            override func resignKey() {
                super.resignKey()
                log.append("resign")
            }
        }

        @Test func `windows hear that they get and lose the key presses`() {
            MainLoop.main.clock = .virtual
            let first = KeyWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            first.makeKeyAndVisible()
            let second = TestWindow()
            #expect(first.log == ["become", "resign"] && second.window.isKeyWindow)
            first.makeKey()
            first.makeKey()
            #expect(first.log == ["become", "resign", "become"])
            first.isHidden = true
            UIApplication.shared.windows.removeAll { $0 === first }
        }

        @Test func `a view says whether it keeps its colours`() {
            let view = UIView()
            #expect(!view.accessibilityIgnoresInvertColors)
            view.accessibilityIgnoresInvertColors = true
            #expect(view.accessibilityIgnoresInvertColors)
        }

        @Test func `a rotor's result names a range of the text's own places`() throws {
            let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            text.text = "One two three"
            let start = try #require(text.position(from: text.beginningOfDocument, offset: 4))
            let end = try #require(text.position(from: start, offset: 3))
            let result = UIAccessibilityCustomRotorItemResult(
                targetElement: text, targetRange: text.textRange(from: start, to: end))
            #expect(result.targetTextRange == NSRange(location: 4, length: 3))
            result.targetTextRange = NSRange(location: 8, length: 5)
            #expect(result.targetRange.flatMap { text.text(in: $0) } == "three")
            result.targetTextRange = NSRange(location: 8, length: 500)
            #expect(result.targetRange == nil)
        }

        // MARK: Positions of text

        private func view(_ text: String) -> UITextView {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            view.font = .systemFont(ofSize: 20)
            view.text = text
            return view
        }

        private func range(_ view: UITextView, _ location: Int, _ length: Int) throws -> UITextRange {
            let start = try #require(view.position(from: view.beginningOfDocument, offset: location))
            let end = try #require(view.position(from: start, offset: length))
            return try #require(view.textRange(from: start, to: end))
        }

        @Test func `the insertion point moves by the width of the letters and to the next line`() throws {
            let view = view("Aé\n日本")
            let places = try (0...5).map {
                view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: $0)))
            }
            #expect(places[0].minX == view.textContainerInset.left + view.textContainer.lineFragmentPadding)
            #expect(places[0].minY == view.textContainerInset.top)
            #expect(places[1].minX > places[0].minX && places[2].minX > places[1].minX)
            #expect(places[3].minX == places[0].minX && places[3].minY > places[0].minY)
            #expect(places[5].minX == places[3].minX + 40)
        }

        @Test func `a selection has one rectangle for each line`() throws {
            let view = view("One two three four five six seven eight nine ten")
            let all = view.selectionRects(for: try range(view, 0, 48))
            #expect(all.count > 1)
            #expect(all.map(\.containsStart) == [true] + Array(repeating: false, count: all.count - 1))
            #expect(all.last?.containsEnd == true)
            #expect(zip(all, all.dropFirst()).allSatisfy { $0.rect.maxY <= $1.rect.minY + 0.01 })
            #expect(view.firstRect(for: try range(view, 0, 48)) == all[0].rect)
        }

        @Test func `the place at a point is the one whose insertion point is nearest`() throws {
            let view = view("One two three four five six seven eight nine ten")
            for offset in [0, 3, 9, 30, 47] {
                let letter = try range(view, offset, 1)
                let rect = view.firstRect(for: letter)
                let near = CGPoint(x: rect.minX + 0.5, y: rect.midY)
                #expect(
                    view.closestPosition(to: near).map { view.offset(from: view.beginningOfDocument, to: $0) } == offset
                )
                let character = try #require(view.characterRange(at: CGPoint(x: rect.midX, y: rect.midY)))
                #expect(view.offset(from: view.beginningOfDocument, to: character.start) == offset)
            }
            let few = try range(view, 4, 3)
            let far = try #require(view.closestPosition(to: CGPoint(x: 190, y: 290), within: few))
            #expect(view.compare(far, to: few.end) == .orderedSame)
            #expect(view.characterRange(at: CGPoint(x: 190, y: 290)) == nil)
        }

        @Test func `a field's letters stand in its line, and a secret's are all alike`() throws {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            field.text = "il"
            field.isSecureTextEntry = true
            let places = try (0...2).map {
                field.caretRect(for: try #require(field.position(from: field.beginningOfDocument, offset: $0)))
            }
            #expect(abs(places[2].minX - places[1].minX - (places[1].minX - places[0].minX)) < 0.001)
            #expect(places[0].midY > 15 && places[0].midY < 29)
        }
    }
}
