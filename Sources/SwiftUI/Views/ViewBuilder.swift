/// Builds views from closures.
@resultBuilder public enum ViewBuilder {
    /// Builds a view from an expression.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Builds an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Passes a single view on.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Builds a group of views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// Builds a view that may be absent.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Builds the first of two alternatives.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Builds the second of two alternatives.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Builds a view that some versions don't have.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
