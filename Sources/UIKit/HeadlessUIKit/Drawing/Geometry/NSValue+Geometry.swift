import Foundation

// Dictionaries can contain geometry as on Apple's systems: directly, and boxed in an `NSValue`.

extension NSValue {
    /// Boxes a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Boxes a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Boxes a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Boxes insets, in points.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }
    /// Boxes insets by reading direction, in points.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
    /// Boxes an offset, in points.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
    }
    /// Boxes a vector.
    public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }

    /// The boxed rectangle; zero for another type.
    public var cgRectValue: CGRect { boxes(NSValue(rect: .zero)) ? rectValue : .zero }
    /// The boxed point; zero for another type.
    public var cgPointValue: CGPoint { boxes(NSValue(point: .zero)) ? pointValue : .zero }
    /// The boxed size; zero for another type.
    public var cgSizeValue: CGSize { boxes(NSValue(size: .zero)) ? sizeValue : .zero }
    /// The boxed insets; zero for another type.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        guard boxes(NSValue(edgeInsets: NSEdgeInsets())) else { return .zero }
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
    /// The boxed insets by reading direction; zero for another type.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let insets = uiEdgeInsetsValue
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    /// The boxed offset; zero for another type.
    public var uiOffsetValue: UIOffset { UIOffset(horizontal: cgPointValue.x, vertical: cgPointValue.y) }
    /// The boxed vector; zero for another type.
    public var cgVectorValue: CGVector { CGVector(dx: cgPointValue.x, dy: cgPointValue.y) }

    /// Whether a value of the same type is boxed.
    fileprivate func boxes(_ example: NSValue) -> Bool { strcmp(objCType, example.objCType) == 0 }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// The rectangle in a box.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
    /// The rectangle in a box; there must be one.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        precondition(_conditionallyBridgeFromObjectiveC(source, result: &result), "The value is not a CGRect")
    }
    /// The rectangle in a box, where it is one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        guard source.boxes(NSValue(rect: .zero)) else { return false }
        result = source.rectValue
        return true
    }
    /// The rectangle in a box; zero where there is none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.cgRectValue ?? .zero
    }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// The point in a box.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
    /// The point in a box; there must be one.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        precondition(_conditionallyBridgeFromObjectiveC(source, result: &result), "The value is not a CGPoint")
    }
    /// The point in a box, where it is one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        guard source.boxes(NSValue(point: .zero)) else { return false }
        result = source.pointValue
        return true
    }
    /// The point in a box; zero where there is none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.cgPointValue ?? .zero
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// The size in a box.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
    /// The size in a box; there must be one.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        precondition(_conditionallyBridgeFromObjectiveC(source, result: &result), "The value is not a CGSize")
    }
    /// The size in a box, where it is one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        guard source.boxes(NSValue(size: .zero)) else { return false }
        result = source.sizeValue
        return true
    }
    /// The size in a box; zero where there is none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
        source?.cgSizeValue ?? .zero
    }
}
