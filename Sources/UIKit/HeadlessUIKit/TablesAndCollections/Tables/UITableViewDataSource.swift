import Foundation

/// Gives a table view its content.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The title above a section, or nil.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The title below a section, or nil.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row can be edited.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row can be moved.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The titles of the index at the edge, or nil.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section that a title of the index leads to.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// The user has deleted or inserted a row.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// The user has moved a row.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// One unless the data source says otherwise.
    public func numberOfSections(in tableView: UITableView) -> Int {
        OptionalRequirement.noteMissing()
        return 1
    }
    /// Nil unless the data source has a title.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// Nil unless the data source has a title.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// False unless the data source says otherwise. UIKit takes a data source that implements `commit` for one whose
    /// rows can be edited; Swift can't ask which methods a class implements, so rows that can be edited say so.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.noteMissing()
        return false
    }
    /// False unless the data source says otherwise.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.noteMissing()
        return false
    }
    /// Nil unless the data source has titles.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// The section with the index of the title unless the data source says otherwise.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalRequirement.noteMissing()
        return index
    }
    /// Nothing happens unless the data source says what.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { OptionalRequirement.noteMissing() }
    /// Nothing happens unless the data source says what.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalRequirement.noteMissing() }
}
