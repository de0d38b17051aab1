import Foundation

/// The places at which a scroll view shows its content.
enum ScrollOffset {
    /// The offset before anything is scrolled.
    ///
    /// - Parameters:
    ///   - anchor: The point of the content that is shown at the same point of the visible part; nil for the place
    ///     where reading begins.
    static func initial(
        content: CGSize, visible: CGSize, direction: LayoutDirection, anchor: UnitPoint? = nil
    ) -> CGPoint {
        let anchor = anchor ?? .topLeading
        let x = direction == .leftToRight ? anchor.x : 1 - anchor.x
        return CGPoint(
            x: max(0, content.width - visible.width) * x, y: max(0, content.height - visible.height) * anchor.y)
    }

    /// The offset at which a part of the content is visible, without moving further than necessary.
    ///
    /// - Parameter anchor: The point of the target that is shown at the same point of the visible part, if given.
    static func showing(
        _ target: CGRect, anchor: UnitPoint? = nil, from offset: CGPoint, content: CGSize, visible: CGSize
    ) -> CGPoint {
        func position(
            _ start: CGFloat, _ length: CGFloat, _ offset: CGFloat, _ content: CGFloat, _ visible: CGFloat,
            _ anchor: CGFloat?
        ) -> CGFloat {
            let wanted =
                if let anchor {
                    start + length * anchor - visible * anchor
                } else if start < offset {
                    start
                } else if start + length > offset + visible {
                    start + length - visible
                } else {
                    offset
                }
            return min(max(0, wanted), max(0, content - visible))
        }
        return CGPoint(
            x: position(target.minX, target.width, offset.x, content.width, visible.width, anchor?.x),
            y: position(target.minY, target.height, offset.y, content.height, visible.height, anchor?.y))
    }
}
