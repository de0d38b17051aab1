import AccessibilityTree
import Foundation
import HeadlessUIKit
import Testing

/// Placeholders for missing content.
@Suite(.serialized) @MainActor struct ContentUnavailableTests {
    private final class Results: UIViewController {
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            contentUnavailableConfiguration = UIContentUnavailableConfiguration.search().updated(for: state)
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))

    private func labels(_ controller: UIViewController) -> [String] {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let tree = WindowSource(window).captureTree()
        return ReadingOrder(tree).elements.compactMap { tree[$0]?.label?.string }
    }

    @Test func `a screen without content says so in the middle, with its button`() {
        let controller = UIViewController()
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "tray")
        configuration.text = "No Letters"
        configuration.secondaryText = "Letters that you get stand here."
        configuration.button = .filled()
        configuration.button.title = "Write One"
        var pressed = 0
        configuration.buttonProperties.primaryAction = UIAction { _ in pressed += 1 }
        controller.contentUnavailableConfiguration = configuration
        let found = labels(controller)
        #expect(found.suffix(3) == ["No Letters", "Letters that you get stand here.", "Write One"])
        let column = controller.view.subviews.last?.subviews.first
        let middle = column.map { abs($0.frame.midY - controller.view.bounds.midY) }
        #expect(middle.map { $0 < 1 } == true)
        let button = column?.subviews.last as? UIButton
        button?.sendActions(for: .primaryActionTriggered)
        #expect(pressed == 1)
        controller.contentUnavailableConfiguration = nil
        #expect(controller.view.subviews.isEmpty)
    }

    @Test func `an empty search names what was searched for`() {
        let controller = Results()
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.text = "zebra"
        controller.navigationItem.searchController = search
        controller.setNeedsUpdateContentUnavailableConfiguration()
        #expect(labels(controller).contains("No Results for “zebra”"))
        search.searchBar.text = ""
        controller.setNeedsUpdateContentUnavailableConfiguration()
        #expect(labels(controller).contains("No Results"))
    }

    @Test func `loading is an activity indicator`() {
        let controller = UIViewController()
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        #expect(labels(controller).contains("In progress"))
    }
}
