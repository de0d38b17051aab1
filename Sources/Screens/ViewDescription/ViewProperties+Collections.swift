import Foundation
import HeadlessUIKit
import StrictJSON

extension ViewProperties {
    static func decodeScopes(_ fields: inout JSONFields, _ view: UISearchBar) throws(JSONError) {
        guard let field = try fields.take("selectedScopeButtonIndex", "selectedScope") else { return }
        view.selectedScopeButtonIndex = try field.integer(0...max(0, (view.scopeButtonTitles?.count ?? 0) - 1))
    }

    static func decodePicker(_ fields: inout JSONFields, _ view: UIPickerView) throws(JSONError) {
        var titles: [[String]] = []
        if let field = try fields.take("components") {
            for component in try field.array() { titles.append(try component.strings()) }
            let content = DescribedWheels(titles)
            view.keepAlive(content)
            view.dataSource = content
            view.delegate = content
        }
        guard let field = try fields.take("selectedRows", "selected") else { return }
        let rows = try field.array()
        guard rows.count <= titles.count else { throw field.error("there are only \(titles.count) components") }
        for (component, entry) in rows.enumerated() where !titles[component].isEmpty {
            let row = try entry.integer(0...(titles[component].count - 1))
            view.selectRow(row, inComponent: component, animated: false)
        }
    }

    static func decodeTable(_ fields: inout JSONFields, _ view: UITableView) throws(JSONError) {
        guard let content = try rows(&fields) else { return }
        view.keepAlive(content)
        view.dataSource = content
    }

    static func decodeCollection(_ fields: inout JSONFields, _ view: UICollectionView) throws(JSONError) {
        let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
        if let field = try fields.take("scrollDirection") {
            layout?.scrollDirection = try field.choice(["vertical": .vertical, "horizontal": .horizontal])
        }
        guard let content = try rows(&fields) else { return }
        view.keepAlive(content)
        view.dataSource = content
        view.delegate = content
    }

    /// `rows` for one section without titles, or `sections` with `header`, `footer` and `rows`.
    private static func rows(_ fields: inout JSONFields) throws(JSONError) -> DescribedRows? {
        if let field = try fields.take("rows") {
            return DescribedRows([DescribedSection(rows: try field.strings())])
        }
        guard let field = try fields.take("sections") else { return nil }
        var sections: [DescribedSection] = []
        for entry in try field.array() {
            var members = try entry.object()
            var section = DescribedSection()
            section.header = try members.take("header")?.string()
            section.footer = try members.take("footer")?.string()
            section.rows = try members.take("rows")?.strings() ?? []
            try members.finish()
            sections.append(section)
        }
        return DescribedRows(sections)
    }
}

extension JSONField {
    /// A moment as ISO 8601, such as `2025-01-05T09:41:00Z`.
    func date() throws(JSONError) -> Date {
        let text = try string()
        guard let date = try? Date(text, strategy: .iso8601) else {
            throw error("\(text.quoted) is not a date such as \"2025-01-05T09:41:00Z\"")
        }
        return date
    }
}
