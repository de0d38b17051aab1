import Foundation

/// The values of a view's properties that only drawing would use, by property name. They are stored so that an app can
/// read back what it set; layout and announcements don't depend on them.
@MainActor struct DrawnValues {
    private var values: [String: Any] = [:]

    subscript<Value>(name: String) -> Value? {
        get { values[name] as? Value }
        set { values[name] = newValue }
    }
}

extension UIView {
    /// Returns the value set for a property that only drawing would use, or UIKit's initial value.
    final func drawn<Value>(_ name: String = #function, else absent: Value) -> Value {
        details?.drawn[name] ?? absent
    }

    /// Stores a value of a property that only drawing would use.
    final func setDrawn<Value>(_ value: Value, for name: String = #function) {
        detailsForWriting.drawn[name] = value
    }
}
