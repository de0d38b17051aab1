/// A relation between the edges and sizes of views. Only its names are here: nothing solves constraints yet.
public enum NSLayoutConstraint {
    /// A direction of layout, with UIKit's raw values.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }
}
