import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// The dots of a page controller: "Following gesture-driven navigation, the current page number is updated
/// automatically" (UIPageViewControllerDataSource.presentationIndex(for:)).
@Suite(.serialized) @MainActor struct PageDotsTests {
    /// An introduction in three pages; like Apple's samples it answers with the page to begin with.
    private final class Introduction: UIPageViewController, UIPageViewControllerDataSource {
        let pages = ["Welcome", "Sync", "Ready"].map { ListedController($0, [$0]) }
        var asked = 0

        init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            dataSource = self
            setViewControllers([pages[0]], direction: .forward, animated: false)
        }
        private func page(beside page: UIViewController, _ offset: Int) -> UIViewController? {
            let index = (pages.firstIndex { $0 === page } ?? 0) + offset
            return pages.indices.contains(index) ? pages[index] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(beside: viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(beside: viewController, 1) }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            asked += 1
            return 0
        }
    }

    @Test func `the dots follow the user's page turns, and the data source is not asked`() {
        let introduction = Introduction()
        reading(introduction) { reader, _ in
            let before = introduction.asked
            reader.scroll(.left)
            #expect(reader.labels.contains("Sync"))
            #expect(reader.spokenLog.contains { $0.contains("Page 2 of 3") })
            reader.last()
            #expect(reader.session.lastSpoken?.contains("page 2 of 3") == true)
            reader.perform(.increment)
            #expect(reader.labels.contains("Ready"))
            #expect(reader.session.lastSpoken?.contains("page 3 of 3") == true)
            #expect(introduction.asked == before)
            introduction.setViewControllers([introduction.pages[0]], direction: .reverse, animated: false)
            reader.settle()
            #expect(introduction.asked == before + 1)
            reader.last()
            #expect(reader.session.lastSpoken?.contains("page 1 of 3") == true)
        }
    }
}
