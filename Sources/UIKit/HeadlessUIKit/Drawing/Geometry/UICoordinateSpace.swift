import Foundation

/// An object with coordinates: a view or a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// Its rectangle in its own coordinates, in points.
    var bounds: CGRect { get }
    /// A point of this space in another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// The smallest upright rectangle around a rectangle of this space in another.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The smallest upright rectangle around a rectangle of another space in this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    // The screen's coordinates are those of the windows, which fill it.
    private var view: UIView? { self as? UIView }

    /// A point of this space in another.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let target = coordinateSpace as? UIView
        return view?.convert(point, to: target) ?? target?.convert(point, from: nil) ?? point
    }
    /// A point of another space in this one.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }
    /// The smallest upright rectangle around a rectangle of this space in another.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        let target = coordinateSpace as? UIView
        return view?.convert(rect, to: target) ?? target?.convert(rect, from: nil) ?? rect
    }
    /// The smallest upright rectangle around a rectangle of another space in this one.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {}
