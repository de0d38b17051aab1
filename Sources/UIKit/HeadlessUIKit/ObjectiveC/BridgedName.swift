import Foundation

/// A name with its own type, which is a string in Objective-C: where a notification carries one, an app may cast it to
/// a string or to the type.
public protocol BridgedName: RawRepresentable, _ObjectiveCBridgeable where RawValue == String {
    /// Creates the name from a string; every string is one.
    init(rawValue: String)
}

extension BridgedName {
    /// The name as a string.
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }
    /// The name that a string is.
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
        result = Self(rawValue: String(describing: source))
    }
    /// The name that a string is.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
        _forceBridgeFromObjectiveC(source, result: &result)
        return true
    }
    /// The name that a string is; an empty one without a string.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
        Self(rawValue: source.map { String(describing: $0) } ?? "")
    }
}

extension UIContentSizeCategory: BridgedName {}
extension UIAccessibility.AssistiveTechnologyIdentifier: BridgedName {}
