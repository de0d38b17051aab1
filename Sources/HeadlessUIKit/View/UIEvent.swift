import Foundation

/// What happened at an input device.
@MainActor open class UIEvent: NSObject {
    /// Creates an event.
    public override init() {
        super.init()
    }
}
