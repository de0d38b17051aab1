/// An object that keeps values by name, such as a managed object of Core Data.
public protocol ManagedValues: AnyObject {
    /// Returns the value of a name, or nil.
    func managedValue(_ name: String) -> Any?
    /// Sets the value of a name; nil removes it.
    func setManagedValue(_ value: Any?, _ name: String)
}
