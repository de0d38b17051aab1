import Foundation

/// An alignment guide on one of the axes.
struct AlignmentKey: Equatable, Sendable {
    let id: any AlignmentID.Type
    let axis: Axis

    static func == (first: AlignmentKey, second: AlignmentKey) -> Bool {
        first.id == second.id && first.axis == second.axis
    }

    /// Whether containers can inherit the guide from their children.
    var isInherited: Bool { !(id is any FrameAlignmentID.Type) }

    /// Merges the positions that the children of a container set.
    func combine(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        var result: CGFloat?
        var count = 0
        for case let value? in values {
            id._combineExplicit(childValue: value, count, into: &result)
            count += 1
        }
        return result
    }
}
