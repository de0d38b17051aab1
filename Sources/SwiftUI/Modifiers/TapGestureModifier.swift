/// A modifier that recognizes a gesture on the view, by a recognizer of UIKit.
struct RecognizerModifier {
    /// Makes the recognizer, once, with its handler.
    let make: @MainActor (@escaping @MainActor (UIGestureRecognizer) -> Void) -> UIGestureRecognizer
    let action: () -> Void

    nonisolated init(
        action: @escaping () -> Void,
        make: @escaping @MainActor (@escaping @MainActor (UIGestureRecognizer) -> Void) -> UIGestureRecognizer
    ) {
        self.action = action
        self.make = make
    }
}

extension RecognizerModifier: ItemModifier {
    typealias Body = Never

    func makeItem(around content: Item, of node: _GraphNode) -> GestureItem {
        let item = GestureItem(content, of: node, make)
        update(item, of: node)
        return item
    }

    func update(_ item: GestureItem, of node: _GraphNode) {
        item.action = action
        item.recognizer.isEnabled = node.environment.isEnabled
    }
}

/// An item with a gesture: its content is in a view of UIKit with a recognizer.
final class GestureItem: WrapperItem {
    private(set) var recognizer = UIGestureRecognizer()
    var action: () -> Void = {}
    private let view = EffectView()

    init(
        _ content: Item, of node: _GraphNode,
        _ make: (@escaping @MainActor (UIGestureRecognizer) -> Void) -> UIGestureRecognizer
    ) {
        super.init(content, of: node)
        recognizer = make { [weak self] recognizer in
            guard recognizer.state == .began || recognizer.state == .ended, let self, !isHandled(recognizer) else {
                return
            }
            action()
        }
        view.addGestureRecognizer(recognizer)
    }

    /// A long press begins and ends; it acts when it begins.
    private func isHandled(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer is UILongPressGestureRecognizer && recognizer.state == .ended
    }

    override func collectViews(into list: inout ViewList, at origin: CGPoint) {
        var inner = ViewList()
        content.collectViews(into: &inner, at: .zero)
        inner.show(in: view)
        list.add(view, CGRect(origin: origin, size: frame.size))
    }
}

extension View {
    /// Performs an action when the user taps the view. VoiceOver reads the view as before.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(
            RecognizerModifier(action: action) { handler in
                let recognizer = UITapGestureRecognizer(handler: handler)
                recognizer.numberOfTapsRequired = count
                return recognizer
            })
    }

    /// Performs an action when the user presses the view for a while.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            RecognizerModifier(action: action) { handler in
                let recognizer = UILongPressGestureRecognizer(handler: handler)
                recognizer.minimumPressDuration = minimumDuration
                return recognizer
            })
    }
}
