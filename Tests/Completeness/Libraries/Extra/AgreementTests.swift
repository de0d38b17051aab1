import AccessibilitySnapshotModel
import AccessibilitySnapshotParser
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import UIKit
import XCTest

@testable import AccessibilitySnapshotExample

/// Compares the speech of AccessibilitySnapshot's parser for each screen of its example with that of our reader.
final class AgreementTests: XCTestCase {
    func testEachScreen() {
        MainActor.assumeIsolated {
            MainLoop.main.clock = .virtual
            var comparison = Comparison()
            comparison.compareAll()
            XCTAssertEqual(comparison.same, comparison.all)
        }
    }
}

@MainActor private struct Comparison {
    var all = 0
    var same = 0

    mutating func compareAll() {
        let root = RootViewController()
        for row in 0..<root.tableView(root.tableView, numberOfRowsInSection: 0) {
            let choices = compare(row, choosing: nil)
            for choice in choices { _ = compare(row, choosing: choice) }
        }
        print("AGREE \(same) of \(all)")
    }

    /// Shows a screen, and after a choice in an action sheet the screen of that action; returns the actions' titles.
    private mutating func compare(_ row: Int, choosing choice: String?) -> [String] {
        let root = RootViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        MainLoop.main.runUntilIdle()
        let path = IndexPath(row: row, section: 0)
        let name = root.tableView(root.tableView, cellForRowAt: path).textLabel?.text ?? ""
        root.tableView(root.tableView, didSelectRowAt: path)
        MainLoop.main.runUntilIdle()
        let shown = (root.presentedViewController as? UINavigationController)?.topViewController
        let actions = (shown as? UIAlertController)?.actions.filter { $0.style != .cancel } ?? []
        if let choice {
            let source = WindowSource(window)
            let tree = source.captureTree()
            let button = tree.nodes.first { $0.isElement && $0.label?.string == choice }
            XCTAssertTrue(source.perform(ActionRequest(target: button?.id, action: .activate)).isHandled)
            MainLoop.main.runUntilIdle()
        }
        compare(window, choice.map { "\(name), \($0)" } ?? name)
        return actions.compactMap(\.title)
    }

    private mutating func compare(_ window: UIWindow, _ name: String) {
        func line(_ description: String, _ hint: String?) -> String {
            hint.map { "\(description) | \($0)" } ?? description
        }
        let theirs = AccessibilityHierarchyParser().parseAccessibilityElements(in: window)
            .map { line($0.description, $0.hint) }
        let tree = WindowSource(window, ranksParts: false).captureTree()
        let ours = Phraser(style: .snapshot, language: "en").phrases(of: tree, announcesContainers: false)
            .map { line($0.phrase.description, $0.phrase.hint) }
        let difference = theirs.difference(from: ours)
        all += max(theirs.count, ours.count)
        same += theirs.count - difference.insertions.count
        for change in difference {
            switch change {
            case .insert(let place, let text, _): print("DIFFERENT \(name), theirs \(place): \(text)")
            case .remove(let place, let text, _): print("DIFFERENT \(name), ours \(place): \(text)")
            }
        }
    }
}
