// Values that nothing sets here, or that nothing here depends on.
extension EnvironmentValues {
    private enum RowHeight {}
    private enum HeaderHeight {}
    private enum Spacing {}
    private enum Tightening {}
    private enum Truncation {}
    private enum Autocorrection {}
    private enum Rendering {}
    private enum Variants {}
    private enum Scrolling {}

    /// The smallest height of rows. Rows keep their standard height here.
    public var defaultMinListRowHeight: CGFloat {
        get { self[OptionalKey<RowHeight, CGFloat>.self] ?? 44 }
        set { self[OptionalKey<RowHeight, CGFloat>.self] = newValue }
    }

    /// The smallest height of headers. Headers keep their standard height here.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[OptionalKey<HeaderHeight, CGFloat>.self] }
        set { self[OptionalKey<HeaderHeight, CGFloat>.self] = newValue }
    }

    /// The distance between lines, in points. Lines keep their standard distance here.
    public var lineSpacing: CGFloat {
        get { self[OptionalKey<Spacing, CGFloat>.self] ?? 0 }
        set { self[OptionalKey<Spacing, CGFloat>.self] = newValue }
    }

    /// Whether characters may move closer together. They keep their distance here.
    public var allowsTightening: Bool {
        get { self[OptionalKey<Tightening, Bool>.self] ?? false }
        set { self[OptionalKey<Tightening, Bool>.self] = newValue }
    }

    /// The place at which a text is truncated. VoiceOver reads the whole text.
    public var truncationMode: Text.TruncationMode {
        get { self[OptionalKey<Truncation, Text.TruncationMode>.self] ?? .tail }
        set { self[OptionalKey<Truncation, Text.TruncationMode>.self] = newValue }
    }

    /// Whether the keyboard doesn't correct. It is not shown here.
    public var autocorrectionDisabled: Bool {
        get { self[OptionalKey<Autocorrection, Bool>.self] ?? false }
        set { self[OptionalKey<Autocorrection, Bool>.self] = newValue }
    }

    /// The rendering of symbols. Not drawn here.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[OptionalKey<Rendering, SymbolRenderingMode>.self] }
        set { self[OptionalKey<Rendering, SymbolRenderingMode>.self] = newValue }
    }

    /// The variants of symbols. Not drawn here.
    public var symbolVariants: SymbolVariants {
        get { self[OptionalKey<Variants, SymbolVariants>.self] ?? .none }
        set { self[OptionalKey<Variants, SymbolVariants>.self] = newValue }
    }

    /// Whether scroll views scroll.
    public var isScrollEnabled: Bool {
        get { self[OptionalKey<Scrolling, Bool>.self] ?? true }
        set { self[OptionalKey<Scrolling, Bool>.self] = newValue }
    }

    /// Whether the user searches. A search field doesn't report it here.
    public var isSearching: Bool { false }
    /// Ends a search. UIKit's search field does it here.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    /// Whether the keyboard focuses the view. It focuses none here.
    public var isFocused: Bool { false }
    /// Renames something; nil here.
    public var rename: RenameAction? { nil }
    /// Whether the device is always on and the user looks away.
    public var isLuminanceReduced: Bool { false }
    /// The placement of a widget's background.
    public var showsWidgetContainerBackground: Bool { true }
}

/// Ends a search. UIKit's search field does it here.
@preconcurrency @MainActor public struct DismissSearchAction: Sendable {
    nonisolated init() {}
    /// Does nothing.
    public func callAsFunction() {}
}

/// Renames something.
@preconcurrency @MainActor public struct RenameAction: Sendable {
    /// Does nothing.
    public func callAsFunction() {}
}

extension ShapeStyle {
    /// Returns the style, which is more or less transparent. Not drawn here.
    public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(self) }
}

extension View {
    /// Sets whether the keyboard can focus the view, and performs an action when it does. It doesn't here.
    public nonisolated func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> some View { inert }
}
