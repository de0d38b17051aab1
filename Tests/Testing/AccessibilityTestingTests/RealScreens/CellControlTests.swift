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

    /// A row of an app's own: labels in a stack, with a control next to them in the same content view.
    private final class PersonCell: UITableViewCell {
        let name = UILabel()
        let place = UILabel()
        private(set) var control: UIView?

        func show(_ name: String, _ place: String, _ control: UIView, isLeading: Bool = false) {
            self.name.text = name
            self.place.text = place
            self.control = control
            let texts = UIStackView(arrangedSubviews: [self.name, self.place])
            texts.axis = .vertical
            let row = UIStackView(arrangedSubviews: isLeading ? [control, texts] : [texts, control])
            row.alignment = .center
            row.spacing = 8
            row.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(row)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                row.topAnchor.constraint(equalTo: margins.topAnchor),
                row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }
    }

    /// Three stars that are set by swiping up and down.
    private final class Stars: UIView {
        var stars = 1
        override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
        override func accessibilityIncrement() {
            stars += 1
            accessibilityValue = "\(stars) stars"
        }
    }

    /// People with a switch, a leading check box, a text field and stars.
    private final class People: UITableViewController {
        let toggle = UISwitch()
        var selected: [Int] = []
        var cells: [PersonCell] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = PersonCell(style: .default, reuseIdentifier: nil)
            switch indexPath.row {
            case 0: cell.show("Bob", "Bern", toggle)
            case 1:
                let box = UIButton(type: .system)
                box.setTitle("Done", for: .normal)
                cell.show("Eve", "Oslo", box, isLeading: true)
            case 2:
                let field = UITextField()
                field.placeholder = "Age"
                cell.show("Kim", "Rome", field)
            default:
                let stars = Stars()
                stars.isAccessibilityElement = true
                stars.accessibilityLabel = "Rating"
                stars.accessibilityValue = "1 stars"
                stars.accessibilityTraits = .adjustable
                let both = UIStackView(arrangedSubviews: [stars, UISwitch()])
                cell.show("Zoe", "Lima", both)
            }
            cells.append(cell)
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Call") { $2(true) }])
        }
    }

    @Test func `the labels of an app's own cell are one element next to a control in its content`() {
        let people = People()
        reading(people) { reader, _ in
            #expect(
                reader.labels == [
                    "Bob, Bern", "0", "Eve, Oslo", "Done", "Kim, Rome", "Age", "Zoe, Lima", "Rating", "0",
                ])
            reader.first()
            #expect(reader.session.lastSpoken == "Bob, Bern, button, actions available")
            #expect(reader.focusedElement?.customActions.map(\.name.string) == ["Call"])
            reader.activate()
            #expect(people.selected == [0] && !people.toggle.isOn)
            reader.next()
            reader.activate()
            #expect(people.selected == [0] && people.toggle.isOn)
            reader.last()
            reader.previous()
            reader.increment()
            #expect(reader.session.lastSpoken == "2 stars")
        }
    }

    @Test func `a cell's labels next to a control follow its texts and keep the cursor`() {
        let people = People()
        reading(people) { reader, _ in
            reader.first()
            reader.letApp { people.cells[0].place.text = "Basel" }
            #expect(reader.labels.first == "Bob, Basel")
            #expect(reader.cursor == "Bob, Basel")
            reader.letApp { people.toggle.isHidden = true }
            #expect(reader.labels.first == "Bob, Basel" && reader.labels[1] == "Eve, Oslo")
            reader.letApp { people.toggle.isHidden = false }
            #expect(reader.labels.prefix(2) == ["Bob, Basel", "0"])
        }
    }

    @Test func `a cell that the app makes no element is read label by label`() {
        let people = People()
        reading(people) { reader, _ in
            reader.letApp { people.cells[0].isAccessibilityElement = false }
            #expect(Set(reader.labels.prefix(3)) == ["Bob", "0", "Bern"])
        }
    }

    /// A row whose class computes its label.
    private final class MailCell: UITableViewCell {
        var isUnread = true
        override var accessibilityLabel: String? {
            get { (isUnread ? "Unread, " : "") + (textLabel?.text ?? "") }
            set {}
        }
    }

    private final class Inbox: UITableViewController {
        var cells: [MailCell] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = MailCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Mail \(indexPath.row)"
            let toggle = UISwitch(frame: CGRect(x: 250, y: 6, width: 51, height: 31))
            if indexPath.row == 0 { cell.accessoryView = toggle } else { cell.contentView.addSubview(toggle) }
            cells.append(cell)
            return cell
        }
    }

    @Test func `a label that the cell's class computes is asked for when its texts are spoken`() {
        let inbox = Inbox()
        reading(inbox) { reader, _ in
            #expect(reader.labels == ["Unread, Mail 0", "0", "Unread, Mail 1", "0"])
            for cell in inbox.cells { cell.isUnread = false }
            reader.perform(.readElement)
            #expect(reader.session.lastSpoken?.hasPrefix("Mail 0, button") == true)
            reader.next()
            reader.next()
            #expect(reader.session.lastSpoken?.hasPrefix("Mail 1, button") == true)
        }
    }

    private struct Option: UIContentConfiguration {
        var title: String
        func makeContentView() -> any UIView & UIContentView { OptionView(self) }
        func updated(for state: any UIConfigurationState) -> Option { self }
    }

    /// The app's own content for list cells: two labels and a stepper.
    private final class OptionView: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        private let labels = [UILabel(), UILabel()]
        private let stepper = UIStepper()

        init(_ option: Option) {
            configuration = option
            super.init(frame: .zero)
            labels[0].text = option.title
            labels[1].text = "per day"
            for view in labels + [stepper] { addSubview(view) }
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            super.layoutSubviews()
            for (index, label) in labels.enumerated() {
                label.frame = CGRect(x: 16, y: 4 + 20 * index, width: 150, height: 20)
            }
            stepper.frame = CGRect(x: 250, y: 8, width: 94, height: 32)
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 48) }
    }

    private final class Options: UICollectionViewController {
        init() {
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            2
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if indexPath.item == 0 {
                cell.contentConfiguration = Option(title: "Coffee")
            } else {
                var content = UIListContentConfiguration.cell()
                content.text = "Alarm"
                content.secondaryText = "7:00"
                cell.contentConfiguration = content
                (cell as? UICollectionViewListCell)?.accessories = [
                    .customView(configuration: .init(customView: UISwitch(), placement: .trailing()))
                ]
            }
            return cell
        }
    }

    @Test func `the labels of a list cell with the app's own content are one element next to its control`() {
        reading(Options()) { reader, _ in
            #expect(reader.labels == ["Coffee, per day", "Decrement", "Increment", "Alarm, 7:00", "0"])
            reader.first()
            #expect(reader.session.lastSpoken == "Coffee, per day, button")
        }
    }
}
