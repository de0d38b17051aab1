import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// The grabber of a sheet (UISheetPresentationController.prefersGrabberVisible; its name and use are device experience).
@Suite(.serialized) @MainActor struct SheetGrabberTests {
    private final class Delegate: UISheetPresentationControllerDelegate {
        var changes: [UISheetPresentationController.Detent.Identifier?] = []
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) { changes.append(sheetPresentationController.selectedDetentIdentifier) }
    }

    /// A map with a sheet of places over it.
    private func onSheet(
        undimmed: Bool = false, _ test: (ScreenReaderSession, UISheetPresentationController, Delegate) throws -> Void
    ) throws {
        let map = ListedController("Map", ["Zoom!"])
        let places = ListedController(nil, ["Places", "Home!"])
        let delegate = Delegate()
        let sheet = try #require(places.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
        if undimmed { sheet.largestUndimmedDetentIdentifier = .medium }
        sheet.delegate = delegate
        map.onPress["Zoom"] = { map.present(places, animated: true) }
        try reading(UINavigationController(rootViewController: map)) { reader, _ in
            try reader.choose("Zoom")
            try test(reader, sheet, delegate)
        }
    }

    @Test func `the grabber is a button before the content, adjustable between detents`() throws {
        try onSheet { reader, sheet, delegate in
            #expect(reader.labels == ["Sheet Grabber", "Places", "Home"])
            reader.first()
            #expect(reader.session.lastSpoken?.hasPrefix("Sheet Grabber, Half screen, button, adjustable") == true)
            reader.perform(.increment)
            #expect(sheet.selectedDetentIdentifier == .large)
            #expect(reader.session.lastSpoken == "Expanded")
            reader.perform(.increment)
            #expect(delegate.changes == [.large], "the largest detent stays")
            reader.perform(.decrement)
            #expect(delegate.changes == [.large, .medium])
            reader.activate()
            reader.activate()
            #expect(delegate.changes == [.large, .medium, .large, .medium])
        }
    }

    @Test func `the grabber is before its sheet also where the screen behind stays in reach`() throws {
        try onSheet(undimmed: true) { reader, sheet, _ in
            #expect(reader.labels == ["Map", "Zoom", "Sheet Grabber", "Places", "Home"])
            sheet.prefersGrabberVisible = false
            reader.settle()
            #expect(!reader.labels.contains("Sheet Grabber"))
        }
    }
}
