extension Node {
    /// The position of a tap unless the app chose another point: the middle of the frame, or of the path if the frame
    /// has no size.
    public var defaultActivationPoint: Point {
        if frame.hasZeroSize, let pathBounds { return pathBounds.center }
        return frame.center
    }

    /// The position of a tap, in screen points.
    public var effectiveActivationPoint: Point {
        usesDefaultActivationPoint ? defaultActivationPoint : activationPoint ?? defaultActivationPoint
    }

    /// Whether a tap goes to the default point. A point of zero on a frame of zero counts as not chosen (measured).
    public var usesDefaultActivationPoint: Bool {
        guard let activationPoint else { return true }
        if frame.hasZeroSize, activationPoint == .zero { return true }
        let standard = defaultActivationPoint
        // Apps compute the middle and round it to a pixel, of which a phone has three a point.
        return abs(activationPoint.x - standard.x) < 1.0 / 3 && abs(activationPoint.y - standard.y) < 1.0 / 3
    }
}
