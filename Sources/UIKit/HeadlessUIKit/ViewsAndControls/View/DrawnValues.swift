import Foundation

/// Values of a view that drawing alone would use, by the names of their properties: an app that sets them finds them
/// again, and nothing that is laid out or heard depends on them.
@MainActor struct DrawnValues {
    private var values: [String: Any] = [:]

    subscript<Value>(name: String) -> Value? {
        get { values[name] as? Value }
        set { values[name] = newValue }
    }
}

extension UIView {
    /// What was set for a property that drawing alone would use, else what UIKit starts with.
    final func drawn<Value>(_ name: String = #function, else absent: Value) -> Value {
        details?.drawn[name] ?? absent
    }

    /// Keeps a value of a property that drawing alone would use.
    final func setDrawn<Value>(_ value: Value, for name: String = #function) {
        detailsForWriting.drawn[name] = value
    }
}
