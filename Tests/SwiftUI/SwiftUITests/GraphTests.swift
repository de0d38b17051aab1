import HeadlessUIKit
import SwiftUI
import Testing

/// Evaluation of bodies, identity and state.
@MainActor struct GraphTests {
    /// Counts the evaluations of bodies by name, and what happens in order.
    final class Record {
        var bodies: [String: Int] = [:]
        var events: [String] = []
        func note(_ name: String) { bodies[name, default: 0] += 1 }
    }

    struct Leaf: View {
        let name: String
        let record: Record

        var body: some View {
            let _ = record.note(name)
            Text(name)
        }
    }

    struct Counter: View {
        let record: Record
        let change: Binding<() -> Void>
        @State private var count = 0

        var body: some View {
            let _ = record.note("counter")
            let _ = change.wrappedValue = { count += 1 }
            Text("\(count)")
        }
    }

    /// A screen whose parts are evaluated as they change.
    struct Screen: View {
        let record: Record
        let change: Binding<() -> Void>

        var body: some View {
            let _ = record.note("screen")
            VStack {
                Leaf(name: "a", record: record)
                Counter(record: record, change: change)
                Leaf(name: "b", record: record)
            }
        }
    }

    private func show<V: View>(_ view: V) -> UIHostingController<V> {
        let controller = UIHostingController(rootView: view)
        controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        controller.view.layoutIfNeeded()
        return controller
    }

    private func texts(_ controller: UIViewController) -> [String] {
        controller.view.layoutIfNeeded()
        return labels(in: controller.view).compactMap(\.text)
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    @Test func `a change of state evaluates the body that reads it and no other`() {
        let record = Record()
        var action: () -> Void = {}
        let controller = show(Screen(record: record, change: Binding(get: { action }, set: { action = $0 })))
        #expect(texts(controller) == ["a", "0", "b"])
        #expect(record.bodies == ["screen": 1, "a": 1, "b": 1, "counter": 1])
        action()
        action()
        #expect(texts(controller) == ["a", "2", "b"])
        #expect(record.bodies == ["screen": 1, "a": 1, "b": 1, "counter": 2])
    }

    @Test func `a new root view evaluates only the views that differ`() {
        let record = Record()
        let controller = show(
            HStack {
                Leaf(name: "a", record: record); Leaf(name: "b", record: record)
            })
        controller.rootView = HStack {
            Leaf(name: "a", record: record); Leaf(name: "c", record: record)
        }
        #expect(texts(controller) == ["a", "c"])
        #expect(record.bodies == ["a": 1, "b": 1, "c": 1])
    }

    struct Branches: View {
        let isFirst: Bool
        let record: Record

        struct Kept: View {
            let record: Record
            @State private var number: Int

            init(_ number: Int, _ record: Record) {
                self.record = record
                _number = State(initialValue: number)
            }

            var body: some View {
                Text("\(number)").onAppear { record.events.append("+\(number)") }.onDisappear {
                    record.events.append("-\(number)")
                }
            }
        }

        var body: some View {
            if isFirst { Kept(1, record) } else { Kept(2, record) }
        }
    }

    @Test func `each branch of a condition has an identity of its own`() {
        let record = Record()
        let controller = show(Branches(isFirst: true, record: record))
        #expect(texts(controller) == ["1"])
        controller.rootView = Branches(isFirst: false, record: record)
        #expect(texts(controller) == ["2"])
        controller.rootView = Branches(isFirst: true, record: record)
        #expect(texts(controller) == ["1"])
        #expect(record.events.sorted() == ["+1", "+1", "+2", "-1", "-2"])
    }

    struct Row: View {
        let name: String
        @State private var first: String?

        var body: some View {
            Text(first ?? name).onAppear { first = name }
        }
    }

    @Test func `rows of a collection keep their state by id when they move`() {
        struct Entry: Identifiable { let id: Int; let name: String }
        let controller = show(
            VStack { ForEach([Entry(id: 1, name: "one"), Entry(id: 2, name: "two")]) { Row(name: $0.name) } })
        #expect(texts(controller) == ["one", "two"])
        controller.rootView = VStack {
            ForEach([Entry(id: 3, name: "three"), Entry(id: 2, name: "zwei"), Entry(id: 1, name: "eins")]) {
                Row(name: $0.name)
            }
        }
        #expect(texts(controller) == ["three", "two", "one"])
    }

    final class Model: ObservableObject {
        @Published var number = 1
        @Published var other = 1
    }

    struct Observer: View {
        @ObservedObject var model: Model
        let record: Record

        var body: some View {
            let _ = record.note("observer")
            Text("\(model.number)")
        }
    }

    @Test func `an observed object outdates the views that observe it, once for all its changes`() {
        let (record, model) = (Record(), Model())
        let controller = show(
            VStack {
                Observer(model: model, record: record); Leaf(name: "a", record: record)
            })
        model.number = 2
        model.other = 3
        model.number = 4
        #expect(texts(controller) == ["4", "a"])
        #expect(record.bodies == ["observer": 2, "a": 1])
    }

    @Observable final class Tracked {
        var number = 1
        var other = 1
    }

    struct TrackingView: View {
        let model: Tracked
        let record: Record

        var body: some View {
            let _ = record.note("tracking")
            Text("\(model.number)")
        }
    }

    @Test func `only the properties of an observable object that a body reads outdate it`() {
        let (record, model) = (Record(), Tracked())
        let controller = show(TrackingView(model: model, record: record))
        model.other = 2
        #expect(texts(controller) == ["1"] && record.bodies == ["tracking": 1])
        model.number = 5
        #expect(texts(controller) == ["5"] && record.bodies == ["tracking": 2])
    }

    struct EnvironmentReaderView: View {
        @Environment(\.isEnabled) private var isEnabled
        let record: Record

        var body: some View {
            let _ = record.note("reader")
            Text(isEnabled ? "on" : "off")
        }
    }

    @Test func `a value of the environment outdates the views that read it`() {
        let record = Record()
        func screen(_ isDisabled: Bool, _ size: Int) -> some View {
            VStack {
                EnvironmentReaderView(record: record)
                Leaf(name: "a", record: record)
            }
            .disabled(isDisabled).lineLimit(size)
        }
        let controller = show(screen(false, 1))
        controller.rootView = screen(false, 2)
        #expect(texts(controller) == ["on", "a"] && record.bodies == ["reader": 1, "a": 1])
        controller.rootView = screen(true, 2)
        #expect(texts(controller) == ["off", "a"] && record.bodies == ["reader": 2, "a": 1])
    }

    struct Framed: ViewModifier {
        let record: Record
        @State private var count = 0

        func body(content: Content) -> some View {
            let _ = record.note("modifier")
            VStack {
                content; Text("\(count)")
            }.onAppear { count += 1 }
        }
    }

    @Test func `a modifier has state, and isn't evaluated when only its content differs`() {
        let record = Record()
        let controller = show(Leaf(name: "a", record: record).modifier(Framed(record: record)))
        #expect(texts(controller) == ["a", "1"])
        controller.rootView = Leaf(name: "b", record: record).modifier(Framed(record: record))
        #expect(texts(controller) == ["b", "1"] && record.bodies == ["modifier": 2, "a": 1, "b": 1])
    }

    struct Changing: View {
        let record: Record
        @State private var number = 0

        var body: some View {
            Text("\(number)")
                .onAppear { number = 1 }
                .onChange(of: number) { old, new in
                    record.events.append("\(old)→\(new)")
                    if new < 3 { number += 1 }
                }
        }
    }

    @Test func `changes of state in onAppear and onChange are a part of the same update`() {
        let record = Record()
        #expect(texts(show(Changing(record: record))) == ["3"])
        #expect(record.events == ["0→1", "1→2", "2→3"])
    }

    struct Width: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }

    @Test func `a preference is reduced over the views that set it`() {
        let record = Record()
        func screen(_ number: Int) -> some View {
            VStack {
                Text("a").preference(key: Width.self, value: 1)
                Text("b")
                Text("c").preference(key: Width.self, value: number)
            }
            .onPreferenceChange(Width.self) { record.events.append("\($0)") }
        }
        let controller = show(screen(3))
        controller.rootView = screen(3)
        controller.view.layoutIfNeeded()
        controller.rootView = screen(0)
        controller.view.layoutIfNeeded()
        #expect(record.events == ["3", "1"])
    }
}
