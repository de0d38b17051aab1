import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// An app in a language that is written from right to left (UIView, "Supporting Right-to-Left Languages").
@Suite(.serialized) @MainActor struct ArabicAppTests {
    @Test func `a language from right to left turns the interface and the reading order`() throws {
        let app = UIApplication.shared
        let language = app.preferredLanguage
        defer { app.preferredLanguage = language }
        let controller = UIViewController()
        controller.title = "Title"
        let (first, second) = (UILabel(), UILabel())
        let row = UIStackView(arrangedSubviews: [first, second])
        row.distribution = .fillEqually
        row.frame = CGRect(x: 0, y: 200, width: 400, height: 40)
        (first.text, second.text) = ("First", "Second")
        controller.view.addSubview(row)
        let pinned = UILabel()
        pinned.text = "Pinned"
        pinned.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(pinned)
        NSLayoutConstraint.activate([
            pinned.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
            pinned.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 300),
        ])
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { _ in })
        try reading(UINavigationController(rootViewController: controller)) { reader, _ in
            #expect(first.frame.minX < second.frame.minX && pinned.frame.minX == 20)
            app.preferredLanguage = "ar"
            reader.settle()
            #expect(app.userInterfaceLayoutDirection == .rightToLeft)
            #expect(controller.traitCollection.layoutDirection == .rightToLeft)
            #expect(first.frame.minX > second.frame.minX)
            #expect(pinned.frame.maxX == controller.view.bounds.width - 20)
            let order = reader.labels
            let places = try ["Title", "First", "Second", "Pinned"].map { try #require(order.firstIndex(of: $0)) }
            #expect(places == places.sorted())
            app.preferredLanguage = "de"
            reader.settle()
            #expect(app.userInterfaceLayoutDirection == .leftToRight)
            #expect(first.frame.minX < second.frame.minX && pinned.frame.minX == 20)
        }
    }

    @Test func `a capture may be ignored`() {
        reading(ListedController("Page", ["Text", "Press!"])) { reader, _ in
            reader.capture { reader.next() }
            #expect(reader.cursor == "Press")
        }
    }
}
