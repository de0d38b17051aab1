public import Foundation

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// Creates a custom alignment.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    init(_ key: AlignmentKey) { self.key = key }

    /// The leading edge of a view.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The horizontal centre of a view.
    public static let center = HorizontalAlignment(Center.self)
    /// The trailing edge of a view.
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// The leading edge of a list row's separator.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// The trailing edge of a list row's separator.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

    /// Merges a sequence of explicit alignment values produced by this instance.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combine(values)
    }

    private enum Leading: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    private enum SeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}
