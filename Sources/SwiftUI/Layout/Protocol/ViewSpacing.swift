public import Foundation

/// The preferred distances between a view and its neighbours.
public struct ViewSpacing: Sendable {
    /// The preferences, or nil for those of a view that isn't text, which most views have.
    private var edges: Edges?

    /// The distance between views of which none has a preference.
    static let defaultDistance: CGFloat = 8

    /// A value that results in no distance to neighbours without preferences.
    public static let zero = ViewSpacing(all: SpacingPreference(general: 0))

    /// Creates the preferences of a view that has no preference except next to text.
    public init() {}

    /// The same preference on all edges.
    init(all preference: SpacingPreference) { edges = Edges { _ in preference } }

    /// Merges the preferences of several views on the edges at which they touch their container.
    init(merging views: [(spacing: ViewSpacing, edges: Edge.Set)]) {
        guard views.contains(where: { $0.spacing.edges != nil }) else { return }
        edges = Edges { edge in
            var result = SpacingPreference()
            for (spacing, edges) in views where edges.contains(.init(edge)) { result.formUnion(spacing[edge]) }
            return result
        }
    }

    /// Merges the preferences of another view on some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        guard self.edges != nil || other.edges != nil else { return }
        for edge in Edge.allCases where edges.contains(.init(edge)) {
            var preference = self[edge]
            preference.formUnion(other[edge])
            self[edge] = preference
        }
    }

    /// Returns the preferences merged with those of another view on some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Returns the preferred distance to the next view along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        guard edges != nil || next.edges != nil else { return Self.defaultDistance }
        let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        return self[end].distance(to: next[start]) ?? Self.defaultDistance
    }

    /// Whether the preferences are those of another view.
    func isEqual(to other: ViewSpacing) -> Bool { Edge.allCases.allSatisfy { self[$0] == other[$0] } }

    /// Gives up the preferences on some edges, as a frame or padding there does.
    mutating func reset(_ edges: Edge.Set) {
        guard self.edges != nil else { return }
        for edge in Edge.allCases where edges.contains(.init(edge)) { self[edge] = .view }
    }

    /// The preference at an edge.
    subscript(edge: Edge) -> SpacingPreference {
        get { edges?[edge] ?? .view }
        set {
            let old = self
            edges = Edges { $0 == edge ? newValue : old[$0] }
        }
    }

    /// The preferences on the four edges, shared by all copies.
    private final class Edges: Sendable {
        private let preferences: [SpacingPreference]

        init(_ preference: (Edge) -> SpacingPreference) { preferences = Edge.allCases.map(preference) }

        subscript(edge: Edge) -> SpacingPreference { preferences[Int(edge.rawValue)] }
    }
}

/// The preferred distance of a view at one of its edges.
struct SpacingPreference: Equatable, Sendable {
    /// The distance to any neighbour, where no more specific preference applies.
    var general: CGFloat?
    /// The distance that a view adds to that of a neighbouring text.
    var besideText: CGFloat?
    /// The distance from text to a view.
    var text: CGFloat?
    /// The line at this edge, which determines the distance to another text.
    var line: TextLine?

    /// The preference of a view that isn't text: none, except next to text, where the text decides.
    static let view = SpacingPreference(besideText: 0)

    /// A line of text at the upper or lower edge of a view.
    struct TextLine: Equatable, Sendable {
        var ascent: CGFloat
        var descent: CGFloat
        /// The preferred distance to the line above.
        var leading: CGFloat
        /// The length of a pixel, to which distances are rounded up.
        var pixel: CGFloat

        var height: CGFloat { ascent + descent + leading }
    }

    mutating func formUnion(_ other: SpacingPreference) {
        func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
            guard let first, let second else { return first ?? second }
            return max(first, second)
        }
        general = larger(general, other.general)
        besideText = larger(besideText, other.besideText)
        text = larger(text, other.text)
        if let new = other.line, line.map({ $0.height < new.height }) ?? true { line = new }
    }

    /// The distance to the next view's opposite edge, or nil if neither has a preference.
    func distance(to next: SpacingPreference) -> CGFloat? {
        var result: CGFloat?
        func consider(_ value: CGFloat) { result = max(result ?? value, value) }
        if let besideText, let text = next.text { consider(besideText + text) }
        if let text, let besideText = next.besideText { consider(text + besideText) }
        if let line, let below = next.line {
            consider((below.leading / line.pixel).rounded(.up) * line.pixel)
        }
        if let result { return result }
        guard let first = general, let second = next.general else { return general ?? next.general }
        return max(first, second)
    }
}
