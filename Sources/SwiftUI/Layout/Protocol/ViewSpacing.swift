public import Foundation

/// The preferred distances between a view and its neighbours.
public struct ViewSpacing: Sendable {
    var top = SpacingPreference.view
    var leading = SpacingPreference.view
    var bottom = SpacingPreference.view
    var trailing = SpacingPreference.view

    /// The distance between views of which none has a preference.
    static let defaultDistance: CGFloat = 8

    /// A value that results in no distance to neighbours without preferences.
    public static let zero = ViewSpacing(all: SpacingPreference(general: 0))

    /// Creates the preferences of a view that has no preference except next to text.
    public init() {}

    init(all preference: SpacingPreference) {
        top = preference
        leading = preference
        bottom = preference
        trailing = preference
    }

    /// Merges the preferences of several views on the edges at which they touch their container.
    init(merging views: [(spacing: ViewSpacing, edges: Edge.Set)]) {
        self.init(all: views.isEmpty ? .view : SpacingPreference())
        for (spacing, edges) in views { formUnion(spacing, edges: edges) }
    }

    /// Merges the preferences of another view on some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    /// Returns the preferences merged with those of another view on some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Returns the preferred distance to the next view along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let distance =
            axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
        return distance ?? Self.defaultDistance
    }

    /// Whether the preferences are those of another view.
    func isEqual(to other: ViewSpacing) -> Bool {
        (top, leading, bottom, trailing) == (other.top, other.leading, other.bottom, other.trailing)
    }

    /// Gives up the preferences on some edges, as a frame or padding there does.
    mutating func reset(_ edges: Edge.Set) {
        if edges.contains(.top) { top = .view }
        if edges.contains(.leading) { leading = .view }
        if edges.contains(.bottom) { bottom = .view }
        if edges.contains(.trailing) { trailing = .view }
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
