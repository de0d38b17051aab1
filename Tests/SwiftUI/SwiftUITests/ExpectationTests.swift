import SwiftUI
import SwiftUITesting
import Testing

/// The expectations of tests for views of SwiftUI.
@MainActor struct ExpectationTests {
    struct Settings: View {
        @State private var isOn = true

        var body: some View {
            VStack(spacing: 40) {
                Text("Settings").accessibilityAddTraits(.isHeader)
                Toggle("Wi-Fi", isOn: $isOn)
                Button("Done") {}.frame(minHeight: 44)
            }
            .padding()
        }
    }

    @Test func `a view is read line by line`() {
        expectSpoken(
            Settings(),
            """
            Settings, heading
            Wi-Fi, switch button, on, Double tap to toggle setting.
            Done, button
            """)
    }

    @Test func `a view can be used with a screen reader`() { expectAccessible(Settings()) }

    @Test func `a session takes a view`() {
        let reader = ScreenReaderSession(view: Settings())
        defer { reader.end() }
        reader.move(to: "Wi-Fi")
        reader.activate()
        #expect(reader.lastSpoken == "Wi-Fi, switch button, off")
    }
}
