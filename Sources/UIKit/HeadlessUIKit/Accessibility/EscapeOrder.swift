extension UIAccessibility {
    /// The order in which the escape gesture is handled when a sheet, a navigation stack and the app's own code could
    /// all take it. No public source settles it.
    public enum EscapeOrder: String, Sendable, Hashable, Codable, CaseIterable {
        /// All objects in the order of the responder chain; a stack in a sheet that may be dismissed dismisses the
        /// sheet.
        case responderChain
        /// The same, but a stack in a sheet pops as long as it can.
        case stackBeforeSheet
        /// UIKit's own handling, the sheet before the stack, comes before the app's `accessibilityPerformEscape()`, as
        /// a field test on a device found.
        case systemFirst
    }

    /// The order in which the escape gesture is handled. The behaviour that UIKit documents is the default.
    public static var escapeOrder: EscapeOrder {
        get { AppProcess.current.escapeOrder }
        set { AppProcess.current.escapeOrder = newValue }
    }
}
