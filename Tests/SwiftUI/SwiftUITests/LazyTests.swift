import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import LiveReader
import ScreenReader
import SwiftUI
import Testing

/// Lazy containers make only what is near, and a change costs only what depends on it.
@MainActor struct LazyTests {
    final class Record {
        var bodies = 0
        var appeared: [Int] = []
    }

    struct Row: View {
        let number: Int
        let record: Record

        var body: some View {
            let _ = record.bodies += 1
            Text("Row \(number)").onAppear { record.appeared.append(number) }
        }
    }

    @Test func `a list of many rows makes those that are near`() {
        let record = Record()
        let screen = Screen(List(0..<100_000, id: \.self) { Row(number: $0, record: record) })
        #expect(screen.descriptions.first == "Row 0")
        #expect(record.bodies < 100)
    }

    @Test func `a lazy stack of many rows makes those that are near, and others on the way`() {
        let record = Record()
        let screen = Screen(
            ScrollView { LazyVStack { ForEach(0..<100_000) { Row(number: $0, record: record) } } })
        #expect(screen.descriptions.first == "Row 0")
        let before = record.bodies
        #expect(before < 200)
        for _ in 0..<120 { screen.reader.next() }
        #expect(screen.reader.focusedElement?.label?.string == "Row 120")
        #expect(record.bodies > before && record.bodies < 400)
    }

    @Test func `rows that come first leave the others their state`() {
        struct Kept: View {
            let number: Int
            @State private var first: Int?
            var body: some View { Text("\(first ?? number)").onAppear { first = number } }
        }
        struct Rows: View {
            let numbers: [Int]
            var body: some View { List(numbers, id: \.self) { Kept(number: $0) } }
        }
        let controller = UIHostingController(rootView: Rows(numbers: [1, 2, 3]))
        let reader = ScreenReaderSession(controller: controller)
        defer { reader.end() }
        controller.rootView = Rows(numbers: [0, 3, 2, 1])
        reader.settle()
        #expect(reader.session.tree.nodes.filter(\.isElement).compactMap { $0.label?.string } == ["0", "3", "2", "1"])
    }

    struct Tabs: View {
        let record: Record

        var body: some View {
            TabView {
                Row(number: 1, record: record).tabItem { Text("One") }
                Row(number: 2, record: record).tabItem { Text("Two") }
            }
        }
    }

    @Test func `a tab that was never selected is not made, and appears on each selection`() {
        let record = Record()
        let screen = Screen(Tabs(record: record))
        #expect(screen.descriptions.first == "Row 1" && record.bodies == 1)
        screen.activate("Two")
        #expect(screen.descriptions.first == "Row 2" && record.bodies == 2)
        screen.activate("One")
        #expect(record.bodies == 2 && record.appeared == [1, 2, 1])
    }

    struct Counter: View {
        let number: Int
        let change: Binding<() -> Void>
        @State private var count = 0

        var body: some View {
            let _ = number == 500 ? change.wrappedValue = { count += 1 } : ()
            Text("\(number): \(count)")
        }
    }

    @Test func `a change in one of many views measures no other`() {
        var change: () -> Void = {}
        let controller = UIHostingController(
            rootView: VStack(spacing: 0) {
                ForEach(0..<1_000) { Counter(number: $0, change: Binding(get: { change }, set: { change = $0 })) }
            })
        controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        controller.view.layoutIfNeeded()
        let before = LayoutCounts.now
        change()
        controller.view.layoutIfNeeded()
        #expect(LayoutCounts.now - before < 20)
    }

    @Test func `a scroll view scrolls to the view with an id`() {
        struct Long: View {
            let record: Record
            var body: some View {
                ScrollViewReader { proxy in
                    VStack {
                        Button("Jump") { proxy.scrollTo(5_000) }
                        ScrollView { LazyVStack { ForEach(0..<10_000) { Row(number: $0, record: record) } } }
                    }
                }
            }
        }
        let record = Record()
        let screen = Screen(Long(record: record))
        screen.activate("Jump")
        #expect(screen.descriptions.contains("Row 5,000") && record.bodies < 1_000)
    }
}
