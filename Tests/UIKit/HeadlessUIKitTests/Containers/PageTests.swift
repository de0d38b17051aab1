import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    @MainActor struct PageTests {
        /// Pages "a", "b", "c" … that log their callbacks.
        private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
            let pages: [LoggingController]
            let log: EventLog
            var countsPages = true
            weak var shown: UIPageViewController?

            init(_ names: [String], on stage: Stage) {
                pages = names.map(stage.controller)
                log = stage.log
            }
            private func index(_ page: UIViewController?) -> Int { pages.firstIndex { $0 === page } ?? 0 }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
            ) -> UIViewController? { index(page) > 0 ? pages[index(page) - 1] : nil }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
            ) -> UIViewController? { index(page) + 1 < pages.count ? pages[index(page) + 1] : nil }
            func presentationCount(for pageViewController: UIPageViewController) -> Int {
                countsPages ? pages.count : 0
            }
            func presentationIndex(for pageViewController: UIPageViewController) -> Int {
                index(pageViewController.viewControllers?.first)
            }
            func pageViewController(_ controller: UIPageViewController, willTransitionTo pages: [UIViewController]) {
                log.note("willTransition")
            }
            func pageViewController(
                _ controller: UIPageViewController, didFinishAnimating finished: Bool,
                previousViewControllers: [UIViewController], transitionCompleted completed: Bool
            ) { log.note("didFinish(\(completed))") }
        }

        private func open(
            _ names: [String], _ style: UIPageViewController.TransitionStyle, on stage: Stage
        ) -> (UIPageViewController, Book) {
            let book = Book(names, on: stage)
            let pager = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            pager.dataSource = book
            pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
            stage.show(pager)
            return (pager, book)
        }

        @Test func `PAGE-01 scrolled pages overlap: the old one has gone last`() {
            onStage { stage in
                let (pager, book) = open(["a", "b"], .scroll, on: stage)
                pager.delegate = book
                #expect(pager.turnPage(.forward))
                stage.settle()
                let events = stage.log.take()
                #expect(
                    events.filter { ["WA", "WX", "DA", "DX"].contains($0.suffix(2)) } == [
                        "b.WA", "a.WX", "b.DA", "a.DX",
                    ])
                #expect(events.first == "willTransition")
                #expect(events.last == "didFinish(true)")
                #expect(pager.viewControllers == [book.pages[1]])
                #expect(pager.children == [book.pages[1]], "the page that is gone is no child any more")
            }
        }

        @Test func `PAGE-02 a scrolled page that the user takes back`() {
            onStage { stage in
                let (pager, book) = open(["a", "b"], .scroll, on: stage)
                pager.delegate = book
                pager.turnPage(.forward, isCompleted: false)
                stage.settle()
                let events = stage.log.take()
                #expect(
                    events.filter { ["WA", "WX", "DA", "DX"].contains($0.suffix(2)) } == [
                        "b.WA", "a.WX", "a.WA", "a.DA", "b.WX", "b.DX",
                    ])
                #expect(events.contains("didFinish(false)"))
                #expect(pager.viewControllers == [book.pages[0]])
                #expect(pager.children == [book.pages[0]])
            }
        }

        @Test(arguments: [
            (true, ["b.WA", "a.WX", "a.DX", "b.DA"]),
            (false, ["b.WA", "a.WX", "b.WX", "a.WA", "b.DX", "a.DA"]),
        ])
        func `a curled page is gone before the one below has appeared`(isCompleted: Bool, expected: [String]) {
            onStage { stage in
                let (pager, book) = open(["a", "b"], .pageCurl, on: stage)
                pager.turnPage(.forward, isCompleted: isCompleted)
                stage.settle()
                #expect(pager.viewControllers == [book.pages[isCompleted ? 1 : 0]])
                #expect(stage.log.take().filter { ["WA", "WX", "DA", "DX"].contains($0.suffix(2)) } == expected)
            }
        }

        @Test func `there is no page before the first and none after the last`() {
            onStage { stage in
                let (pager, book) = open(["a", "b"], .scroll, on: stage)
                #expect(!pager.turnPage(.reverse))
                pager.turnPage(.forward)
                stage.settle()
                #expect(!pager.turnPage(.forward))
                #expect(pager.viewControllers == [book.pages[1]])
            }
        }

        @Test func `two pages stand around a spine in the middle`() {
            onStage { stage in
                let pager = UIPageViewController(
                    transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                    options: [.spineLocation: UIPageViewController.SpineLocation.mid])
                pager.setViewControllers([stage.controller("a")], direction: .forward, animated: false)
                #expect(stage.diagnostics.count == 1, "one page is not enough")
                let (left, right) = (stage.controller("l"), stage.controller("r"))
                pager.setViewControllers([left, right], direction: .forward, animated: false)
                stage.show(pager)
                #expect(left.view.frame == CGRect(x: 0, y: 0, width: 201, height: 874))
                #expect(right.view.frame == CGRect(x: 201, y: 0, width: 201, height: 874))
            }
        }

        @Test func `three fingers turn the page and the status says which one is shown`() {
            onStage { stage in
                let (pager, book) = open(["a", "b", "c"], .scroll, on: stage)
                #expect(pager.contentView.accessibilityScroll(.left))
                stage.settle()
                #expect(pager.viewControllers == [book.pages[1]])
                #expect(pager.scrollStatus == "Page 2 of 3")
                #expect(pager.contentView.accessibilityScroll(.right))
                stage.settle()
                #expect(!pager.contentView.accessibilityScroll(.right), "there is nothing before the first page")
                #expect(!pager.contentView.accessibilityScroll(.down), "pages turn sideways here")
            }
        }

        @Test func `dots are shown for pages that are counted, and turn pages`() throws {
            try onStage { stage in
                let (pager, book) = open(["a", "b", "c"], .scroll, on: stage)
                let dots = try #require(pager.view.subviews.compactMap { $0 as? UIPageControl }.first)
                #expect(dots.numberOfPages == 3)
                #expect(!dots.isHidden)
                dots.accessibilityIncrement()
                stage.settle()
                #expect(pager.viewControllers == [book.pages[1]])
                #expect(dots.currentPage == 1)
            }
        }

        @Test func `A16 a dropped page controller is freed with its page`() {
            weak var pager: UIPageViewController?
            weak var page: UIViewController?
            do {
                let made = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                let content = UIViewController()
                made.setViewControllers([content], direction: .forward, animated: false)
                _ = made.view
                pager = made
                page = content
            }
            #expect(pager == nil)
            #expect(page == nil)
        }
    }
}
