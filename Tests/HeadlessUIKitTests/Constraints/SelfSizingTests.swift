import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Rows that are as high as the constraints of their content make them.
    @MainActor struct SelfSizingTests {
        private final class Cell: UITableViewCell {
            let title = UILabel()

            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                title.numberOfLines = 0
                title.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(title)
                let margins = contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                    title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                    title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }

        private final class Source: NSObject, UITableViewDataSource {
            let texts = ["word", Array(repeating: "word", count: 80).joined(separator: " ")]
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                (cell as? Cell)?.title.text = texts[indexPath.row]
                return cell
            }
        }

        @Test(arguments: [320, 402]) func `a row is as high as the constraints in its cell make it`(width: CGFloat)
            throws
        {
            try onStage { stage in
                let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 800)), Source())
                table.register(Cell.self, forCellReuseIdentifier: "cell")
                table.dataSource = source
                stage.window.addSubview(table)
                stage.window.isHidden = false
                stage.settle()
                let cells = table.visibleCells.compactMap { $0 as? Cell }
                try #require(cells.count == 2)
                for cell in cells {
                    let room = cell.contentView.bounds.width - 16
                    let height = cell.title.sizeThatFits(CGSize(width: room, height: 0)).height
                    #expect(abs(cell.frame.height - (height + 24)) < 0.5)
                    #expect(abs(cell.title.frame.width - room) < 0.5)
                    #expect(abs(cell.title.frame.height - height) < 0.5)
                }
                #expect(cells[1].frame.minY == cells[0].frame.maxY)
                #expect(cells[1].frame.height > cells[0].frame.height + 50)
                #expect(stage.window.brokenConstraints.isEmpty)
            }
        }
    }
}
