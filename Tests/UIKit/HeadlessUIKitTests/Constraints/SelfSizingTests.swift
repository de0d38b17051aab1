import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Rows, headers and footers that are as high as the constraints of their content make them.
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
                    let room = cell.contentView.bounds.width - (width < 390 ? 32 : 40)
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

        // MARK: Headers and footers

        private static let long = Array(repeating: "word", count: 40).joined(separator: " ")

        /// A label that wraps, with 10 points of room around it.
        private static func fill(_ view: UIView, with text: String) -> UILabel {
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
                label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
                label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
            ])
            return label
        }

        private final class Header: UITableViewHeaderFooterView {
            lazy var label = SelfSizingTests.fill(contentView, with: "")
        }

        /// The views that apps put above and below sections.
        enum Part: String, CaseIterable {
            case title, registered, plainView, stack, cellWithOwnConstraints
        }

        private final class Screen: UITableViewController {
            let part: Part
            init(_ part: Part, _ style: UITableView.Style) {
                self.part = part
                super.init(style: style)
            }
            required init?(coder: NSCoder) { nil }

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
                tableView.sectionHeaderHeight = UITableView.automaticDimension
                tableView.estimatedSectionHeaderHeight = 30
            }

            override func numberOfSections(in tableView: UITableView) -> Int { 3 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                if part == .cellWithOwnConstraints, indexPath.row == 1 {
                    _ = SelfSizingTests.fill(cell, with: SelfSizingTests.long)
                } else {
                    cell.textLabel?.text = "Row \(indexPath.section) \(indexPath.row)"
                }
                return cell
            }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                part == .title ? SelfSizingTests.long : nil
            }
            override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                switch part {
                case .title, .cellWithOwnConstraints: return nil
                case .registered:
                    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
                    header?.label.text = SelfSizingTests.long
                    return header
                case .plainView:
                    let view = UIView()
                    _ = SelfSizingTests.fill(view, with: SelfSizingTests.long)
                    return view
                case .stack:
                    let label = UILabel()
                    label.text = SelfSizingTests.long
                    label.numberOfLines = 0
                    return UIStackView(arrangedSubviews: [label])
                }
            }
        }

        private static func labels(in view: UIView) -> [UILabel] {
            view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels(in: $0) }
        }

        @Test(arguments: Part.allCases, [UITableView.Style.plain, .grouped, .insetGrouped])
        func `a section header, or a row, is as high as its text`(
            part: Part, style: UITableView.Style
        ) throws {
            try onStage(size: CGSize(width: 320, height: 568)) { stage in
                let screen = Screen(part, style)
                stage.show(UINavigationController(rootViewController: screen))
                stage.settle()
                let table: UITableView = screen.tableView
                let label = try #require(Self.labels(in: table).first { $0.text == Self.long })
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: CGFloat.infinity)).height
                #expect(needed > 60)
                #expect(label.bounds.height >= needed - 0.5)
                let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
                let rect = table.rectForHeader(inSection: 0)
                if part == .cellWithOwnConstraints {
                    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
                    #expect(second.frame.minY == first.frame.maxY)
                    #expect(abs(second.frame.height - needed - 20) < 1)
                } else {
                    // The row begins where the header ends.
                    #expect(abs(first.frame.minY - rect.maxY) < 0.5)
                    let room: CGFloat = part == .stack ? 0 : part == .title ? (style == .plain ? 7.5 : 17.5) : 20
                    #expect(abs(rect.height - needed - room) < 1)
                }
                #expect(table.contentSize.height == table.rect(forSection: 2).maxY)
                #expect(stage.window.brokenConstraints.isEmpty)
            }
        }

        @Test func `headers that are as high as said are not asked`() throws {
            try onStage { stage in
                let screen = Screen(.registered, .plain)
                stage.show(UINavigationController(rootViewController: screen))
                screen.tableView.sectionHeaderHeight = 24
                stage.settle()
                #expect(screen.tableView.rectForHeader(inSection: 0).height == 24)
                screen.tableView.sectionHeaderHeight = UITableView.automaticDimension
                stage.settle()
                #expect(screen.tableView.rectForHeader(inSection: 0).height > 60)
                // Larger text requests more room without a call from the app.
                let before = try #require(screen.tableView.headerView(forSection: 0) as? Header)
                before.label.font = .preferredFont(forTextStyle: .body)
                before.label.adjustsFontForContentSizeCategory = true
                UIApplication.shared.simulate(.accessibilityExtraExtraExtraLarge)
                defer { UIApplication.shared.simulate(.large) }
                stage.settle()
                #expect(screen.tableView.rectForHeader(inSection: 0).height > 200)
            }
        }

        @Test(arguments: [320, 402]) func `a table's own header follows its width and is as high as code makes it`(
            width: CGFloat
        ) throws {
            final class Screen: UITableViewController {
                let header = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    _ = SelfSizingTests.fill(header, with: SelfSizingTests.long)
                    tableView.tableHeaderView = header
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    let target = CGSize(
                        width: tableView.bounds.width, height: UIView.layoutFittingCompressedSize.height)
                    let height = header.systemLayoutSizeFitting(
                        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
                    ).height
                    guard header.frame.height != height else { return }
                    header.frame.size.height = height
                    tableView.tableHeaderView = header
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                override func tableView(
                    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
                ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
            }
            try onStage(size: CGSize(width: width, height: 568)) { stage in
                let screen = Screen(style: .plain)
                stage.show(UINavigationController(rootViewController: screen))
                stage.settle()
                let label = try #require(screen.header.subviews.first as? UILabel)
                let needed = label.sizeThatFits(CGSize(width: width - 20, height: CGFloat.infinity)).height
                #expect(screen.header.frame.width == width)
                #expect(abs(screen.header.frame.height - needed - 20) < 0.5)
                #expect(abs(label.frame.height - needed) < 0.5)
                let row = try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
                #expect(row.frame.minY == screen.header.frame.maxY)
            }
        }

        @Test func `constraints to the table size its header before it is set again`() {
            onStage(size: CGSize(width: 320, height: 568)) { stage in
                let screen = UITableViewController(style: .plain)
                stage.show(UINavigationController(rootViewController: screen))
                stage.settle()
                let (table, header) = (screen.tableView!, UIView())
                header.translatesAutoresizingMaskIntoConstraints = false
                let label = Self.fill(header, with: Self.long)
                table.tableHeaderView = header
                NSLayoutConstraint.activate([
                    header.widthAnchor.constraint(equalTo: table.widthAnchor),
                    header.topAnchor.constraint(equalTo: table.topAnchor),
                    header.centerXAnchor.constraint(equalTo: table.centerXAnchor),
                ])
                header.layoutIfNeeded()
                table.tableHeaderView = header
                stage.settle()
                let needed = label.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity)).height
                #expect(abs(header.frame.height - needed - 20) < 0.5)
                #expect(header.frame.width == 320 && header.frame.minX == 0)
                #expect(abs(table.contentSize.height - header.frame.height) < 0.5)
            }
        }

        // MARK: Margins

        @Test(
            arguments: [(320, 16), (375, 16), (390, 20), (402, 20), (1024, 20)],
            [UITableView.Style.plain, .insetGrouped])
        func `rows have the system's margins, and groups with round corners stay away from the sides`(
            size: (width: CGFloat, margin: CGFloat), style: UITableView.Style
        ) throws {
            try onStage(size: CGSize(width: size.width, height: 600)) { stage in
                stage.window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 62, bottom: 0, right: 62)
                let screen = Screen(.title, style)
                stage.show(UINavigationController(rootViewController: screen))
                stage.settle()
                let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
                let header = try #require(screen.tableView.headerView(forSection: 0))
                let isInset = style == .insetGrouped
                #expect(cell.frame.minX == (isInset ? 62 + size.margin : 0))
                #expect(cell.frame.width == size.width - 2 * cell.frame.minX)
                #expect(header.frame.minX == cell.frame.minX && header.frame.width == cell.frame.width)
                #expect(cell.contentView.frame.minX == (isInset ? 0 : 62))
                #expect(
                    cell.contentView.layoutMargins
                        == UIEdgeInsets(top: 11, left: size.margin, bottom: 11, right: size.margin))
                #expect(cell.textLabel?.frame.minX == size.margin)
                #expect(stage.frame(of: header.textLabel!).minX == stage.frame(of: cell.textLabel!).minX)
                screen.tableView.insetsContentViewsToSafeArea = false
                stage.settle()
                #expect(cell.contentView.frame.minX == 0)
            }
        }

        @Test(arguments: [false, true]) func `margins by direction count in the direction at layout`(
            isMirrored: Bool
        ) throws {
            onStage { stage in
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 5)
                let inner = UIView()
                inner.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(inner)
                NSLayoutConstraint.activate([
                    inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                    inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                    inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
                    inner.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
                ])
                // The direction is known only once there is a window.
                view.layoutIfNeeded()
                stage.window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
                let controller = UIViewController()
                controller.view.addSubview(view)
                stage.show(controller)
                stage.settle()
                #expect(view.layoutMargins.left == (isMirrored ? 5 : 20))
                #expect(view.directionalLayoutMargins.leading == 20)
                #expect(inner.frame == CGRect(x: isMirrored ? 5 : 20, y: 1, width: 75, height: 97))
            }
        }
    }
}
