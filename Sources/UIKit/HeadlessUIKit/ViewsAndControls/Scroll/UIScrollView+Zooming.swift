import Foundation

// The zoom is the scale of the delegate's view for zooming; the content has the size of that view.
extension UIScrollView {
    final var currentZoomScale: CGFloat {
        guard let view = scrollDelegate?.viewForZooming(in: self) else { return 1 }
        let transform = view.transform
        return (transform.a * transform.a + transform.b * transform.b).squareRoot()
    }

    private func clampedZoom(_ scale: CGFloat) -> CGFloat {
        min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    }

    /// Zooms about a point of the bounds, or their centre.
    final func zoom(to scale: CGFloat, about anchor: CGPoint? = nil, animated: Bool) {
        guard scale.isFinite, let view = scrollDelegate?.viewForZooming(in: self) else { return }
        if animated { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
        apply(clampedZoom(scale), to: view, about: anchor)
        if animated { endZooming(of: view, after: .milliseconds(300)) }
    }

    /// Zooms until a rectangle of the zoomed view fills the bounds, and centres it.
    final func show(_ rect: CGRect, animated: Bool) {
        guard let view = scrollDelegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0, !bounds.isEmpty,
            rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite
        else { return }
        if animated { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
        apply(
            clampedZoom(min(bounds.width / rect.width, bounds.height / rect.height)), to: view, about: nil)
        let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
        scroll(
            to: CGPoint(
                x: horizontalAxis.clamp(middle.x - bounds.width / 2),
                y: verticalAxis.clamp(middle.y - bounds.height / 2)))
        if animated { endZooming(of: view, after: .milliseconds(300)) }
    }

    private func apply(_ scale: CGFloat, to view: UIView, about anchor: CGPoint?) {
        let old = currentZoomScale
        guard scale > 0, old > 0, scale != old else { return }
        let point = anchor ?? CGPoint(x: bounds.midX, y: bounds.midY)
        let ratio = scale / old
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        // The transform is about the centre; the corner of the content stays where it is.
        let frame = view.frame
        let center = view.center
        view.center = CGPoint(
            x: center.x + origin.x * ratio - frame.minX, y: center.y + origin.y * ratio - frame.minY)
        contentSize = view.frame.size
        // The content at the point stays there, as far as the edges allow.
        scroll(
            to: CGPoint(
                x: horizontalAxis.clamp(point.x * ratio - (point.x - bounds.minX)),
                y: verticalAxis.clamp(point.y * ratio - (point.y - bounds.minY))))
        scrollDelegate?.scrollViewDidZoom(self)
        setNeedsLayout()
    }

    private func endZooming(of view: UIView, after duration: Duration) {
        MainLoop.main.perform(after: duration) { [weak self, weak view] in
            guard let self else { return }
            self.scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: self.zoomScale)
        }
    }

    /// Zooms as two fingers do that move apart or together around a point of the window; false when nothing can be
    /// zoomed.
    final func followPinch(at point: CGPoint, scale: CGFloat) -> Bool {
        guard maximumZoomScale > minimumZoomScale, motion.pinch?.isEnabled ?? true,
            let view = scrollDelegate?.viewForZooming(in: self)
        else { return false }
        motion.isZooming = true
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        apply(clampedZoom(zoomScale * scale), to: view, about: convert(point, from: nil))
        if let pinch = motion.pinch {
            pinch.scale = scale
            pinch.report(at: point)
        }
        motion.isZooming = false
        // A gesture's end is reported even where the zoom hasn't changed (UIScrollViewDelegate's documentation).
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
        layoutIfNeeded()
        return true
    }
}
