/// Facts about the items of a view that follow from its type alone.
public struct _ViewOutline: Sendable {
    /// The number of items; nil where it depends on values.
    var count: Int?
    /// Whether the view sets its tab, or the value of its tab.
    var setsTab = false

    /// One item.
    static let single = _ViewOutline(count: 1)
    /// A number of items that only values tell.
    static let unknown = _ViewOutline(count: nil)
}

/// The outlines of types, found out once for each.
@MainActor enum ViewOutlines {
    private static var known: [ObjectIdentifier: _ViewOutline] = [:]
    /// The outline of the view that a modifier modifies, while that of the modifier's body is found out.
    static var content = _ViewOutline.unknown

    static func of<V: View>(_ type: V.Type) -> _ViewOutline {
        if let outline = known[ObjectIdentifier(type)] { return outline }
        let outline = V._outline
        known[ObjectIdentifier(type)] = outline
        return outline
    }
}

extension View {
    /// The outline of the body.
    public static var _outline: _ViewOutline { Body.self == Never.self ? .unknown : Body._outline }
}

extension ViewModifier {
    /// The outline of the body around the modified view.
    public static func _outline(of content: _ViewOutline) -> _ViewOutline {
        guard Body.self != Never.self else { return content }
        let outer = ViewOutlines.content
        ViewOutlines.content = content
        defer { ViewOutlines.content = outer }
        return Body._outline
    }
}

extension _ViewModifier_Content {
    /// The outline of the modified view.
    @MainActor public static var _outline: _ViewOutline { ViewOutlines.content }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
    /// The outline of the view with the modifier.
    @MainActor public static var _outline: _ViewOutline { Modifier._outline(of: Content._outline) }
}

extension EmptyView {
    /// No items.
    @MainActor public static var _outline: _ViewOutline { _ViewOutline(count: 0) }
}

extension Group where Content: View {
    /// The outline of the content.
    @MainActor public static var _outline: _ViewOutline { Content._outline }
}

extension TupleView {
    /// The items of all views.
    @MainActor public static var _outline: _ViewOutline {
        TupleMembers.of(T.self).reduce(_ViewOutline(count: 0)) { sum, member in
            let outline = member.type._outline
            return _ViewOutline(
                count: sum.count.flatMap { count in outline.count.map { count + $0 } },
                setsTab: sum.setsTab || outline.setsTab)
        }
    }
}

extension _ConditionalContent where TrueContent: View, FalseContent: View {
    /// The outline of the alternatives where they have the same number of items.
    @MainActor public static var _outline: _ViewOutline {
        let (first, second) = (TrueContent._outline, FalseContent._outline)
        return _ViewOutline(
            count: first.count == second.count ? first.count : nil,
            setsTab: first.setsTab || second.setsTab)
    }
}

extension Optional where Wrapped: View {
    /// The view may be absent.
    @MainActor public static var _outline: _ViewOutline {
        _ViewOutline(count: nil, setsTab: Wrapped._outline.setsTab)
    }
}
