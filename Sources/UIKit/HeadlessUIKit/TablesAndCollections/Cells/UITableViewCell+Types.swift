extension UITableViewCell {
    /// Which labels a cell has, with UIKit's raw values.
    public enum CellStyle: Int, Sendable {
        /// A text.
        case `default` = 0
        /// A text, and a second one at the end of the line.
        case value1 = 1
        /// A small text, and a second one beside it.
        case value2 = 2
        /// A text, and a second one below.
        case subtitle = 3
    }

    /// How a selected cell is drawn, with UIKit's raw values.
    public enum SelectionStyle: Int, Sendable {
        /// Not at all.
        case none = 0
        /// As the default.
        case blue = 1
        /// Grey.
        case gray = 2
        /// As the system wants it.
        case `default` = 3
    }

    /// What stands at the end of the line, with UIKit's raw values.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// An arrow that leads to another screen.
        case disclosureIndicator = 1
        /// An arrow and a button for details.
        case detailDisclosureButton = 2
        /// A check mark, spoken as "selected".
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }

    /// What a row offers while the table is edited, with UIKit's raw values.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// Deletion.
        case delete = 1
        /// Insertion.
        case insert = 2
    }
}
