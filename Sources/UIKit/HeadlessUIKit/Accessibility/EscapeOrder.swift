extension UIAccessibility {
    /// Who is asked first by the escape gesture when a sheet, a navigation stack and the app's own code could all take
    /// it. No public source settles it.
    public enum EscapeOrder: String, Sendable, Hashable, Codable, CaseIterable {
        /// Everybody in the order of the responder chain; a stack in a sheet that may go dismisses the sheet.
        case responderChain
        /// The same, but a stack in a sheet pops as long as it can.
        case stackBeforeSheet
        /// What UIKit itself does, the sheet before the stack, comes before the app's own
        /// `accessibilityPerformEscape()`, as a field test on a device found.
        case systemFirst
    }

    /// Who is asked first by the escape gesture. What UIKit documents is the default.
    public static var escapeOrder: EscapeOrder {
        get { AppProcess.current.escapeOrder }
        set { AppProcess.current.escapeOrder = newValue }
    }
}
