// The appearance of rows and sections. Not drawn here; elements and cells are the same in each.
extension View {
    /// Sets the style of lists. Every style has the same cells here.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { inert }
    /// Sets the background of a row. Not drawn here.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { inert }
    /// Sets the insets of a row. Rows keep their standard insets here.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { inert }
    /// Sets the insets of a row. Rows keep their standard insets here.
    public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { inert }
    /// Sets the distance between rows. Rows keep their standard distance here.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { inert }
    /// Sets the visibility of a row's separator. Not drawn here.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { inert }
    /// Sets the colour of a row's separator. Not drawn here.
    public nonisolated func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View { inert }
    /// Sets the visibility of a section's separator. Not drawn here.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { inert }
    /// Sets the colour of a section's separator. Not drawn here.
    public nonisolated func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View { inert }
    /// Sets the distance between sections. Sections keep their standard distance here.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { inert }
    /// Sets the distance between sections. Sections keep their standard distance here.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { inert }
    /// Sets the margins of sections. Sections keep their standard margins here.
    public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { inert }
    /// Sets the tint of items. Not drawn here.
    public nonisolated func listItemTint(_ tint: Color?) -> some View { inert }
    /// Sets the tint of items. Not drawn here.
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { inert }
    /// Sets the prominence of headers. Their words are the same.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View { inert }
    /// Sets whether a row can't be moved.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { inert }
    /// Sets whether a row can't be deleted.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { inert }
    /// Sets whether a row can't be selected. Selection follows the tags of rows here.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { inert }
    /// Sets the style of forms. Every style has the same cells here.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { inert }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
    /// The standard distance.
    public static let `default` = ListSectionSpacing()
    /// A smaller distance.
    public static let compact = ListSectionSpacing()
    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// The tint of a list's items.
public struct ListItemTint: Sendable {
    /// Grey.
    public static let monochrome = ListItemTint()
    /// A colour of the app.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
    /// A colour that the user may override.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}

/// The prominence of a view.
public enum Prominence: Hashable, Sendable {
    /// As usual, or increased.
    case standard, increased
}

/// A style of forms.
public protocol FormStyle {}

/// The standard style of forms.
public struct AutomaticFormStyle: FormStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

/// A form of groups.
public struct GroupedFormStyle: FormStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

/// A form of columns.
public struct ColumnsFormStyle: FormStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The standard style.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Groups.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Columns.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
