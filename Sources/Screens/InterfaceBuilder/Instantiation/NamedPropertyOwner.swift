/// An object that takes values by name, as outlets and run-time attributes of Interface Builder files set them.
///
/// On Apple's platforms key-value coding does this. There is no Objective-C runtime on Linux, so a class with outlets
/// assigns the values itself. Actions have `NamedActionTarget`.
@preconcurrency @MainActor public protocol NamedPropertyOwner: AnyObject {
    /// Sets a property.
    ///
    /// - Parameters:
    ///   - value: For an outlet the object, for a collection of outlets an array of objects; for a run-time attribute
    ///     a `String`, `Bool`, `Double`, `UIColor`, `UIImage`, `CGPoint`, `CGSize`, `CGRect` or nil.
    ///   - keyPath: The name of the property, or a path with dots.
    /// - Returns: False when there is no such property, or the value is not of its type.
    func setValue(_ value: Any?, forNamedProperty keyPath: String) -> Bool
}
