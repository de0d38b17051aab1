/// A stored property of a view whose value comes from outside the view's structure.
@preconcurrency public protocol DynamicProperty {
    /// Called before the view's body is evaluated.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}
