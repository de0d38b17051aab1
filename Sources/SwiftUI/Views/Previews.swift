/// Views that Xcode shows next to their code. Tests open them as screens: `AppFolder.previews`.
@preconcurrency @MainActor public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder static var previews: Previews { get }
}

/// A device by its name. Previews are shown on the current screen.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a device by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a device by its name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// The size of a preview. Previews fill the current screen.
public enum PreviewLayout: Sendable {
    /// As a device, as the view.
    case device, sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a preview. Previews are shown on the current screen.
public struct InterfaceOrientation: Hashable, Sendable {
    private let number: Int
    /// Upright.
    public static let portrait = InterfaceOrientation(number: 0)
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(number: 1)
    /// On the left side.
    public static let landscapeLeft = InterfaceOrientation(number: 2)
    /// On the right side.
    public static let landscapeRight = InterfaceOrientation(number: 3)
}

extension View {
    /// Sets the device of the preview. Previews are shown on the current screen.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { inert }
    /// Sets the size of the preview. Previews fill the current screen.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { inert }
    /// Sets the name of the preview.
    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        modifier(TraitModifier(PreviewNameKey.self, value))
    }
    /// Sets the orientation of the preview. Previews are shown on the current screen.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { inert }
}

/// The name of a preview.
private enum PreviewNameKey: TraitKey {
    typealias Value = String?
}

/// Returns a controller for each view of a preview. Adapted sources call it.
@MainActor public func _previewControllers<Content: View>(
    @ViewBuilder _ content: @MainActor () -> Content
) -> [(name: String?, make: @MainActor () -> UIViewController)] {
    let content = content()
    let outline = PreviewOutline()
    let hosting = _UIHostingView(rootView: PreviewPage(content: content, number: nil, outline: outline))
    hosting.updateContent()
    return outline.names.indices.map { number in
        let page = PreviewPage(content: content, number: number, outline: nil)
        return (outline.names[number], { UIHostingController(rootView: page) })
    }
}

/// The names of the views of a preview.
@MainActor private final class PreviewOutline {
    var names: [String?] = []
}

/// One of the views of a preview.
private struct PreviewPage<Content: View> {
    let content: Content
    let number: Int?
    let outline: PreviewOutline?
}

extension PreviewPage: View {
    typealias Body = Never

    static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> { PreviewPageNode(view, parent: parent, environment) }
}

private final class PreviewPageNode<Content: View>: _ViewNode<PreviewPage<Content>> {
    private var child: _ViewNode<Content>?

    override init(_ view: PreviewPage<Content>, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        let child = Content._makeNode(view.content, parent: self, environment: environment)
        self.child = child
        view.outline?.names = child.items.map { $0.trait(PreviewNameKey.self) ?? nil }
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }

    override var items: [Item] {
        let items = child?.items ?? []
        guard let number = view.number else { return items }
        return items.indices.contains(number) ? [items[number]] : []
    }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        child?.update(view.content, environment)
    }
}
