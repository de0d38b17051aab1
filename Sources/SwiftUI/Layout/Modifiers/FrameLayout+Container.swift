import Foundation

extension FrameLayout {
    /// Creates a frame whose lengths follow from those of the nearest container: `containerRelativeFrame`.
    init(
        relativeTo container: CGSize, _ axes: Axis.Set, alignment: Alignment = .center,
        length: (CGFloat, Axis) -> CGFloat = { length, _ in length }
    ) {
        self.init(
            width: axes.contains(.horizontal) ? length(container.width, .horizontal) : nil,
            height: axes.contains(.vertical) ? length(container.height, .vertical) : nil, alignment: alignment)
    }

    /// Creates a frame that spans some of the equal parts into which the container is divided.
    init(
        relativeTo container: CGSize, _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
        alignment: Alignment = .center
    ) {
        self.init(relativeTo: container, axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
            return max(0, part * CGFloat(span) + spacing * CGFloat(span - 1))
        }
    }
}
