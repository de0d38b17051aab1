import AccessibilityTesting
import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader
import Testing

/// Cells with a control next to their content: one element for the labels, then the control (device experience).
@Suite(.serialized) @MainActor struct CellControlTests {
    /// Settings with a switch, a button and the detail button as accessories.
    private final class Settings: UITableViewController {
        let wifi = UISwitch()
        var selected: [Int] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = ["Wi-Fi", "Song", "Home", "Plain"][indexPath.row]
            cell.detailTextLabel?.text = ["Not connected", "Three minutes", "Connected", "Text"][indexPath.row]
            switch indexPath.row {
            case 0: cell.accessoryView = wifi
            case 1:
                let button = UIButton(type: .system)
                button.setTitle("Download", for: .normal)
                button.sizeToFit()
                cell.accessoryView = button
            case 2: cell.accessoryType = .detailButton
            default:
                let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
                badge.text = "12"
                cell.accessoryView = badge
            }
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }
    }

    @Test func `a table cell's labels are one element next to a switch, a button and the detail button`() {
        let settings = Settings()
        reading(settings) { reader, _ in
            #expect(
                reader.labels == [
                    "Wi-Fi, Not connected", "0", "Song, Three minutes", "Download", "Home, Connected", "More Info",
                    "Plain, 12, Text",
                ])
            reader.first()
            #expect(reader.session.lastSpoken?.contains("Wi-Fi, Not connected, button") == true)
            reader.next()
            reader.activate()
            #expect(settings.wifi.isOn)
            #expect(settings.selected.isEmpty)
            reader.previous()
            reader.activate()
            #expect(settings.selected == [0])
        }
    }

    /// Contacts in a list with accessories.
    private final class Contacts: UIViewController, UICollectionViewDataSource {
        var details = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
            let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = self
            view.addSubview(list)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            var content = UIListContentConfiguration.subtitleCell()
            content.text = indexPath.item == 0 ? "Bob" : "Eve"
            content.secondaryText = indexPath.item == 0 ? "Bern" : "Oslo"
            cell.contentConfiguration = content
            (cell as? UICollectionViewListCell)?.accessories =
                indexPath.item == 0
                ? [.label(text: "3"), .detail { [weak self] in self?.details += 1 }] : [.disclosureIndicator()]
            return cell
        }
    }

    @Test func `a list cell's labels are one element next to its detail button`() {
        let contacts = Contacts()
        reading(contacts) { reader, _ in
            #expect(reader.labels == ["Bob, Bern", "3", "More Info", "Eve, Oslo"])
            reader.first()
            #expect(reader.session.lastSpoken?.hasPrefix("Bob, Bern, button") == true)
            reader.next()
            reader.next()
            reader.activate()
            #expect(contacts.details == 1)
        }
    }
}
