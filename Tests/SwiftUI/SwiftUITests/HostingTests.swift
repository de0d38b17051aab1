import HeadlessUIKit
import SwiftUI
import Testing

/// Views of UIKit in views of SwiftUI.
@MainActor struct HostingTests {
    /// The updates of a representable's label.
    final class Record {
        var made = 0
        var updated: [String] = []
        var dismantled = 0
    }

    struct Caption: UIViewRepresentable {
        let text: String
        let record: Record

        func makeCoordinator() -> Record { record }

        func makeUIView(context: Context) -> UILabel {
            context.coordinator.made += 1
            return UILabel()
        }

        func updateUIView(_ label: UILabel, context: Context) {
            label.text = text
            record.updated.append(text)
        }

        static func dismantleUIView(_ label: UILabel, coordinator: Record) { coordinator.dismantled += 1 }
    }

    /// Shows a number that it counts itself.
    struct Counter: View {
        let record: Record
        @State private var count = 0

        var body: some View {
            Caption(text: "\(count)", record: record).onAppear { count += 1 }
        }
    }

    struct Loud: ViewModifier {
        @Environment(\.colorScheme) private var scheme

        func body(content: Content) -> some View { content.environment(\.isEnabled, scheme == .dark) }
    }

    struct Sized: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {
            view.isUserInteractionEnabled = context.environment.isEnabled
        }
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            CGSize(width: proposal.width ?? 100, height: 40)
        }
    }

    private func labels(_ controller: UIViewController) -> [UILabel] {
        controller.view.layoutIfNeeded()
        return controller.view.subviews.compactMap { $0 as? UILabel }
    }

    @Test func `a representable is made once, updated by a new root view and dismantled`() {
        let record = Record()
        let controller = UIHostingController(rootView: Caption(text: "one", record: record))
        let first = labels(controller)
        #expect(first.map(\.text) == ["one"])
        controller.rootView = Caption(text: "two", record: record)
        #expect(labels(controller) == first && first.map(\.text) == ["two"])
        #expect(record.made == 1 && record.updated == ["one", "two"] && record.dismantled == 0)
    }

    @Test func `another kind of view at the same place is another view`() {
        let record = Record()
        let controller = UIHostingController(rootView: AnyView(Caption(text: "one", record: record)))
        #expect(labels(controller).count == 1)
        controller.rootView = AnyView(Text("two"))
        #expect(labels(controller).map(\.text) == ["two"] && record.dismantled == 1)
    }

    @Test func `state is kept while new root views come`() {
        let record = Record()
        let controller = UIHostingController(rootView: Counter(record: record))
        #expect(labels(controller).count == 1)
        controller.rootView = Counter(record: record)
        #expect(labels(controller).map(\.text) == ["1"] && record.made == 1)
    }

    @Test func `a modifier of an app finds the environment and sets it`() {
        let controller = UIHostingController(rootView: VStack { Sized().modifier(Loud()) })
        controller.overrideUserInterfaceStyle = .dark
        controller.view.layoutIfNeeded()
        #expect(controller.view.subviews.map(\.isUserInteractionEnabled) == [true])
        let other = UIHostingController(rootView: VStack { Sized().modifier(Loud()) })
        other.view.layoutIfNeeded()
        #expect(other.view.subviews.map(\.isUserInteractionEnabled) == [false])
    }

    @Test func `a hosting controller is as large as what it shows`() {
        let controller = UIHostingController(rootView: Group { Sized() })
        #expect(controller.sizeThatFits(in: CGSize(width: 300, height: 500)) == CGSize(width: 300, height: 40))
        #expect(controller.view.intrinsicContentSize == CGSize(width: 100, height: 40))
        controller.sizingOptions = .preferredContentSize
        #expect(controller.preferredContentSize == CGSize(width: 100, height: 40))
    }

    @Test func `several views stand below each other`() {
        let record = Record()
        let controller = UIHostingController(
            rootView: ForEach(["a", "b"], id: \.self) { Caption(text: $0, record: record) })
        let found = labels(controller)
        #expect(found.map(\.text) == ["a", "b"])
        #expect(found.last?.frame.minY == found.first?.frame.maxY && found.first?.frame.height ?? 0 > 0)
    }

    @Test func `a view that is made of itself ends`() {
        struct Endless: View {
            var body: AnyView { AnyView(Endless()) }
        }
        let controller = UIHostingController(rootView: Endless())
        controller.view.layoutIfNeeded()
        #expect(controller.view.subviews.isEmpty)
    }

    @Test func `a cell shows the view of its hosting configuration`() {
        let record = Record()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        for text in ["one", "two"] {
            cell.contentConfiguration = UIHostingConfiguration { Caption(text: text, record: record) }.margins(.all, 10)
            cell.layoutIfNeeded()
        }
        let label = cell.contentView.firstLabel
        #expect(label?.text == "two" && record.made == 1)
        #expect(label?.frame.minX == 10)
    }

    @Test func `a controller among views of SwiftUI is a child of the hosting controller`() {
        struct Page: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIPageViewController {
                UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            }
            func updateUIViewController(_ controller: UIPageViewController, context: Context) {}
        }
        let controller = UIHostingController(rootView: VStack { Page() })
        controller.view.layoutIfNeeded()
        #expect(controller.children.count == 1 && controller.view.subviews == controller.children.map(\.view))
    }
}

extension UIView {
    fileprivate var firstLabel: UILabel? {
        subviews.lazy.compactMap { $0 as? UILabel ?? $0.firstLabel }.first
    }
}
