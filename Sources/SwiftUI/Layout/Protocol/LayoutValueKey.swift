/// A key for accessing a layout value of a layout container's subviews.
public protocol LayoutValueKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value
    /// The value of subviews that don't set one.
    static var defaultValue: Value { get }
}
