import Foundation
import Testing

@testable import HeadlessUIKit

/// Cells whose content follows their state.
@MainActor struct CellStateTests {
    private struct Badge: UIContentConfiguration {
        var title: String
        var isChosen = false
        func makeContentView() -> UIView & UIContentView { BadgeView(self) }
        func updated(for state: any UIConfigurationState) -> Badge {
            guard let state = state as? UICellConfigurationState else { return self }
            return Badge(title: title, isChosen: state.isSelected)
        }
    }

    private final class BadgeView: UIView, UIContentView {
        let label = UILabel()
        var configuration: any UIContentConfiguration { didSet { apply() } }
        init(_ badge: Badge) {
            configuration = badge
            super.init(frame: .zero)
            addSubview(label)
            apply()
        }
        required init?(coder: NSCoder) { nil }
        private func apply() {
            guard let badge = configuration as? Badge else { return }
            label.text = badge.isChosen ? "\(badge.title), chosen" : badge.title
        }
    }

    private func text(_ cell: UIView) -> String? {
        var pending = [cell]
        while let view = pending.popLast() {
            if let label = view as? UILabel { return label.text }
            pending.append(contentsOf: view.subviews)
        }
        return nil
    }

    @Test func `the content of both kinds of cells follows the selection`() {
        let tile = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        tile.contentConfiguration = Badge(title: "Tile")
        let row = UITableViewCell(style: .default, reuseIdentifier: nil)
        row.contentConfiguration = Badge(title: "Row")
        for cell in [tile, row] as [UIView] { cell.layoutIfNeeded() }
        #expect(text(tile) == "Tile" && text(row) == "Row")
        tile.isSelected = true
        row.isSelected = true
        for cell in [tile, row] as [UIView] { cell.layoutIfNeeded() }
        #expect(text(tile) == "Tile, chosen" && text(row) == "Row, chosen")
        row.automaticallyUpdatesContentConfiguration = false
        row.isSelected = false
        row.layoutIfNeeded()
        #expect(text(row) == "Row, chosen")
    }

    @Test func `a handler gets the state once for each layout, with custom values of the app`() {
        final class Own: UICollectionViewCell {
            override var configurationState: UICellConfigurationState {
                var state = super.configurationState
                state[UIConfigurationStateCustomKey("price")] = 12
                return state
            }
        }
        let cell = Own(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var told: [String] = []
        cell.configurationUpdateHandler = { _, state in
            told.append(
                "\(state.isSelected) \(state.isHighlighted) \(state[UIConfigurationStateCustomKey("price")] as? Int ?? 0)"
            )
        }
        cell.layoutIfNeeded()
        cell.isHighlighted = true
        cell.isSelected = true
        cell.layoutIfNeeded()
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(told == ["false false 12", "true true 12"])
    }

    @Test func `what is behind the content fills the cell up to its insets`() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        #expect(cell.subviews.first?.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
        #expect(cell.subviews.first?.backgroundColor == .red)
        cell.backgroundConfiguration = nil
        #expect(cell.subviews.first === cell.contentView)
    }
}
