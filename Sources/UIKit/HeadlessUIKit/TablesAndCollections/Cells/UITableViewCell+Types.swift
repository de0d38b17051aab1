extension UITableViewCell {
    /// The styles of a cell, which determine its labels, with UIKit's raw values.
    public enum CellStyle: Int, Sendable {
        /// A text at the leading edge, and an image.
        case `default` = 0
        /// A text, and a second one at the end of the line.
        case value1 = 1
        /// A small text, with a second one next to it.
        case value2 = 2
        /// A text, and a second one below.
        case subtitle = 3
    }

    /// The styles of a selected cell, with UIKit's raw values.
    public enum SelectionStyle: Int, Sendable {
        /// A selected cell looks like others.
        case none = 0
        /// The same as `default`.
        case blue = 1
        /// A grey background.
        case gray = 2
        /// The system's default.
        case `default` = 3
    }

    /// The accessories at the trailing edge, with UIKit's raw values.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none = 0
        /// An arrow that indicates another screen.
        case disclosureIndicator = 1
        /// An arrow and a button for details.
        case detailDisclosureButton = 2
        /// A check mark, spoken as "selected".
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }

    /// The editing controls of a row, with UIKit's raw values.
    public enum EditingStyle: Int, Sendable {
        /// The row can't be edited.
        case none = 0
        /// The row can be deleted.
        case delete = 1
        /// The row can be inserted.
        case insert = 2
    }
}
