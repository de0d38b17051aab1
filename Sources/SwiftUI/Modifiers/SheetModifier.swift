/// Presents content over the screen while a value is there.
struct SheetModifier<Item: Equatable> {
    /// What is presented, and how.
    struct Style {
        var isFullScreen = false
        var isPopover = false
    }

    let item: () -> Item?
    let clear: () -> Void
    let style: Style
    let onDismiss: (() -> Void)?
    let content: (Item) -> any ViewBox

    nonisolated init(
        item: @escaping () -> Item?, clear: @escaping () -> Void, style: Style, onDismiss: (() -> Void)?,
        content: @escaping (Item) -> any ViewBox
    ) {
        self.item = item
        self.clear = clear
        self.style = style
        self.onDismiss = onDismiss
        self.content = content
    }
}

extension SheetModifier: LifecycleModifier {
    typealias Body = Never

    @MainActor final class Keeper {
        fileprivate var modifier: SheetModifier
        private var item: Item?
        private var page: ContentController?
        private unowned let node: _GraphNode

        fileprivate init(_ modifier: SheetModifier, _ node: _GraphNode) {
            self.modifier = modifier
            self.node = node
        }

        fileprivate func follow() {
            let wanted = modifier.item()
            if let wanted {
                let box = modifier.content(wanted)
                if let page, wanted == item {
                    page.content.update(box, environment(page.reference))
                } else {
                    if page != nil { dismiss() }
                    present(box)
                }
            } else if page != nil {
                dismiss()
            }
            item = wanted
        }

        private func environment(_ page: ControllerReference) -> EnvironmentValues {
            var inner = node.environment
            inner.navigator = nil
            inner.hostingController = page
            inner.dismissAction = DismissAction(id: page) { [weak self] in self?.modifier.clear() }
            return inner
        }

        private func present(_ box: any ViewBox) {
            let reference = ControllerReference(nil)
            let content = HostedContent(box, parent: node, environment(reference), isPage: true)
            let page = ContentController(content, reference)
            self.page = page
            if modifier.style.isFullScreen { page.modalPresentationStyle = .fullScreen }
            if modifier.style.isPopover { page.modalPresentationStyle = .popover }
            page.isModalInPresentation = content.childPreference(DismissDisabledKey.self) ?? false
            page.didLeave = { [weak self, weak page] in
                guard let self, page === self.page else { return }
                self.page = nil
                item = nil
                page?.end()
                modifier.clear()
                modifier.onDismiss?()
            }
            let presenter = node.environment.hostingController
            node.graph.afterUpdate {
                presenter.whenOnScreen { [weak self] presenter in
                    guard self?.page === page else { return }
                    page.popoverPresentationController?.sourceView = presenter.view
                    presenter.frontmost.present(page, animated: true)
                }
            }
        }

        private func dismiss() {
            guard let page else { return }
            self.page = nil
            let onDismiss = modifier.onDismiss
            page.didLeave = nil
            node.graph.afterUpdate {
                page.presentingViewController?.dismiss(animated: true) {
                    page.end()
                    onDismiss?()
                }
            }
        }

        fileprivate func end() { dismiss() }
    }

    func makeKeeper(of node: _GraphNode) -> Keeper {
        let keeper = Keeper(self, node)
        keeper.follow()
        return keeper
    }

    func update(_ keeper: Keeper, of node: _GraphNode) {
        keeper.modifier = self
        keeper.follow()
    }

    func end(_ keeper: Keeper, of node: _GraphNode) { keeper.end() }
}

extension UIViewController {
    /// The controller on top of this one.
    var frontmost: UIViewController {
        var controller = self
        while let presented = controller.presentedViewController, !presented.isBeingDismissed { controller = presented }
        return controller
    }
}

/// Whether a presented view keeps the user from dismissing it.
enum DismissDisabledKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// An identifiable value that is compared by its id.
struct IdentifiedItem<Item: Identifiable>: Equatable {
    let item: Item

    static func == (one: Self, other: Self) -> Bool { one.item.id == other.item.id }
}

extension View {
    private nonisolated func present<Content: View>(
        _ isPresented: Binding<Bool>, fullScreen: Bool = false, popover: Bool = false, onDismiss: (() -> Void)?,
        content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier<Bool>(
                item: { isPresented.wrappedValue ? true : nil },
                clear: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
                style: .init(isFullScreen: fullScreen, isPopover: popover), onDismiss: onDismiss,
                content: { _ in AnyViewBox(content()) }))
    }

    private nonisolated func present<Item: Identifiable, Content: View>(
        _ item: Binding<Item?>, fullScreen: Bool = false, popover: Bool = false, onDismiss: (() -> Void)?,
        content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            SheetModifier<IdentifiedItem<Item>>(
                item: { item.wrappedValue.map { IdentifiedItem(item: $0) } },
                clear: { if item.wrappedValue != nil { item.wrappedValue = nil } },
                style: .init(isFullScreen: fullScreen, isPopover: popover), onDismiss: onDismiss,
                content: { AnyViewBox(content($0.item), branch: AnyHashable($0.item.id)) }))
    }

    /// Presents a sheet while a value is true.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { present(isPresented, onDismiss: onDismiss, content: content) }

    /// Presents a sheet of an item while there is one.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { present(item, onDismiss: onDismiss, content: content) }

    /// Presents content over the whole screen while a value is true.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { present(isPresented, fullScreen: true, onDismiss: onDismiss, content: content) }

    /// Presents content of an item over the whole screen while there is one.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { present(item, fullScreen: true, onDismiss: onDismiss, content: content) }

    /// Presents a popover while a value is true.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { present(isPresented, popover: true, onDismiss: nil, content: content) }

    /// Presents a popover of an item while there is one.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { present(item, popover: true, onDismiss: nil, content: content) }

    /// Keeps the user from dismissing the sheet.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(PreferenceModifier(DismissDisabledKey.self) { _ in isDisabled })
    }
}

/// The place of a popover; not drawn here.
public enum PopoverAttachmentAnchor {
    /// A rectangle, or a point of the view.
    case rect(Source), point(UnitPoint)

    /// A rectangle of the view.
    public struct Source: Sendable {
        /// The bounds of the view.
        public static let bounds = Source()
        /// A rectangle.
        public static func rect(_ r: CGRect) -> Source { Source() }
    }
}
