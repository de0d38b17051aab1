import Foundation

extension CGSize {
    init(along axis: Axis, _ major: CGFloat, across minor: CGFloat) {
        self.init(width: axis == .horizontal ? major : minor, height: axis == .horizontal ? minor : major)
    }

    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The size with insets added, never below zero.
    func outset(by insets: EdgeInsets) -> CGSize {
        CGSize(width: max(0, width + insets.horizontal), height: max(0, height + insets.vertical))
    }
}

extension CGPoint {
    init(along axis: Axis, _ major: CGFloat, across minor: CGFloat) {
        self.init(x: axis == .horizontal ? major : minor, y: axis == .horizontal ? minor : major)
    }

    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    static func + (first: CGPoint, second: CGPoint) -> CGPoint {
        CGPoint(x: first.x + second.x, y: first.y + second.y)
    }
}

extension CGRect {
    /// The rectangle less insets, in coordinates whose leading edge is on the left.
    func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: width - insets.horizontal,
            height: height - insets.vertical)
    }

    /// The rectangle mirrored from left to right within bounds.
    func mirrored(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
    }
}
