import HeadlessUIKit

/// The outlets that UIKit's own classes have.
@MainActor enum Outlets {
    /// Sets an outlet; false when the object has none of that name, or the value is not of its type.
    static func set(_ value: AnyObject, _ property: String, on live: AnyObject) -> Bool {
        // Most outlets are the app's own.
        guard names.contains(property) else { return false }
        switch (property, live) {
        case ("delegate", let field as UITextField):
            guard let delegate = value as? any UITextFieldDelegate else { return false }
            field.delegate = delegate
        case ("dataSource", let table as UITableView):
            guard let source = value as? any UITableViewDataSource else { return false }
            if isBareController(value), table.dataSource is ArchivedRows { return true }
            table.dataSource = source
            // The heights of the rows that the file describes are not those of the app's rows.
            if table.delegate is ArchivedRows { table.delegate = nil }
        case ("delegate", let table as UITableView):
            guard let delegate = value as? any UITableViewDelegate else { return false }
            if isBareController(value), table.delegate is ArchivedRows { return true }
            table.delegate = delegate
        case ("dataSource", let collection as UICollectionView):
            guard let source = value as? any UICollectionViewDataSource else { return false }
            collection.dataSource = source
        case ("delegate", let collection as UICollectionView):
            guard let delegate = value as? any UICollectionViewDelegate else { return false }
            collection.delegate = delegate
        case ("dataSource", let picker as UIPickerView):
            guard let source = value as? any UIPickerViewDataSource else { return false }
            picker.dataSource = source
        case ("delegate", let picker as UIPickerView):
            guard let delegate = value as? any UIPickerViewDelegate else { return false }
            picker.delegate = delegate
        case ("delegate", let bar as UISearchBar):
            guard let delegate = value as? any UISearchBarDelegate else { return false }
            bar.delegate = delegate
        case ("delegate", let view as UITextView):
            guard let delegate = value as? any UITextViewDelegate else { return false }
            view.delegate = delegate
        case ("delegate", let bar as UITabBar):
            guard let delegate = value as? any UITabBarDelegate else { return false }
            bar.delegate = delegate
        case ("delegate", let bar as UINavigationBar):
            guard let delegate = value as? any UINavigationBarDelegate else { return false }
            bar.delegate = delegate
        case ("delegate", let recognizer as UIGestureRecognizer):
            guard let delegate = value as? any UIGestureRecognizerDelegate else { return false }
            recognizer.delegate = delegate
        case ("view", let controller as UIViewController):
            guard let view = value as? UIView else { return false }
            if controller.viewIfLoaded !== view { controller.view = view }
        default: return false
        }
        return true
    }

    private static let names: Set<String> = ["delegate", "dataSource", "view"]

    /// Whether this is UIKit's table view controller itself, which replaces a class of the app that doesn't exist here:
    /// it has no content to give.
    private static func isBareController(_ value: AnyObject) -> Bool {
        type(of: value) == UITableViewController.self
    }
}
