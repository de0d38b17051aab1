/// Rows of a list that belong together, with a header and a footer.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { self.init(header: header(), content: content(), footer: footer()) }

    /// Creates a section with a header and a footer.
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Creates a section with a header.
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Creates a section with a footer.
    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without a header.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates a section with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// There is none.
    public typealias Body = Never

    /// Makes the node of the section.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        SectionNode(view, parent: parent, environment)
    }
}

/// The part of a section that a view is.
struct SectionPart: Equatable {
    enum Part { case header, row, footer }
    /// The section, which the container compares with those of the neighbours.
    let section: ObjectIdentifier
    let part: Part
}

/// The part of a section that a view is.
enum SectionTrait: TraitKey {
    typealias Value = SectionPart
}

/// The node of a section: its header, its rows and its footer, marked as such for the container.
private final class SectionNode<Parent: View, Content: View, Footer: View>:
    _ViewNode<Section<Parent, Content, Footer>>
{
    private var header: _ViewNode<Parent>?
    private var rows: _ViewNode<Content>?
    private var footer: _ViewNode<Footer>?
    private var marked: [ObjectIdentifier: TraitItem<SectionTrait>] = [:]

    override init(
        _ view: Section<Parent, Content, Footer>, parent: _GraphNode, _ environment: EnvironmentValues
    ) {
        super.init(view, parent: parent, environment)
        header = Parent._makeNode(view.header, parent: self, environment: environment)
        rows = Content._makeNode(view.content, parent: self, environment: environment)
        footer = Footer._makeNode(view.footer, parent: self, environment: environment)
    }

    override var childNodes: [_GraphNode] { [header, rows, footer].compactMap(\.self) }
    override var passesItems: Bool { false }
    override func childItemsDidChange() { itemsDidChange() }

    override var items: [Item] {
        let old = marked
        marked = [:]
        func mark(_ items: [Item]?, _ part: SectionPart.Part) -> [Item] {
            (items ?? []).map { item in
                let id = ObjectIdentifier(item)
                let wrapper =
                    old[id] ?? TraitItem(item, of: self, SectionPart(section: ObjectIdentifier(self), part: part))
                marked[id] = wrapper
                return wrapper
            }
        }
        return mark(header?.items, .header) + mark(rows?.items, .row) + mark(footer?.items, .footer)
    }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        header?.update(view.header, environment)
        rows?.update(view.content, environment)
        footer?.update(view.footer, environment)
    }
}
