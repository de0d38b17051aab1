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

/// The node of a section: its header, its rows and its footer, distinguished in the list of its items.
private final class SectionNode<Parent: View, Content: View, Footer: View>:
    _ViewNode<Section<Parent, Content, Footer>>
{
    private var header: _ViewNode<Parent>?
    private var rows: _ViewNode<Content>?
    private var footer: _ViewNode<Footer>?

    override init(
        _ view: Section<Parent, Content, Footer>, parent: _GraphNode, _ environment: EnvironmentValues
    ) {
        super.init(view, parent: parent, environment)
        header = Parent._makeNode(view.header, parent: self, environment: headerEnvironment)
        rows = Content._makeNode(view.content, parent: self, environment: environment)
        footer = Footer._makeNode(view.footer, parent: self, environment: environment)
    }

    /// Headers of lists were in upper case before iOS 26.
    private var headerEnvironment: EnvironmentValues {
        guard environment.isInList, SwiftUIRelease.current < .iOS26, environment.textCase == nil else {
            return environment
        }
        var inner = environment
        inner.textCase = .uppercase
        return inner
    }

    override var childNodes: [_GraphNode] { [header, rows, footer].compactMap(\.self) }
    override var itemList: ItemList {
        func part(_ node: _GraphNode?, _ part: SectionPart.Part) -> ItemList {
            (node?.itemList ?? ItemList()).marked(
                SectionPart(section: ObjectIdentifier(self), part: part))
        }
        return ItemList(joining: [part(header, .header), part(rows, .row), part(footer, .footer)])
    }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        header?.update(view.header, headerEnvironment)
        rows?.update(view.content, environment)
        footer?.update(view.footer, environment)
    }
}
