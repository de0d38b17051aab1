import Foundation
import Testing

@testable import HeadlessUIKit

/// Items that apps put on the pasteboard themselves.
@MainActor struct PasteboardTests {
    private let board = UIPasteboard.withUniqueName()

    @Test func `a value is found by its class and by its type of data`() {
        board.string = "text"
        #expect(board.strings == ["text"] && board.hasStrings && !board.hasURLs && board.image == nil)
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
        board.url = URL(string: "https://example.org")
        #expect(board.url?.host() == "example.org" && board.string == nil && board.types == ["public.url"])
        board.setItems([["a": 1], ["public.utf8-plain-text": "second"]])
        #expect(board.numberOfItems == 2 && board.string == "second" && board.contains(pasteboardTypes: ["a"]))
        board.string = nil
        #expect(board.items.isEmpty && board.strings == nil)
    }

    @Test func `each change counts and is posted with the added and removed types`() async {
        var told: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { note in
            let types = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
            MainActor.assumeIsolated { told += types }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let count = board.changeCount
        board.color = .red
        board.image = UIImage(systemName: "star")
        #expect(board.changeCount == count + 2 && told == ["com.apple.uikit.color", "public.image"])
        #expect(board.hasImages && !board.hasColors)
    }
}
