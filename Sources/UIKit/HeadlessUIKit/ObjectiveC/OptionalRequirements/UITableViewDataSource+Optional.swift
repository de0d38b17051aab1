import Foundation

extension UITableViewDataSource {
    /// For calls such as `delegate.numberOfSections?(…)`.
    public var numberOfSections: UITableViewDataSourceNumberOfSectionsCalls? {
        UITableViewDataSourceNumberOfSectionsCalls(self)
    }

    /// For calls such as `delegate.tableView?(…)`.
    public var tableView: UITableViewDataSourceTableViewCalls? { UITableViewDataSourceTableViewCalls(self) }

    /// For calls such as `delegate.sectionIndexTitles?(…)`.
    public var sectionIndexTitles: UITableViewDataSourceSectionIndexTitlesCalls? {
        UITableViewDataSourceSectionIndexTitlesCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITableViewDataSourceNumberOfSectionsCalls {
    private let object: any UITableViewDataSource

    fileprivate init(_ object: any UITableViewDataSource) { self.object = object }

    /// Calls `numberOfSections(in:)`.
    @discardableResult public func callAsFunction(in tableView: UITableView) -> Int? {
        OptionalRequirement.call("numberOfSections(in:)") { object.numberOfSections(in: tableView) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITableViewDataSourceTableViewCalls {
    private let object: any UITableViewDataSource

    fileprivate init(_ object: any UITableViewDataSource) { self.object = object }

    /// Calls `tableView(_:titleForHeaderInSection:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
        -> String?
    {
        OptionalRequirement.call("tableView(_:titleForHeaderInSection:)") {
            object.tableView(tableView, titleForHeaderInSection: section)
        }
    }

    /// Calls `tableView(_:titleForFooterInSection:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
        -> String?
    {
        OptionalRequirement.call("tableView(_:titleForFooterInSection:)") {
            object.tableView(tableView, titleForFooterInSection: section)
        }
    }

    /// Calls `tableView(_:canEditRowAt:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool?
    {
        OptionalRequirement.call("tableView(_:canEditRowAt:)") { object.tableView(tableView, canEditRowAt: indexPath) }
    }

    /// Calls `tableView(_:canMoveRowAt:)`.
    @discardableResult public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool?
    {
        OptionalRequirement.call("tableView(_:canMoveRowAt:)") { object.tableView(tableView, canMoveRowAt: indexPath) }
    }

    /// Calls `tableView(_:sectionForSectionIndexTitle:at:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int? {
        OptionalRequirement.call("tableView(_:sectionForSectionIndexTitle:at:)") {
            object.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
        }
    }

    /// Calls `tableView(_:commit:forRowAt:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("tableView(_:commit:forRowAt:)") {
            object.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:moveRowAt:to:)`.
    @discardableResult public func callAsFunction(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.call("tableView(_:moveRowAt:to:)") {
            object.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITableViewDataSourceSectionIndexTitlesCalls {
    private let object: any UITableViewDataSource

    fileprivate init(_ object: any UITableViewDataSource) { self.object = object }

    /// Calls `sectionIndexTitles(for:)`.
    @discardableResult public func callAsFunction(for tableView: UITableView) -> [String]? {
        OptionalRequirement.call("sectionIndexTitles(for:)") { object.sectionIndexTitles(for: tableView) }
    }
}
