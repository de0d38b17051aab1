import Foundation

// The queries by which a table learns its height, and the headers and footers of its sections.
extension UITableView {
    final func makeGeometry() -> TableGeometry {
        isLoading = true
        defer { isLoading = false }
        var geometry = TableGeometry()
        geometry.appendSpace(tableHeaderView?.frame.height ?? 0)
        if let dataSource {
            let count = min(max(dataSource.numberOfSections(in: self), 0), TableGeometry.sectionLimit)
            for section in 0..<count {
                geometry.append(
                    headerHeight: expectedHeight(ofPartAt: section, isHeader: true),
                    rowCount: dataSource.tableView(self, numberOfRowsInSection: section),
                    footerHeight: expectedHeight(ofPartAt: section, isHeader: false)
                ) { row in
                    let height = tableDelegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
                    let preferred = height ?? rowHeight
                    if !(preferred < 0) { return preferred }
                    let estimate =
                        tableDelegate?.tableView(
                            self, estimatedHeightForRowAt: IndexPath(row: row, section: section)) ?? estimatedRowHeight
                    return estimate > 0 ? estimate : 44
                }
            }
        }
        geometry.appendSpace(tableFooterView?.frame.height ?? 0)
        return geometry
    }

    final func preferredHeight(ofPartAt section: Int, isHeader: Bool) -> CGFloat {
        isHeader
            ? tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            : tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }

    final func estimatedHeight(ofPartAt section: Int, isHeader: Bool) -> CGFloat {
        isHeader
            ? tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section)
                ?? estimatedSectionHeaderHeight
            : tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section)
                ?? estimatedSectionFooterHeight
    }

    /// The height of a title of one line, in points (measured).
    final var leastTitleHeight: CGFloat { style == .plain ? 28 : 38 }

    /// Returns the height of a section's header or footer, as far as it is known before it is shown.
    private func expectedHeight(ofPartAt section: Int, isHeader: Bool) -> CGFloat {
        let preferred = preferredHeight(ofPartAt: section, isHeader: isHeader)
        if preferred >= 0 { return preferred }
        let estimate = estimatedHeight(ofPartAt: section, isHeader: isHeader)
        if title(ofPartAt: section, isHeader: isHeader)?.isEmpty == false {
            return estimate > 0 ? estimate : leastTitleHeight
        }
        if let view = sectionView(section, isHeader: isHeader) {
            return estimate > 0 ? estimate : max(view.frame.height, 28)
        }
        return style == .plain ? 0 : 18
    }

    final func title(ofPartAt section: Int, isHeader: Bool) -> String? {
        isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    /// Returns the header or footer of a section: the delegate's, else one with the data source's title.
    final func sectionView(_ section: Int, isHeader: Bool) -> UIView? {
        let part = SectionPart(section: section, isHeader: isHeader)
        if let view = sectionViews[part] { return view }
        let own =
            isHeader
            ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
            : tableDelegate?.tableView(self, viewForFooterInSection: section)
        let view = own ?? titleView(title(ofPartAt: section, isHeader: isHeader), isHeader: isHeader)
        if let view { sectionViews[part] = view }
        return view
    }

    final func titleView(_ title: String?, isHeader: Bool) -> UIView? {
        guard let title, !title.isEmpty else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.isHeading = isHeader
        view.textLabel?.text = title
        return view
    }
}
