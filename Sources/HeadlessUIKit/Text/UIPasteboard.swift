import Foundation

/// The place through which text goes from one view to another.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The pasteboard of the system: here, of the process.
    public static var general: UIPasteboard { AppProcess.current.pasteboard }

    /// The text on the pasteboard, or nil.
    open var string: String? {
        didSet {
            // Whether a field can paste has changed.
            editor?.accessibilityDidChange(.attributes)
        }
    }

    /// Whether there is text on the pasteboard.
    open var hasStrings: Bool { string?.isEmpty == false }

    /// The view that was the last to begin editing.
    final weak var editor: (any EditableText)?
}
