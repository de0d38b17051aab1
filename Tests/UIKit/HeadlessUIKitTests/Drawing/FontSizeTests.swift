import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Fonts and lengths that follow the user's text size.
    @Suite @MainActor struct FontSizes {
        private func with(_ category: UIContentSizeCategory, _ body: () throws -> Void) rethrows {
            UIApplication.shared.simulate(category)
            defer { UIApplication.shared.simulate(.large) }
            try body()
        }

        @Test(arguments: [
            (UIFont.TextStyle.body, [CGFloat(14), 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
            (.extraLargeTitle, [33, 34, 35, 36, 38, 40, 42, 47, 51, 55, 59, 64]),
            (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
            (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
        ])
        func `text styles have Apple's size at each text size`(style: UIFont.TextStyle, sizes: [CGFloat]) {
            let categories: [UIContentSizeCategory] = [
                .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
                .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
                .accessibilityExtraExtraExtraLarge,
            ]
            for (category, size) in zip(categories, sizes) {
                let traits = UITraitCollection(preferredContentSizeCategory: category)
                #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
                with(category) { #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size) }
            }
        }

        @Test func `metrics scale fonts and lengths as much as their style grows`() {
            let metrics = UIFontMetrics(forTextStyle: .body)
            let font = UIFont.systemFont(ofSize: 34, weight: .bold)
            #expect(metrics.scaledFont(for: font).pointSize == 34)
            #expect(metrics.scaledValue(for: 17) == 17)
            with(.accessibilityExtraExtraExtraLarge) {
                let scaled = metrics.scaledFont(for: font)
                #expect(scaled.pointSize == 106 && scaled.weight == .bold && scaled.textStyle == .body)
                #expect(metrics.scaledFont(for: font, maximumPointSize: 50).pointSize == 50)
                #expect(metrics.scaledValue(for: 17) == 53)
                // 10 times 53 over 17, in whole thirds of a point.
                let length: CGFloat = metrics.scaledValue(for: 10)
                #expect(abs(length - 31.333) < 0.001)
            }
            let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
            #expect(metrics.scaledFont(for: font, compatibleWith: small).pointSize == 28)
            #expect(metrics.scaledValue(for: 17, compatibleWith: small) == 14)
        }

        @Test func `views on the screen follow the text size where they are set to`() {
            let screen = TestWindow()
            let controller = UIViewController()
            screen.window.rootViewController = UINavigationController(rootViewController: controller)
            let labels = (0..<3).map { _ in UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 50)) }
            let field = UITextField(frame: CGRect(x: 0, y: 200, width: 300, height: 50))
            let text = UITextView(frame: CGRect(x: 0, y: 300, width: 300, height: 50))
            for view in labels + [field, text] { controller.view.addSubview(view) }
            labels[0].font = .preferredFont(forTextStyle: .title1)
            labels[1].font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 40)
            labels[2].font = .preferredFont(forTextStyle: .title1)
            field.font = .preferredFont(forTextStyle: .body)
            text.font = .preferredFont(forTextStyle: .body)
            let adjusting: [any UIContentSizeCategoryAdjusting] = [labels[0], labels[1], field, text]
            for view in adjusting { view.adjustsFontForContentSizeCategory = true }
            var told = 0
            let observer = NotificationCenter.default.addObserver(
                forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
            ) { note in
                // Apps cast the value to either type.
                let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
                let isBoth = value is String && value as? UIContentSizeCategory == .current
                MainActor.assumeIsolated { told += isBoth ? 1 : 100 }
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            with(.accessibilityExtraExtraExtraLarge) {
                #expect(labels.map { $0.font.pointSize } == [58, 40, 28])
                #expect(field.font?.pointSize == 53 && text.font?.pointSize == 53)
                #expect(labels[0].traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
            }
            #expect(labels.map { $0.font.pointSize } == [28, 17, 28])
            #expect(told == 2)
        }

        @Test func `bold text makes the fonts of text styles heavier, on the screen and off it`() {
            let screen = TestWindow()
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.text = "Bold"
            let own = UILabel()
            own.font = .systemFont(ofSize: 17)
            own.adjustsFontForContentSizeCategory = true
            let button = UIButton(configuration: .plain())
            button.configuration?.title = "Bold"
            let stays = UIView()
            stays.traitOverrides.legibilityWeight = .regular
            let inner = UILabel()
            inner.font = .preferredFont(forTextStyle: .headline)
            inner.adjustsFontForContentSizeCategory = true
            stays.addSubview(inner)
            for view in [label, own, button, stays] { screen.window.addSubview(view) }
            let width = label.intrinsicContentSize.width
            let buttonWidth = button.intrinsicContentSize.width
            UIAccessibility.setStatus(.boldText, true)
            #expect(label.font.weight == .semibold && label.intrinsicContentSize.width > width)
            #expect(button.titleLabel?.font.weight == .semibold && button.intrinsicContentSize.width > buttonWidth)
            #expect(own.font.weight == .regular && inner.font.weight == .semibold)
            #expect(label.traitCollection.legibilityWeight == .bold)
            #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .bold)
            let regular = UITraitCollection(legibilityWeight: .regular)
            #expect(UIFont.preferredFont(forTextStyle: .headline, compatibleWith: regular).weight == .semibold)
            UIAccessibility.setStatus(.boldText, false)
            #expect(label.font.weight == .regular && label.intrinsicContentSize.width == width)
        }

        @Test func `a table's rows grow with the text of their cells`() {
            final class Rows: NSObject, UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    var content = cell.defaultContentConfiguration()
                    content.text = "Row"
                    cell.contentConfiguration = content
                    return cell
                }
            }
            let screen = TestWindow()
            let rows = Rows()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            table.dataSource = rows
            screen.add(table)
            table.layoutIfNeeded()
            #expect(table.contentSize.height == 88)
            with(.accessibilityExtraExtraExtraLarge) {
                table.layoutIfNeeded()
                #expect(table.contentSize.height > 160)
            }
        }
    }
}
