/// The content of a rotor: entries, or other content made of them.
@preconcurrency @MainActor public protocol AccessibilityRotorContent {
    /// The type of the content that this one is made of.
    associatedtype Body: AccessibilityRotorContent
    /// The content that this one is made of.
    @AccessibilityRotorContentBuilder var body: Body { get }
    /// The entries in order. Not for apps: all content has them.
    var _entries: _AccessibilityRotorEntries { get }
}

extension AccessibilityRotorContent {
    /// The entries of the content that this one is made of.
    public var _entries: _AccessibilityRotorEntries { body._entries }
}

extension AccessibilityRotorContent where Body == Never {
    /// Never evaluated: the content is made of no other.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: AccessibilityRotorContent {}

/// The entries of a rotor in their order.
public struct _AccessibilityRotorEntries {
    var entries: [RotorEntry] = []
}

/// The id of an element that an entry leads to, within a namespace.
struct RotorTargetKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// An entry of a rotor.
struct RotorEntry {
    /// The element that an entry leads to.
    enum Target {
        /// The element that has the rotor.
        case own
        /// The view with an id among those in the view that has the rotor.
        case id(AnyHashable)
        /// The view with an id in a namespace, wherever it is.
        case key(RotorTargetKey)
    }

    let target: Target
    /// The part of the element's text; nil for all of it.
    let range: Range<String.Index>?
    /// Called before the user gets to the entry.
    let prepare: () -> Void
}

/// A place of interest that a rotor leads to. The element there is announced, not the label of the entry.
public struct AccessibilityRotorEntry<ID: Hashable> {
    private let entry: RotorEntry

    private init(_ target: RotorEntry.Target, _ range: Range<String.Index>?, _ prepare: (() -> Void)?) {
        entry = RotorEntry(target: target, range: range, prepare: prepare ?? {})
    }
}

extension AccessibilityRotorEntry {
    /// Creates an entry for the view with an id, in the view that has the rotor.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) { self.init(.id(AnyHashable(id)), textRange, prepare) }

    /// Creates an entry for the view with an id, in the view that has the rotor.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) { self.init(.id(AnyHashable(id)), textRange, prepare) }

    /// Creates an entry for the view with an id, in the view that has the rotor.
    @_disfavoredOverload public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) { self.init(.id(AnyHashable(id)), textRange, prepare) }

    /// Creates an entry for the view with an id in a namespace.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) { self.init(.key(RotorTargetKey(id: AnyHashable(id), namespace: namespace)), textRange, prepare) }

    /// Creates an entry for the view with an id in a namespace.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) { self.init(.key(RotorTargetKey(id: AnyHashable(id), namespace: namespace)), textRange, prepare) }

    /// Creates an entry for the view with an id in a namespace.
    @_disfavoredOverload public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) { self.init(.key(RotorTargetKey(id: AnyHashable(id), namespace: namespace)), textRange, prepare) }
}

extension AccessibilityRotorEntry where ID == Never {
    /// Creates an entry for a part of the text that has the rotor.
    public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: (() -> Void)? = nil) {
        self.init(.own, textRange, prepare)
    }

    /// Creates an entry for a part of the text that has the rotor.
    public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: (() -> Void)? = nil) {
        self.init(.own, textRange, prepare)
    }

    /// Creates an entry for a part of the text that has the rotor.
    @_disfavoredOverload public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: (() -> Void)? = nil
    ) { self.init(.own, textRange, prepare) }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
    /// There is none.
    public typealias Body = Never
    /// The entry alone.
    public var _entries: _AccessibilityRotorEntries { _AccessibilityRotorEntries(entries: [entry]) }
}

/// Several pieces of rotor content in a row.
public struct _AccessibilityRotorGroup {
    let contents: [any AccessibilityRotorContent]
}

extension _AccessibilityRotorGroup: AccessibilityRotorContent {
    /// There is none.
    public typealias Body = Never
    /// The entries of all.
    public var _entries: _AccessibilityRotorEntries {
        _AccessibilityRotorEntries(entries: contents.flatMap { $0._entries.entries })
    }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// The entries for each element.
    public var _entries: _AccessibilityRotorEntries {
        _AccessibilityRotorEntries(entries: data.flatMap { content($0)._entries.entries })
    }

    /// Creates rotor content for each identifiable element.
    public nonisolated init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates rotor content for each element, with the ids at a key path.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }

    /// Creates rotor content for each number of a constant range.
    public nonisolated init(
        _ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int { self.init(data: data, content: content, id: { $0 }) }
}

/// Builds the content of rotors from closures.
@resultBuilder public enum AccessibilityRotorContentBuilder {
    /// Passes a piece of content on.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Passes a single piece of content on.
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Groups pieces of content.
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _AccessibilityRotorGroup {
        var contents: [any AccessibilityRotorContent] = []
        repeat contents.append(each content)
        return _AccessibilityRotorGroup(contents: contents)
    }

    /// Builds content that may be absent.
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> _AccessibilityRotorGroup {
        _AccessibilityRotorGroup(contents: content.map { [$0] } ?? [])
    }

    /// Builds the first of two alternatives.
    public static func buildEither<Content: AccessibilityRotorContent>(first: Content) -> _AccessibilityRotorGroup {
        _AccessibilityRotorGroup(contents: [first])
    }

    /// Builds the second of two alternatives.
    public static func buildEither<Content: AccessibilityRotorContent>(second: Content) -> _AccessibilityRotorGroup {
        _AccessibilityRotorGroup(contents: [second])
    }

    /// Builds content that some versions don't have.
    public static func buildLimitedAvailability<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> _AccessibilityRotorGroup { _AccessibilityRotorGroup(contents: [content]) }
}
