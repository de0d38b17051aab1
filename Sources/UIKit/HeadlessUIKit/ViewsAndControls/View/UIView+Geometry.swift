import Foundation

extension UIView {
    final var storedFrame: CGRect {
        guard flags.contains(.hasTransform) else {
            return CGRect(origin: untransformedOrigin, size: storedBounds.size)
        }
        let (size, anchor) = (storedBounds.size, storedAnchor)
        let box = CGRect(
            x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height
        ).applying(storedTransform)
        let middle = storedCenter
        return box.offsetBy(dx: middle.x, dy: middle.y)
    }

    final func setFrame(_ newValue: CGRect) {
        if flags.contains(.hasTransform) {
            // The transform is reversed, as Core Animation does.
            let scaled = newValue.applying(storedTransform.inverted()).size
            // The new position of the centre, relative to the anchor.
            let anchor = storedAnchor
            let middle = CGPoint(x: (0.5 - anchor.x) * scaled.width, y: (0.5 - anchor.y) * scaled.height)
                .applying(storedTransform)
            changeGeometry(
                origin: CGPoint(
                    x: newValue.midX - middle.x - anchor.x * scaled.width,
                    y: newValue.midY - middle.y - anchor.y * scaled.height),
                bounds: CGRect(origin: storedBounds.origin, size: scaled))
        } else {
            changeGeometry(
                origin: newValue.origin, bounds: CGRect(origin: storedBounds.origin, size: newValue.size))
        }
    }

    final func setBounds(_ newValue: CGRect) {
        let (middle, anchor) = (storedCenter, storedAnchor)
        changeGeometry(
            origin: CGPoint(x: middle.x - anchor.x * newValue.width, y: middle.y - anchor.y * newValue.height),
            bounds: newValue)
    }

    /// The point of the bounds that the centre places, from 0 to 1.
    private final var storedAnchor: CGPoint { details?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }

    final var storedCenter: CGPoint {
        let anchor = storedAnchor
        return CGPoint(
            x: untransformedOrigin.x + anchor.x * storedBounds.width,
            y: untransformedOrigin.y + anchor.y * storedBounds.height)
    }

    final func setCenter(_ newValue: CGPoint) {
        let anchor = storedAnchor
        changeGeometry(
            origin: CGPoint(
                x: newValue.x - anchor.x * storedBounds.width, y: newValue.y - anchor.y * storedBounds.height),
            bounds: storedBounds)
    }

    /// Sets the point of the bounds that the centre places; the centre doesn't change, so that the view moves.
    final func setAnchor(_ newValue: CGPoint) {
        guard newValue != storedAnchor, newValue.x.isFinite, newValue.y.isFinite else { return }
        let middle = storedCenter
        detailsForWriting.anchorPoint = newValue
        setCenter(middle)
        if flags.contains(.hasTransform) { accessibilityDidChange(.geometry) }
    }

    final var storedTransform: CGAffineTransform { details?.transform ?? .identity }

    final func setTransform(_ newValue: CGAffineTransform) {
        guard newValue != storedTransform else { return }
        AnimationRecorder.current?.note(self)
        detailsForWriting.transform = newValue
        details?.transform3D = nil
        if newValue.isIdentity { flags.remove(.hasTransform) } else { flags.insert(.hasTransform) }
        accessibilityDidChange(.geometry)
    }

    /// Restores the view's former position.
    final func restoreGeometry(origin: CGPoint, bounds: CGRect) {
        changeGeometry(origin: origin, bounds: bounds)
    }

    private func changeGeometry(origin: CGPoint, bounds: CGRect) {
        let oldSize = storedBounds.size
        guard origin != untransformedOrigin || bounds != storedBounds else { return }
        AnimationRecorder.current?.note(self)
        untransformedOrigin = origin
        storedBounds = bounds
        accessibilityDidChange(.geometry)
        if oldSize != bounds.size {
            setNeedsLayout()
            if flags.contains(.autoresizesSubviews) {
                ContainmentWatch.run(as: nil) { resizeSubviews(from: oldSize) }
            }
            if details?.contentMode == .redraw { setNeedsDisplay() }
        }
        // At another position, other parts of it are covered.
        if let insets = storedSuperview?.details?.safeAreaInsets, insets != .zero { setNeedsLayout() }
        if let layout = details?.layout { layout.geometryDidChange(of: self) }
        boundsDidChange()
    }

    // MARK: Conversion

    /// Converts a point from this view's coordinates to the superview's.
    final func pointInSuperview(_ point: CGPoint) -> CGPoint {
        if !flags.contains(.hasTransform) {
            return CGPoint(
                x: point.x - storedBounds.minX + untransformedOrigin.x,
                y: point.y - storedBounds.minY + untransformedOrigin.y)
        }
        let middle = storedCenter
        let anchor = anchorInBounds
        let moved = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(storedTransform)
        return CGPoint(x: moved.x + middle.x, y: moved.y + middle.y)
    }

    /// Converts a point from the superview's coordinates to this view's.
    final func pointFromSuperview(_ point: CGPoint) -> CGPoint {
        if !flags.contains(.hasTransform) {
            return CGPoint(
                x: point.x + storedBounds.minX - untransformedOrigin.x,
                y: point.y + storedBounds.minY - untransformedOrigin.y)
        }
        let middle = storedCenter
        let moved = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(storedTransform.inverted())
        let anchor = anchorInBounds
        return CGPoint(x: moved.x + anchor.x, y: moved.y + anchor.y)
    }

    /// The point that transforms turn about, in the view's own coordinates.
    private final var anchorInBounds: CGPoint {
        let anchor = storedAnchor
        return CGPoint(
            x: storedBounds.minX + anchor.x * storedBounds.width,
            y: storedBounds.minY + anchor.y * storedBounds.height)
    }

    final func pointInRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var view: UIView? = self
        while let current = view, let superview = current.storedSuperview {
            point = current.pointInSuperview(point)
            view = superview
        }
        return point
    }

    final func pointFromRoot(_ point: CGPoint) -> CGPoint {
        var path: [UIView] = []
        var view: UIView? = self
        while let current = view, let superview = current.storedSuperview {
            path.append(current)
            view = superview
        }
        return path.reversed().reduce(point) { $1.pointFromSuperview($0) }
    }

    // MARK: Autoresizing

    private func resizeSubviews(from old: CGSize) {
        let new = storedBounds.size
        for view in subviews
        where !view.autoresizingMask.isEmpty && !view.flags.contains(.isPlacedByConstraints) {
            let mask = view.autoresizingMask
            let frame = view.frame
            let (x, width) = Self.stretch(
                frame.minX, frame.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
                mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
            let (y, height) = Self.stretch(
                frame.minY, frame.height, old.height, new.height, mask.contains(.flexibleTopMargin),
                mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
            view.frame = CGRect(x: x, y: y, width: width, height: height)
        }
    }

    // Flexible parts share the change in proportion to their length, equally where all are zero, as UIKit does.
    static func stretch(
        _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool, _ within: Bool,
        _ after: Bool
    ) -> (CGFloat, CGFloat) {
        let change = new - old
        let rest = old - start - length
        let parts = [before ? start : 0, within ? length : 0, after ? rest : 0]
        let count = CGFloat([before, within, after].count { $0 })
        guard count > 0 else { return (start, length) }
        let total = parts.reduce(0, +)
        func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return total == 0 ? change / count : change * part / total
        }
        return (start + share(start, before), max(0, length + share(length, within)))
    }
}
