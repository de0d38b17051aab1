import Foundation
import HeadlessUIKit

/// A section of a table or collection as it is described.
struct DescribedSection {
    var header: String?
    var footer: String?
    var rows: [String] = []
}

/// Gives a described table or collection its rows, each of them a text.
@MainActor
final class DescribedRows: NSObject, UITableViewDataSource, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private let sections: [DescribedSection]
    private static let cellName = "row"

    init(_ sections: [DescribedSection]) {
        self.sections = sections
        super.init()
    }

    // MARK: Tables

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: Self.cellName)
            ?? UITableViewCell(style: .default, reuseIdentifier: Self.cellName)
        cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
        return cell
    }

    // MARK: Collections

    private let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, text in
        var content = UIListContentConfiguration.cell()
        content.text = text
        cell.contentConfiguration = content
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].rows.count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: sections[indexPath.section].rows[indexPath.item])
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let section = sections[indexPath.section]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        return title(isHeader ? section.header : section.footer, isHeading: isHeader)
    }

    // MARK: Titles of collections

    private func title(_ text: String?, isHeading: Bool) -> UICollectionReusableView {
        let view = UICollectionReusableView(frame: .zero)
        let label = UILabel(frame: .zero)
        label.text = text
        if isHeading { label.accessibilityTraits = .header }
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
        return view
    }

    private func length(_ title: String?) -> CGSize {
        title?.isEmpty == false ? CGSize(width: 38, height: 38) : .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { length(sections[section].header) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { length(sections[section].footer) }
}

/// Gives a described picker its wheels.
@MainActor final class DescribedWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private let titles: [[String]]

    init(_ titles: [[String]]) {
        self.titles = titles
        super.init()
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        titles[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titles[component][row]
    }
}
