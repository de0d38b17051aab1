import AccessibilityTree
import Testing

@testable import HeadlessUIKit

/// The announcements of cells for their content, and when they leave that to the content.
@MainActor struct TableCellTests {
    private final class OwnCell: UITableViewCell {
        let badge = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            badge.text = "Badge"
            contentView.addSubview(badge)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func `a plain cell is one element that joins its labels`() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        #expect(cell.accessibilityLabel == nil)
        cell.detailTextLabel?.text = "Detail"
        cell.textLabel?.text = "Text"
        cell.layoutIfNeeded()
        #expect(cell.isAccessibilityElement)
        #expect(cell.accessibilityLabel == "Text, Detail")
        #expect(cell.accessibilityTraits == [])
        cell.accessoryType = .checkmark
        #expect(cell.accessibilityTraits == .selected)
        cell.textLabel?.isHidden = true
        #expect(cell.accessibilityLabel == "Detail")
        cell.accessibilityLabel = "Own"
        #expect(cell.accessibilityLabel == "Own")
    }

    @Test func `content that preserves margins has those of its cell`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        cell.layoutIfNeeded()
        let inner = UIView(frame: CGRect(x: 4, y: 0, width: 296, height: 44))
        cell.contentView.addSubview(inner)
        for view in [cell.contentView, inner] {
            view.layoutMargins = .zero
            view.preservesSuperviewLayoutMargins = true
        }
        for margin in [16, 20] as [CGFloat] {
            cell.edges.margin = margin
            #expect(cell.layoutMargins == UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin))
            #expect(cell.contentView.layoutMargins == cell.layoutMargins)
            #expect(inner.layoutMargins.left == margin - 4 && inner.layoutMargins.right == margin)
        }
    }

    @Test func `the labels of a cell are read by their place`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        for (text, x, y) in [("Third", 0, 40), ("Second", 100, 3), ("First", 0, 0)] {
            let label = UILabel(frame: CGRect(x: x, y: y, width: 50, height: 20))
            label.text = text
            cell.contentView.addSubview(label)
        }
        #expect(cell.accessibilityLabel == "First, Second, Third")
    }

    @Test func `a cell with a control is no element`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Wi-Fi"
        let toggle = UISwitch()
        cell.accessoryView = toggle
        #expect(!cell.isAccessibilityElement)
        toggle.isHidden = true
        #expect(cell.isAccessibilityElement)
        cell.accessoryView = nil
        cell.accessoryType = .disclosureIndicator
        #expect(cell.isAccessibilityElement)
    }

    @Test func `the content of a cell with a detail button is one element, the button another`() {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Wi-Fi"
        cell.detailTextLabel?.text = "Home"
        cell.accessoryType = .detailButton
        #expect(!cell.isAccessibilityElement)
        #expect(cell.contentView.isAccessibilityElement)
        #expect(cell.contentView.accessibilityLabel == "Wi-Fi, Home")
        #expect(cell.subviews.last?.accessibilityLabel == "More Info")
        cell.accessibilityLabel = "Network"
        cell.isSelected = true
        #expect(cell.contentView.accessibilityLabel == "Network")
        #expect(cell.contentView.accessibilityTraits.contains(.selected))
        cell.contentView.addSubview(UISwitch())
        #expect(!cell.contentView.isAccessibilityElement)
        cell.accessoryType = .none
        #expect(!cell.isAccessibilityElement && !cell.contentView.isAccessibilityElement)
    }

    @Test func `a registered class is made through its own initialiser`() {
        let table = UITableView(frame: .zero)
        table.register(OwnCell.self, forCellReuseIdentifier: "own")
        let cell = table.dequeueReusableCell(withIdentifier: "own", for: IndexPath(row: 0, section: 0))
        #expect(cell is OwnCell)
        #expect(cell.reuseIdentifier == "own")
        #expect(cell.accessibilityLabel == "Badge")
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test func `a content configuration fills the cell`() {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Name"
        content.secondaryText = "Ada"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        #expect(cell.accessibilityLabel == "Name, Ada")
        let view = cell.contentView.subviews.first
        content.secondaryText = "Grace"
        cell.contentConfiguration = content
        #expect(cell.accessibilityLabel == "Name, Grace")
        #expect(cell.contentView.subviews.first === view)
        cell.contentConfiguration = nil
        #expect(cell.accessibilityLabel == nil)
    }

    @Test func `the detail button notifies the delegate`() {
        let fixture = TableFixture(rows: 2)
        let cell = fixture.table.visibleCells[1]
        cell.accessoryType = .detailDisclosureButton
        (cell.subviews.last as? UIButton)?.performPrimaryAction()
        #expect(fixture.log == ["details 0.1"])
    }

    @Test func `swipe actions are custom actions`() {
        final class Delegate: NSObject, UITableViewDelegate {
            var log: [String] = []
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
                        self?.log.append("flag \(indexPath.row)")
                        done(false)
                    }
                ])
            }
        }
        let fixture = TableFixture(rows: 2)
        let delegate = Delegate()
        fixture.table.delegate = delegate
        let actions = fixture.table.visibleCells[1].accessibilityCustomActions
        #expect(actions?.map(\.name) == ["Flag"])
        #expect(actions?.first?.perform() == false)
        #expect(delegate.log == ["flag 1"])
    }
}
