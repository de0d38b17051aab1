import AccessibilityTesting
import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader
import Testing

/// Lists that scroll under the bars of a stack in tabs.
extension DemoAppTests {
    @MainActor private final class Names: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Names"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private func reading(_ body: (ScreenReaderSession, UITabBarController) throws -> Void) rethrows {
        let clock = MainLoop.main.clock
        MainLoop.main.clock = .virtual
        defer { MainLoop.main.clock = clock }
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: Names())]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let reader = ScreenReaderSession(window: window)
        defer { reader.end() }
        reader.settle()
        try body(reader, tabs)
    }

    @Test func `a row that the cursor goes to is never under a bar`() throws {
        try reading { reader, tabs in
            let bar = try #require(reader.session.tree.first(label: "Names")).frame
            let top = bar.y + bar.height
            let bottom = Double(tabs.tabBar.frame.minY)
            reader.move(to: "Row 0")
            for row in 0..<60 {
                let node = try #require(reader.focusedElement)
                #expect(node.label?.string == "Row \(row)")
                #expect(node.frame.y + node.frame.height > top && node.frame.y < bottom, "row \(row) can be seen")
                reader.next()
            }
            for row in (0..<60).reversed() {
                reader.previous()
                let node = try #require(reader.focusedElement)
                #expect(node.label?.string == "Row \(row)")
                #expect(node.frame.y + node.frame.height > top && node.frame.y < bottom, "row \(row) can be seen")
            }
        }
    }

    @Test func `after a page is scrolled the cursor is on the first row that the bar does not cover`() throws {
        try reading { reader, _ in
            reader.move(to: "Row 0")
            let capture = reader.capture { reader.session.perform(Gesture.threeFingerSwipeUp) }
            let status = try #require(capture.spoken.first { $0.hasPrefix("Rows ") })
            let first = try #require(status.split(separator: " ").dropFirst().first.flatMap { Int($0) })
            let row = try #require(
                reader.focusedElement?.label?.string.split(separator: " ").last.flatMap { Int($0) })
            // The status counts from 1, and only rows that are seen whole.
            #expect(row == first - 1 || row == first - 2)
        }
    }
}
