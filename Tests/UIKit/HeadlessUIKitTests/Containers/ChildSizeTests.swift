import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The sizes that a child is notified of when its container's size changes.
    @MainActor struct ChildSizeTests {
        private final class Content: UIViewController {
            var heard: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                heard.append(size)
            }
        }

        private let wide = CGSize(width: 1180, height: 820)
        private let tall = CGSize(width: 820, height: 1180)

        /// Turns the window and returns the sizes that a controller was notified of; the last is its size.
        private func turn(_ content: Content, on stage: Stage, to size: CGSize) -> [CGSize] {
            content.heard = []
            stage.window.resize(to: size)
            stage.settle()
            #expect(content.view.bounds.size == content.heard.last, "what was heard is what became of it")
            return content.heard
        }

        private func onPad(_ test: (Stage) -> Void) {
            let before = (UIDevice.current.userInterfaceIdiom, UIScreen.main.bounds.size)
            UIDevice.current.simulate(.pad, screen: wide)
            defer { UIDevice.current.simulate(before.0, screen: before.1) }
            onStage(size: wide, test)
        }

        @Test func `columns of a split view hear of their own widths`() {
            onPad { stage in
                let (master, detail) = (Content(), Content())
                let split = UISplitViewController()
                split.preferredDisplayMode = .oneBesideSecondary
                split.viewControllers = [master, detail]
                stage.show(split)
                #expect(turn(master, on: stage, to: tall) == [CGSize(width: 320, height: 1180)])
                #expect(detail.heard == [CGSize(width: 500, height: 1180)])
                #expect(turn(detail, on: stage, to: wide) == [CGSize(width: 860, height: 820)])
            }
        }

        @Test func `a column that will be the only one gets the whole width, and later its own again`() {
            onPad { stage in
                let master = Content()
                let split = UISplitViewController()
                split.preferredDisplayMode = .oneBesideSecondary
                split.viewControllers = [master, UIViewController()]
                stage.show(split)
                let narrow = CGSize(width: 402, height: 820)
                #expect(turn(master, on: stage, to: narrow) == [narrow])
                #expect(turn(master, on: stage, to: wide) == [CGSize(width: 320, height: 820)])
            }
        }

        @Test func `a stack in a column gets the column's width, and its content the room between bars`() {
            onPad { stage in
                let master = Content()
                let navigation = UINavigationController(rootViewController: master)
                navigation.navigationBar.isTranslucent = false
                let split = UISplitViewController()
                split.preferredDisplayMode = .oneBesideSecondary
                split.viewControllers = [navigation, UIViewController()]
                stage.show(split)
                #expect(turn(master, on: stage, to: tall) == [CGSize(width: 320, height: 1180 - 44)])
            }
        }

        @Test func `content between opaque bars gets the room between them, content under them all of it`() {
            onPad { stage in
                let content = Content()
                let navigation = UINavigationController(rootViewController: content)
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation]
                stage.show(tabs)
                #expect(turn(content, on: stage, to: tall) == [tall])
                navigation.navigationBar.isTranslucent = false
                tabs.tabBar.isTranslucent = false
                stage.settle()
                #expect(turn(content, on: stage, to: wide) == [CGSize(width: 1180, height: 820 - 44 - 49)])
            }
        }

        @Test func `pages hear of their share and of the room above the dots`() {
            final class Dots: UIPageViewControllerDataSource {
                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
                ) -> UIViewController? { nil }
                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
                ) -> UIViewController? { nil }
                func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
            }
            onPad { stage in
                let (left, right, dots) = (Content(), Content(), Dots())
                let book = UIPageViewController(
                    transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                    options: [.spineLocation: UIPageViewController.SpineLocation.mid])
                book.setViewControllers([left, right], direction: .forward, animated: false)
                stage.show(book)
                #expect(turn(left, on: stage, to: tall) == [CGSize(width: 410, height: 1180)])
                let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                let single = Content()
                pages.dataSource = dots
                pages.setViewControllers([single], direction: .forward, animated: false)
                stage.show(pages)
                #expect(turn(single, on: stage, to: wide) == [CGSize(width: 1180, height: 820 - 37)])
            }
        }

        @Test func `the results of a search hear of the room below its bar`() {
            onPad { stage in
                let results = Content()
                let search = UISearchController(searchResultsController: results)
                let root = UIViewController()
                root.navigationItem.searchController = search
                stage.show(UINavigationController(rootViewController: root))
                search.isActive = true
                stage.settle()
                search.showsSearchResultsController = true
                stage.settle()
                let heard = turn(results, on: stage, to: tall)
                #expect(heard.count == 1)
                #expect(heard.first?.width == 820)
            }
        }

        @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover])
        func `a presented controller gets its place in the new size`(style: UIModalPresentationStyle) {
            onPad { stage in
                AdaptationPolicy.current = .modern
                let root = stage.show(UIViewController())
                let modal = Content()
                modal.modalPresentationStyle = style
                modal.popoverPresentationController?.sourceView = root.view
                root.present(modal, animated: false)
                stage.settle()
                let before = modal.view.bounds.size
                modal.heard = []
                stage.window.resize(to: tall)
                stage.settle()
                let after = modal.view.bounds.size
                #expect(modal.heard == (before == after ? [] : [after]))
            }
        }

        @Test func `a custom container's answer reaches a child's children`() {
            final class Halves: UIViewController {
                override func viewDidLayoutSubviews() {
                    for child in children {
                        child.view.frame = CGRect(origin: .zero, size: share(of: view.bounds.size))
                    }
                }
                private func share(of size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: size.height) }
                override func size(
                    forChildContentContainer container: any UIContentContainer,
                    withParentContainerSize parentSize: CGSize
                ) -> CGSize { share(of: parentSize) }
            }
            onPad { stage in
                let (halves, content) = (Halves(), Content())
                let navigation = UINavigationController(rootViewController: content)
                halves.addChild(navigation)
                halves.view.addSubview(navigation.view)
                navigation.didMove(toParent: halves)
                stage.show(halves)
                #expect(turn(content, on: stage, to: tall) == [CGSize(width: 410, height: 1180)])
            }
        }
    }
}
