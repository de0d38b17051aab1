import HeadlessUIKit
import OpenCombine
import SwiftUI
import Testing

/// Property wrappers and events of the life of views, with the number of evaluated bodies.
@MainActor struct DataTests {
    /// What happens, in order, and how often bodies are evaluated.
    final class Record {
        var events: [String] = []
        func note(_ event: String) { events.append(event) }
    }

    private func show<V: View>(_ view: V) -> UIHostingController<V> {
        let controller = UIHostingController(rootView: view)
        controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        controller.view.layoutIfNeeded()
        return controller
    }

    private func texts(_ controller: UIViewController) -> [String] {
        controller.view.layoutIfNeeded()
        func labels(in view: UIView) -> [UILabel] {
            view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
        }
        return labels(in: controller.view).compactMap(\.text)
    }

    final class Model: ObservableObject {
        @Published var number = 0
        let record: Record
        init(_ record: Record) {
            self.record = record
            record.note("made")
        }
    }

    struct Owner: View {
        let name: String
        @StateObject private var model: Model
        let record: Record
        let change: Binding<(Int) -> Void>

        init(name: String, record: Record, change: Binding<(Int) -> Void>) {
            self.name = name
            self.record = record
            self.change = change
            _model = StateObject(wrappedValue: Model(record))
        }

        var body: some View {
            let _ = record.note("owner")
            let _ = change.wrappedValue = { model.number = $0 }
            Text("\(name) \(model.number)")
        }
    }

    @Test func `a state object is made once for a view, whose body follows it`() {
        let record = Record()
        var change: (Int) -> Void = { _ in }
        let binding = Binding(get: { change }, set: { change = $0 })
        let controller = show(Owner(name: "a", record: record, change: binding))
        controller.rootView = Owner(name: "b", record: record, change: binding)
        #expect(texts(controller) == ["b 0"])
        change(1)
        change(2)
        #expect(texts(controller) == ["b 2"])
        #expect(record.events == ["made", "owner", "owner", "owner"])
    }

    struct Reader: View {
        @EnvironmentObject private var model: Model
        let record: Record

        var body: some View {
            let _ = record.note("reader")
            Text("\(model.number)")
        }
    }

    struct Bystander: View {
        let record: Record

        var body: some View {
            let _ = record.note("bystander")
            Text("still")
        }
    }

    @Test func `an environment object outdates the views that read it, and no others`() {
        let record = Record()
        let model = Model(record)
        let controller = show(
            VStack {
                Reader(record: record)
                Bystander(record: record)
            }
            .environmentObject(model))
        model.number = 7
        #expect(texts(controller) == ["7", "still"])
        #expect(record.events == ["made", "reader", "bystander", "reader"])
    }

    @Observable final class Settings {
        var isOn = false
        var name = "x"
    }

    struct Form: View {
        @Bindable var settings: Settings
        let record: Record
        let binding: Binding<Binding<Bool>?>

        var body: some View {
            let _ = record.note("form")
            let _ = binding.wrappedValue = $settings.isOn
            Text(settings.isOn ? "on" : "off")
        }
    }

    @Test func `a bindable object gives bindings to its properties`() {
        let record = Record()
        let settings = Settings()
        var isOn: Binding<Bool>?
        let controller = show(
            Form(settings: settings, record: record, binding: Binding(get: { isOn }, set: { isOn = $0 })))
        isOn?.wrappedValue = true
        #expect(settings.isOn && texts(controller) == ["on"])
        settings.name = "y"
        controller.view.layoutIfNeeded()
        #expect(record.events == ["form", "form"])
    }

    struct Receiver: View {
        let subject: PassthroughSubject<Int, Never>
        let record: Record
        @State private var last = 0

        var body: some View {
            Text("\(last)").onReceive(subject) {
                record.note("\($0)")
                last = $0
            }
        }
    }

    @Test func `a view receives values while it exists`() {
        let record = Record()
        let subject = PassthroughSubject<Int, Never>()
        func screen(_ isShown: Bool) -> some View {
            VStack { if isShown { Receiver(subject: subject, record: record) } }
        }
        let controller = show(screen(true))
        subject.send(1)
        #expect(texts(controller) == ["1"])
        controller.rootView = screen(false)
        controller.view.layoutIfNeeded()
        subject.send(2)
        #expect(record.events == ["1"])
    }

    struct Counting: View {
        @State private var count = 0
        let record: Record

        var body: some View {
            Text("\(count)").onAppear {
                count += 1
                record.note("appear")
            }
            .onDisappear { record.note("disappear") }
        }
    }

    @Test func `another id is another view with fresh state`() {
        let record = Record()
        func screen(_ id: Int) -> some View { Counting(record: record).id(id) }
        let controller = show(screen(1))
        controller.rootView = screen(1)
        #expect(texts(controller) == ["1"])
        controller.rootView = screen(2)
        #expect(texts(controller) == ["1"])
        #expect(record.events.sorted() == ["appear", "appear", "disappear"])
    }

    struct Named: View {
        @Namespace private var space
        let record: Record

        var body: some View {
            let _ = record.note("\(space.hashValue)")
            Text("a")
        }
    }

    @Test func `a namespace is the same as long as its view exists, and another for each view`() {
        let record = Record()
        let controller = show(
            VStack {
                Named(record: record)
                Named(record: record)
            })
        #expect(Set(record.events).count == 2)
        controller.view.layoutIfNeeded()
        #expect(record.events.count == 2)
    }

    @Test func `a task runs while its view is shown, and anew for another id`() async {
        let record = Record()
        func screen(_ id: Int?) -> some View {
            VStack {
                if let id {
                    Text("a").task(id: id) {
                        record.note("start \(id)")
                        try? await Task.sleep(for: .seconds(1_000))
                        record.note("end \(id) \(Task.isCancelled)")
                    }
                }
            }
        }
        let controller = show(screen(1))
        await yields { record.events.count == 1 }
        controller.rootView = screen(2)
        controller.view.layoutIfNeeded()
        await yields { record.events.count == 3 }
        controller.rootView = screen(nil)
        controller.view.layoutIfNeeded()
        await yields { record.events.count == 4 }
        #expect(Set(record.events) == ["start 1", "end 1 true", "start 2", "end 2 true"])
    }

    /// Lets tasks run until a condition holds.
    private func yields(until condition: () -> Bool) async {
        for _ in 0..<10_000 where !condition() { await Task.yield() }
    }
}
