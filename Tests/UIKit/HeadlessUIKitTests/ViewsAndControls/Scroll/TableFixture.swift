import Testing

@testable import HeadlessUIKit

/// A table of texts that logs its callbacks.
@MainActor final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var headers: [Int: String] = [:]
    var log: [String] = []
    var heights: [Int: CGFloat] = [:]
    var indexTitles: [String]?
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

    init(_ sections: [[String]]) {
        self.sections = sections
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
        table.layoutIfNeeded()
    }

    convenience init(rows: Int) {
        self.init([(0..<rows).map { "Row \($0)" }])
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath.row] ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.section).\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.section).\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.append("details \(indexPath.section).\(indexPath.row)")
    }

    /// The texts of the cells that exist, by row.
    var loaded: [String] {
        table.layoutIfNeeded()
        return table.cells.sorted { $0.key < $1.key }.map { $0.value.textLabel?.text ?? "" }
    }
}
