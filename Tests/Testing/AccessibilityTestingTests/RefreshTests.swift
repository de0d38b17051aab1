import AccessibilityTesting
import AccessibilityTree
import Foundation
import HeadlessUIKit
import Testing

/// Content that is reloaded by pulling it down, with VoiceOver and with a finger.
@Suite(.serialized) @MainActor struct RefreshTests {
    private final class News: UITableViewController {
        var lines = (1...3).map { "Story \($0)" }
        var asked = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "News"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let control = UIRefreshControl()
            control.addAction(UIAction { [weak self] _ in self?.asked += 1 }, for: .valueChanged)
            refreshControl = control
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = lines[indexPath.row]
            return cell
        }
    }

    private func elements(_ reader: ScreenReaderSession) -> [String] {
        (0..<reader.session.elementCount).map { reader.session.element(at: $0) }
            .compactMap { reader.session.tree[$0]?.label?.string }
    }

    private func withNews(_ test: (News, ScreenReaderSession) throws -> Void) rethrows {
        let news = News()
        let reader = ScreenReaderSession(controller: UINavigationController(rootViewController: news))
        defer { reader.end() }
        reader.settle()
        try test(news, reader)
    }

    @Test func `a three-finger swipe down at the top loads anew, and says that it is in progress until it has ended`() {
        withNews { news, reader in
            #expect(elements(reader) == ["News", "Story 1", "Story 2", "Story 3"])
            reader.next()
            reader.perform(Gesture.threeFingerSwipeDown)
            reader.settle()
            #expect(news.asked == 1 && news.refreshControl?.isRefreshing == true)
            #expect(elements(reader) == ["News", "In progress", "Story 1", "Story 2", "Story 3"])
            reader.perform(Gesture.threeFingerSwipeDown)
            #expect(news.asked == 1)
            news.lines.insert("Story 0", at: 0)
            news.tableView.reloadData()
            news.refreshControl?.endRefreshing()
            reader.settle()
            #expect(elements(reader) == ["News", "Story 0", "Story 1", "Story 2", "Story 3"])
        }
    }

    @Test func `away from the top a swipe scrolls, and only the next one at the top loads anew`() {
        let news = News()
        news.lines = (1...40).map { "Story \($0)" }
        let reader = ScreenReaderSession(controller: UINavigationController(rootViewController: news))
        defer { reader.end() }
        reader.settle()
        reader.next()
        reader.perform(Gesture.threeFingerSwipeUp)
        reader.settle()
        reader.perform(Gesture.threeFingerSwipeDown)
        reader.settle()
        #expect(news.asked == 0 && news.tableView.contentOffset.y == -news.tableView.adjustedContentInset.top)
        reader.perform(Gesture.threeFingerSwipeDown)
        #expect(news.asked == 1)
    }

    @Test(arguments: [(60, 0), (300, 1)])
    func `a finger loads anew only when it pulls far enough`(distance: Int, times: Int) throws {
        try withNews { news, _ in
            let window = try #require(news.view.window)
            window.simulateDrag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: distance))
            #expect(news.asked == times)
        }
    }

    @Test func `changes by the app are not sent back to it, and VoiceOver reads the title`() {
        withNews { news, reader in
            news.refreshControl?.attributedTitle = NSAttributedString(string: "Loading stories")
            news.refreshControl?.beginRefreshing()
            reader.settle()
            #expect(news.asked == 0)
            #expect(elements(reader).contains("Loading stories"))
            news.refreshControl?.endRefreshing()
            news.refreshControl?.isEnabled = false
            reader.perform(Gesture.threeFingerSwipeDown)
            #expect(news.asked == 0 && news.refreshControl?.isRefreshing == false)
        }
    }
}
