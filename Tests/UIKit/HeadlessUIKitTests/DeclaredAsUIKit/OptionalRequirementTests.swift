import Foundation
import Testing

@testable import HeadlessUIKit

/// Calls of optional requirements with a question mark, as code that hands on to another delegate writes them.
@MainActor struct OptionalRequirementTests {
    private final class Rows: NSObject, UITableViewDelegate, UITableViewDataSource {
        // As view controllers have it in addition to the delegate's methods of the same base name.
        let tableView = UITableView()
        var log: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 12 }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    }

    /// Forwards its callbacks.
    private final class Proxy: NSObject, UITableViewDelegate {
        weak var next: (any UITableViewDelegate)?
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            next?.tableView?(tableView, heightForRowAt: indexPath) ?? 99
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            next?.tableView?(tableView, didSelectRowAt: indexPath)
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { next?.scrollViewDidScroll?(scrollView) }
    }

    private final class Nothing: NSObject, UITableViewDelegate {}

    private let path = IndexPath(row: 0, section: 0)
    private let table = UITableView()

    @Test func `a method that is there is called and answers`() {
        let rows = Rows()
        let delegate: (any UITableViewDelegate)? = rows
        #expect(delegate?.tableView?(table, heightForRowAt: path) == 12)
        delegate?.tableView?(table, didSelectRowAt: path)
        delegate?.scrollViewDidScroll?(table)
        #expect(rows.log == ["select", "scroll"] && rows.tableView.superview == nil)
        let source: (any UITableViewDataSource)? = rows
        #expect(source?.tableView?(table, titleForHeaderInSection: 0) == nil)
    }

    @Test func `a method that is not there answers nil, whatever UIKit does without it`() {
        let delegate: (any UITableViewDelegate)? = Nothing()
        #expect(delegate?.tableView?(table, heightForRowAt: path) == nil)
        #expect(delegate?.tableView?(table, shouldHighlightRowAt: path) == nil)
        #expect(delegate?.tableView?(table, didSelectRowAt: path) == nil)
        #expect(delegate?.tableView(table, shouldHighlightRowAt: path) == true)
        let none: (any UITableViewDelegate)? = nil
        #expect(none?.tableView?(table, heightForRowAt: path) == nil)
    }

    @Test func `a call that is handed on says whether the last object has the method`() {
        let proxy = Proxy()
        let nothing = Nothing()
        proxy.next = nothing
        let delegate: any UITableViewDelegate = proxy
        #expect(delegate.tableView(table, heightForRowAt: path) == 99)
        let rows = Rows()
        proxy.next = rows
        #expect(delegate.tableView(table, heightForRowAt: path) == 12)
        delegate.tableView?(table, didSelectRowAt: path)
        #expect(rows.log == ["select"])
    }

    @Test func `a method of another name that is missing inside does not count`() {
        final class Asking: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                // The result is UIKit's default if the estimate is missing.
                self.tableView(tableView, estimatedHeightForRowAt: indexPath) > 0 ? 20 : 30
            }
        }
        let delegate: any UITableViewDelegate = Asking()
        #expect(delegate.tableView?(table, heightForRowAt: path) != nil)
    }

    @Test func `delegates of the app can be called with a question mark too`() {
        final class App: NSObject, UIApplicationDelegate {
            var log: [String] = []
            func application(
                _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
            ) -> Bool {
                log.append(url.absoluteString)
                return false
            }
        }
        let app = App()
        let service: any UIApplicationDelegate = app
        let url = URL(filePath: "/note")
        #expect(service.application?(.shared, open: url, options: [:]) == false && app.log == ["file:///note"])
        #expect(service.application?(.shared, didFinishLaunchingWithOptions: nil) == nil)
        #expect(service.application(.shared, didFinishLaunchingWithOptions: nil))
    }
}
