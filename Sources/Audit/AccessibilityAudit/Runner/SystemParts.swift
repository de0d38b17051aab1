/// The views and elements that UIKit creates automatically inside its bars, fields, pickers and cells: an app does not
/// control their size.
enum SystemParts {
    /// Whether a class is one of them. Bars take touches around their buttons, and show a pressed item at a large size
    /// instead of growing (Human Interface Guidelines, "Typography").
    static func contains(_ className: String) -> Bool {
        // For few names comparing is faster than hashing.
        switch className {
        case "UINavigationBarTitleLabel", "UIButtonBarButton", "UITabBarButton", "UISearchTextField", "DatePartView",
            "AccessoryButton", "ReorderControl", "RowEditControl", "SheetGrabber", "CellTexts":
            true
        default: false
        }
    }

    /// The name of a class in messages: for parts of views whose class is private, that of the nearest public class.
    static func publicName(of className: String) -> String {
        switch className {
        case "DatePartView": "UIDatePicker"
        case "PickerWheel": "UIPickerView"
        case "HeadingLabel": "UILabel"
        case "AccessoryButton": "UIButton"
        case "CellTexts": "UITableViewCell"
        default: className
        }
    }

    /// Whether the system draws a background behind its text, whose color the app may set.
    static func drawsBackground(_ className: String) -> Bool { className == "UISegment" }
}
