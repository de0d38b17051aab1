import AccessibilityTesting
import AccessibilityTree
import DemoApp
import HeadlessUIKit
import ScreenReader
import Testing

/// The sample app where there is room for both columns, and where there is not.
extension DemoAppTests {
    private static let phone = CGSize(width: 402, height: 874)
    private static let pad = CGSize(width: 1180, height: 820)

    private func withApp(_ test: (UIWindow, ScreenReaderSession) throws -> Void) rethrows {
        MainLoop.main.clock = .virtual
        let window = DemoApp.launch()
        let reader = ScreenReaderSession(window: window)
        defer {
            reader.end()
            DemoApp.quit()
        }
        reader.settle()
        try test(window, reader)
    }

    private func labels(_ reader: ScreenReaderSession) -> [String] {
        reader.session.elements.compactMap { reader.session.tree[$0]?.label?.string }
    }

    private func resize(_ window: UIWindow, to size: CGSize, _ reader: ScreenReaderSession) {
        _ = reader.capture { window.frame = CGRect(origin: .zero, size: size) }
    }

    private func choose(_ label: String, _ reader: ScreenReaderSession) throws {
        reader.first()
        while reader.focusedElement?.label?.string != label {
            let before = reader.session.focusedElement
            reader.next()
            try #require(reader.session.focusedElement != before, "\(label) is not on the screen")
        }
        reader.activate()
    }

    @Test func `the list and the station stand side by side where there is room`() throws {
        try withApp { window, reader in
            #expect(!labels(reader).contains("Choose a station"))
            resize(window, to: Self.pad, reader)
            #expect(labels(reader).contains("Choose a station"))
            try choose("Night Train", reader)
            let both = labels(reader)
            #expect(both.contains("Night Train") && both.contains("Volume") && both.contains("Sort"))
            #expect(!both.contains("Choose a station"))

            resize(window, to: Self.phone, reader)
            #expect(labels(reader).contains("Volume") && !labels(reader).contains("Sort"))
            resize(window, to: Self.pad, reader)
            #expect(labels(reader).contains("Volume") && labels(reader).contains("Sort"))
        }
    }

    @Test func `a station that was opened on a phone is the second column of a larger screen`() throws {
        try withApp { window, reader in
            try choose("Night Train", reader)
            #expect(labels(reader).first == "Stations")
            #expect(labels(reader).contains("Volume") && !labels(reader).contains("Sort"))
            resize(window, to: Self.pad, reader)
            #expect(labels(reader).contains("Volume") && labels(reader).contains("Sort"))
            #expect(labels(reader).filter { $0 == "Volume" }.count == 1)
        }
    }

    @Test func `the popover stays one on a phone, and a tap outside closes it`() throws {
        try withApp { _, reader in
            try choose("Sort", reader)
            #expect(labels(reader) == ["By frequency", "By name", "dismiss popup"])
            try choose("dismiss popup", reader)
            #expect(reader.focusedElement?.label?.string == "Sort")
            try choose("Sort", reader)
            try choose("By name", reader)
            let stations = labels(reader).drop { $0 != "Harbor Radio" }.prefix(3)
            #expect(Array(stations) == ["Harbor Radio", "Lantern Jazz", "Morning Call"])
        }
    }
}
