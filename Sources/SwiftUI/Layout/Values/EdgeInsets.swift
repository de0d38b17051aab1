public import Foundation

/// The inset distances for the sides of a rectangle.
public struct EdgeInsets: Equatable, Sendable {
    /// The distance from the upper edge.
    public var top: CGFloat
    /// The distance from the leading edge.
    public var leading: CGFloat
    /// The distance from the lower edge.
    public var bottom: CGFloat
    /// The distance from the trailing edge.
    public var trailing: CGFloat

    /// Creates insets with a distance for each edge.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets: Animatable {
    /// The distances as a value that can be interpolated.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { .init(top, .init(leading, .init(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}

extension EdgeInsets {
    /// Creates insets with the same distance on some edges and zero on the others.
    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init()
        for edge in Edge.allCases where edges.contains(.init(edge)) { self[edge] = length }
    }

    subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// The sum of the leading and trailing distance.
    var horizontal: CGFloat { leading + trailing }
    /// The sum of the upper and lower distance.
    var vertical: CGFloat { top + bottom }

    /// The insets with zero on the edges that aren't in the set.
    func restricted(to edges: Edge.Set) -> EdgeInsets {
        var result = self
        for edge in Edge.allCases where !edges.contains(.init(edge)) { result[edge] = 0 }
        return result
    }

    /// The edges whose distance isn't zero.
    var edges: Edge.Set {
        Edge.allCases.reduce(into: []) { if self[$1] != 0 { $0.insert(.init($1)) } }
    }
}
