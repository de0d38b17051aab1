/// Rows with columns. The first column is shown here, as on a phone.
public struct Table<Value: Identifiable> {
    let values: [Value]
    let columns: [TableColumn<Value, AnyView>]

    /// Creates a table.
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value, AnyView>]
    ) where Data.Element == Value {
        values = Array(data)
        self.columns = columns()
    }

    /// Creates a table of which a row is selected.
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value, AnyView>]
    ) where Data.Element == Value { self.init(data, columns: columns) }

    /// Creates a table of which rows are selected.
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value, AnyView>]
    ) where Data.Element == Value { self.init(data, columns: columns) }

    /// Creates a table that the user can sort.
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value, AnyView>]
    ) where Data.Element == Value { self.init(data, columns: columns) }

    /// Creates a table of which rows are selected and that the user can sort.
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value, AnyView>]
    ) where Data.Element == Value { self.init(data, columns: columns) }
}

extension Table: View {
    /// A list of the first column.
    public var body: some View {
        List(values) { value in
            if let column = columns.first { column.content(value) }
        }
    }
}

/// A column of a table.
public struct TableColumn<Value, Content: View> {
    let title: Text
    let content: (Value) -> Content

    fileprivate init(title: Text, content: @escaping (Value) -> Content) {
        self.title = title
        self.content = content
    }

    /// Creates a column.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Value) -> Content) {
        self.init(title: Text(titleKey), content: content)
    }

    /// Creates a column.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (Value) -> Content
    ) { self.init(title: Text(title), content: content) }

    /// Creates a column that the user can sort by a value.
    public nonisolated init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<Value, V>, @ViewBuilder content: @escaping (Value) -> Content
    ) { self.init(title: Text(titleKey), content: content) }

    /// Returns the column in a width, which is not laid out here.
    public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn { self }
    /// Returns the column in a width, which is not laid out here.
    public nonisolated func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        self
    }

    fileprivate var erased: TableColumn<Value, AnyView> {
        TableColumn<Value, AnyView>(title: title) { AnyView(content($0)) }
    }
}

extension TableColumn where Content == Text {
    /// Creates a column of texts.
    public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<Value, String>) {
        self.init(title: Text(titleKey)) { Text($0[keyPath: value]) }
    }
}

/// Builds the columns of a table.
@resultBuilder public enum TableColumnBuilder<Value> {
    /// Builds a column.
    public static func buildExpression<Content: View>(
        _ column: TableColumn<Value, Content>
    ) -> [TableColumn<Value, AnyView>] { [column.erased] }
    /// Builds columns.
    public static func buildBlock(_ columns: [TableColumn<Value, AnyView>]...) -> [TableColumn<Value, AnyView>] {
        columns.flatMap { $0 }
    }
    /// Builds columns that may be absent.
    public static func buildOptional(_ columns: [TableColumn<Value, AnyView>]?) -> [TableColumn<Value, AnyView>] {
        columns ?? []
    }
}
