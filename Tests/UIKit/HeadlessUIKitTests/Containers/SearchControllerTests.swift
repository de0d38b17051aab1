import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    @MainActor struct SearchControllerTests {
        private final class Listener: UISearchControllerDelegate, UISearchResultsUpdating {
            var events: [String] = []
            func willPresentSearchController(_ searchController: UISearchController) { events.append("willPresent") }
            func didPresentSearchController(_ searchController: UISearchController) { events.append("didPresent") }
            func willDismissSearchController(_ searchController: UISearchController) { events.append("willDismiss") }
            func didDismissSearchController(_ searchController: UISearchController) { events.append("didDismiss") }
            func updateSearchResults(for searchController: UISearchController) {
                events.append("update(\(searchController.searchBar.text ?? ""))")
            }
        }

        private func labels(_ window: UIWindow) -> [String] {
            let tree = WindowSource(window).captureTree()
            return ReadingOrder(tree).elements.compactMap { (tree[$0]?.label ?? tree[$0]?.value)?.string }
        }

        private func page(_ text: String, on stage: Stage) -> LoggingController {
            let controller = stage.controller(text)
            controller.title = text
            let label = UILabel(frame: CGRect(x: 0, y: 10, width: 200, height: 20))
            label.text = "\(text) content"
            controller.view.addSubview(label)
            return controller
        }

        @Test func `a search bar is between the navigation bar and the content`() {
            onStage { stage in
                let home = page("Home", on: stage)
                let search = UISearchController(searchResultsController: nil)
                search.searchBar.placeholder = "Find"
                home.navigationItem.searchController = search
                stage.show(UINavigationController(rootViewController: home))
                #expect(labels(stage.window) == ["Home", "Find", "Home content"])
            }
        }

        @Test(arguments: [false, true]) func `the button to cancel comes after the field`(isMirrored: Bool) {
            onStage { stage in
                stage.window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
                let home = page("Home", on: stage)
                let search = UISearchController(searchResultsController: nil)
                home.navigationItem.searchController = search
                stage.show(UINavigationController(rootViewController: home))
                search.isActive = true
                stage.settle()
                search.searchBar.searchTextField.insertText("a")
                stage.settle()
                let environment = Environment(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
                let tree = WindowSource(stage.window, environment: environment).captureTree()
                let heard = ReadingOrder(tree).elements.compactMap { (tree[$0]?.label ?? tree[$0]?.value)?.string }
                #expect(heard == ["a", "Clear text", "Cancel", "Home content"])
            }
        }

        @Test func `results follow a text that code sets while something is searched`() {
            onStage { stage in
                let home = page("Home", on: stage)
                let results = page("Results", on: stage)
                let search = UISearchController(searchResultsController: results)
                let listener = Listener()
                search.searchResultsUpdater = listener
                home.navigationItem.searchController = search
                stage.show(UINavigationController(rootViewController: home))
                search.searchBar.text = "before"
                #expect(listener.events.isEmpty)
                search.searchBar.text = ""
                search.isActive = true
                stage.settle()
                listener.events = []
                search.searchBar.text = "Rome"
                #expect(listener.events == ["update(Rome)"])
                stage.settle()
                #expect(labels(stage.window).contains("Results content"))
                search.searchBar.text = "Rome"
                search.searchBar.searchTextField.insertText("s")
                #expect(listener.events == ["update(Rome)", "update(Romes)"])
                search.isActive = false
                stage.settle()
                #expect(listener.events == ["update(Rome)", "update(Romes)", "update()"])
            }
        }

        @Test func `a search presents its results and gives the bar back`() {
            onStage { stage in
                let home = page("Home", on: stage)
                let results = page("Results", on: stage)
                let search = UISearchController(searchResultsController: results)
                let listener = Listener()
                search.delegate = listener
                search.searchResultsUpdater = listener
                home.navigationItem.searchController = search
                let navigation = stage.show(UINavigationController(rootViewController: home))
                search.searchBar.becomeFirstResponder()
                stage.settle()
                #expect(search.isActive)
                #expect(search.searchBar.isFirstResponder)
                #expect(!labels(stage.window).contains("Home content"), "what is searched is out of reach")
                #expect(!labels(stage.window).contains("Results content"), "there is no text yet")
                search.searchBar.searchTextField.insertText("a")
                stage.settle()
                #expect(labels(stage.window).contains("Results content"))
                #expect(labels(stage.window).contains("Cancel"))
                #expect(search.accessibilityPerformEscape())
                stage.settle()
                #expect(!search.isActive)
                #expect(search.searchBar.superview === navigation.view)
                #expect(search.searchBar.text == "")
                #expect(labels(stage.window).contains("Home content"))
                #expect(
                    listener.events == [
                        "willPresent", "update()", "didPresent", "update(a)", "willDismiss", "update()", "didDismiss",
                    ])
            }
        }

        @Test func `what shows its own results stays within reach`() {
            onStage { stage in
                let home = page("Home", on: stage)
                let search = UISearchController(searchResultsController: nil)
                home.navigationItem.searchController = search
                stage.show(UINavigationController(rootViewController: home))
                search.isActive = true
                stage.settle()
                #expect(labels(stage.window).contains("Home content"))
                #expect(labels(stage.window).contains("Cancel"))
            }
        }

        @Test func `a search whose bar is nowhere is refused with a warning`() {
            onStage { stage in
                let search = UISearchController(searchResultsController: nil)
                search.isActive = true
                #expect(!search.isActive)
                #expect(stage.diagnostics.count == 1)
            }
        }

        @Test func `A16 a dropped search controller is freed with its results`() {
            weak var search: UISearchController?
            weak var results: UIViewController?
            do {
                let content = UIViewController()
                let made = UISearchController(searchResultsController: content)
                _ = made.view
                search = made
                results = content
            }
            #expect(search == nil)
            #expect(results == nil)
        }
    }
}
