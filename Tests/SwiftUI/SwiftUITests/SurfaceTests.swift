import SwiftUI
import SwiftUITesting
import Testing

/// Properties, gestures, scenes and previews.
@MainActor struct SurfaceTests {
    struct Counter: View {
        @AppStorage("SurfaceTests.count") private var count = 0

        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test func `a value of the defaults is kept, and every view shows it`() {
        UserDefaults.standard.removeObject(forKey: "SurfaceTests.count")
        let screen = Screen(
            VStack {
                Counter()
                Counter()
            })
        screen.activate("Count 0")
        #expect(screen.descriptions == ["Count 1. Button.", "Count 1. Button."])
        #expect(UserDefaults.standard.integer(forKey: "SurfaceTests.count") == 1)
        UserDefaults.standard.removeObject(forKey: "SurfaceTests.count")
    }

    struct Tapped: View {
        @State private var text = "Before"

        var body: some View { Text(text).gesture(TapGesture().onEnded { text = "After" }) }
    }

    @Test func `a tap gesture performs its action`() {
        let screen = Screen(Tapped())
        screen.activate("Before")
        #expect(screen.descriptions == ["After"])
    }

    struct Sized: View {
        @ScaledMetric private var length: CGFloat = 100
        @Environment(\.dynamicTypeSize) private var size

        var body: some View { Text("\(Int(length)) \(size.isAccessibilitySize)") }
    }

    @Test func `a metric follows the text size`() {
        #expect(Screen(Sized()).descriptions == ["100 false"])
        #expect(Screen(Sized().dynamicTypeSize(.accessibility5)).descriptions != ["100 false"])
    }

    struct Small: App {
        var body: some Scene { WindowGroup { Text("Hello") } }
    }

    @Test func `an app shows its first window`() {
        let reader = ScreenReaderSession(window: Small.launch())
        defer { reader.end() }
        reader.settle()
        reader.next()
        #expect(reader.lastSpoken == "Hello")
    }

    @Test func `each view of a preview is a screen with its name`() {
        let screens = _previewControllers {
            Group {
                Text("One").previewDisplayName("First")
                Text("Two")
            }
        }
        #expect(screens.map(\.name) == ["First", nil])
        let reader = ScreenReaderSession(controller: screens[1].make())
        defer { reader.end() }
        reader.settle()
        #expect(reader.session.elementCount == 1)
    }

    struct Asking: View {
        @State private var isAsking = false

        var body: some View {
            Button("Delete all") { isAsking = true }
                .alert(isPresented: $isAsking) {
                    Alert(
                        title: Text("Sure?"), primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
                }
        }
    }

    @Test func `an alert as a value is presented`() {
        let screen = Screen(Asking())
        screen.activate("Delete all")
        let labels = screen.nodes.compactMap { $0.label?.string }
        #expect(labels.contains("Sure?") && labels.contains("Delete"), "\(labels)")
    }

    @Test func `a tab has its item in the bar`() {
        let screen = Screen(
            TabView {
                Tab("Home", systemImage: "house") { Text("Welcome") }
                Tab("Search", systemImage: "magnifyingglass") { Text("Find") }
            })
        #expect(screen.descriptions.first == "Welcome")
        #expect(screen.descriptions.last == "Search. Tab. 2 of 2.")
    }
}
