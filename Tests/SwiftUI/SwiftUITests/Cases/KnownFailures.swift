extension SwiftUICaseTests {
    /// The cases that fail, with the reason. One that passes fails the test, so that it is removed here.
    static let knownFailures: [String: String] = [
        "as-custom-rotor": "the reader leaves the rotor of an element with the element",
        "as-representables-with-paths":
            "views of different heights in a row are read by their upper edges, as in UIKit",
        "cvs-label-missing-icon-button": "the symbol trash has the description Delete",
        "cvs-menu-opened": "a popover of UIKit is dismissed by an element of its own",
        "cvs-menu-section-header": "titles of a menu's sections are no elements",
        "cvs-ui-navigation-links-in-list": "the search field is read in the navigation bar, as before iOS 26",
        "ma-expander": "the recording has the state before the word button",
        "ma-field-editing": "the insertion point is not announced",
        "ma-radio": "the recording has the position before the word button",
        "ma-table": "units of measure are spoken as they are written",
        "ma-wheel": "the words for picker items are missing",
        "pb-combined-actions": "the label of a plain view with named actions joins the others",
        "si-other-identifier-only": "a view with only an identifier is no node",
    ]
}
