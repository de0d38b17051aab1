public import Foundation

/// A type that you use to create custom alignment guides.
public protocol AlignmentID: SendableMetatype {
    /// Calculates the position of the guide in a view that doesn't set it.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Merges the position that one more child sets into the position of its container.
    ///
    /// The default implementation calculates the average.
    ///
    /// - Parameters:
    ///   - childValue: The position that the child sets.
    ///   - n: The number of children merged so far.
    ///   - parentValue: The position merged so far.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    /// Calculates the average of the children's positions.
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        let count = CGFloat(n)
        parentValue = ((parentValue ?? 0) * count + childValue) / (count + 1)
    }
}

/// A guide at an edge or the centre of a frame: containers don't inherit it from their children.
protocol FrameAlignmentID: AlignmentID {}

extension FrameAlignmentID {
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}
