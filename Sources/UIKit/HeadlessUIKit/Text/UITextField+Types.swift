extension UITextField {
    /// The frames of text fields, with UIKit's raw values.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
        /// A thin line.
        case line = 1
        /// A border with a bezel.
        case bezel = 2
        /// A frame with rounded corners.
        case roundedRect = 3
    }

    /// The times at which a view next to the text is shown, with UIKit's raw values.
    public enum ViewMode: Int, Sendable {
        /// Never shown.
        case never = 0
        /// While the field is being edited.
        case whileEditing = 1
        /// Unless the field is being edited.
        case unlessEditing = 2
        /// Always shown.
        case always = 3
    }

    /// The reasons for the end of editing, with UIKit's raw values.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text was accepted.
        case committed = 0
        /// Editing was cancelled.
        case cancelled = 1
    }
}
