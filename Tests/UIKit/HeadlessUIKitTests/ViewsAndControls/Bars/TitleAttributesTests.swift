import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The looks of titles in bars and segmented controls.
    @Suite @MainActor struct TitleStyles {
        private let screen = TestWindow()
        private let large: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 34), .foregroundColor: UIColor.red,
        ]

        @Test func `titles of items and bars have the looks that were set`() throws {
            let controller = UIViewController()
            controller.title = "Mail"
            let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            controller.navigationItem.rightBarButtonItem = item
            let navigation = UINavigationController(rootViewController: controller)
            screen.window.rootViewController = navigation
            MainLoop.main.runUntilIdle()
            let button = try #require(item.view)
            let width = button.frame.width
            item.setTitleTextAttributes(large, for: .normal)
            item.setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .disabled)
            screen.window.layoutIfNeeded()
            #expect(button.frame.width > width)
            #expect(button.accessibilityAppearance?.fontSize == 34)
            #expect(button.accessibilityAppearance?.textColor == UIColor.red.appearance)
            #expect(item.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
            item.isEnabled = false
            #expect(button.accessibilityAppearance?.textColor == UIColor.gray.appearance)
            navigation.navigationBar.titleTextAttributes = large
            let title = navigation.navigationBar.subviews.compactMap { $0 as? UINavigationBarTitleLabel }.first
            #expect(title?.font.pointSize == 34 && title?.textColor == .red)
            navigation.navigationBar.titleTextAttributes = nil
            #expect(title?.font.pointSize == 17)
            navigation.navigationBar.prefersLargeTitles = true
            #expect(title?.font.pointSize == 34 && title?.textColor != .red)
            navigation.navigationBar.largeTitleTextAttributes = [
                .font: UIFont.systemFont(ofSize: 50), .foregroundColor: UIColor.red,
            ]
            #expect(title?.font.pointSize == 50 && title?.textColor == .red)
        }

        @Test func `segments are as wide as their titles in the font that was set`() {
            let control = UISegmentedControl(items: ["Day", "Week"])
            screen.add(control)
            let width = control.intrinsicContentSize.width
            control.setTitleTextAttributes(large, for: .normal)
            #expect(control.intrinsicContentSize.width > width)
            #expect(control.subviews.first?.accessibilityAppearance?.textColor == UIColor.red.appearance)
            #expect(control.titleTextAttributes(for: .selected)?.count == 2)
        }
    }
}
