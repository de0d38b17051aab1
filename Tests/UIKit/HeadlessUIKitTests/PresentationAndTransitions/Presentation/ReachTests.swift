import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

private let pad = CGSize(width: 1180, height: 820)

/// A screen with two buttons that count how often they were used.
@MainActor private final class Counters: UIViewController {
    var used: [String: Int] = [:]
    let names: [String]
    private(set) var buttons: [String: UIButton] = [:]

    init(_ names: [String]) {
        self.names = names
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        for (index, name) in names.enumerated() {
            let button = UIButton(frame: CGRect(x: 20, y: 120 + 60 * CGFloat(index), width: 120, height: 44))
            button.setTitle(name, for: .normal)
            button.addAction(
                UIAction { [weak self] _ in self?.used[name, default: 0] += 1 }, for: .primaryActionTriggered)
            view.addSubview(button)
            buttons[name] = button
        }
    }
}

extension CoreTests {
    /// Views that a presentation leaves uncovered answer touches and double taps, and the covered ones do not.
    @MainActor struct ReachTests {
        private func labels(_ stage: Stage) -> [String] {
            let tree = WindowSource(stage.window).captureTree()
            return ReadingOrder(tree).elements.compactMap { (tree[$0]?.label ?? tree[$0]?.value)?.string }
        }

        private func touch(_ button: UIButton?, _ stage: Stage) {
            guard let button else { return }
            let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
            stage.window.simulateTap(at: button.convert(middle, to: nil))
            stage.settle()
        }

        /// A double tap of VoiceOver; false when the element is not to be reached.
        private func doubleTap(_ label: String, _ stage: Stage) -> Bool {
            let source = WindowSource(stage.window)
            let tree = source.captureTree()
            guard let target = ReadingOrder(tree).elements.first(where: { tree[$0]?.label?.string == label }) else {
                return false
            }
            _ = source.perform(ActionRequest(target: target, action: .activate))
            stage.settle()
            return true
        }

        @Test(arguments: [false, true]) func `what is searched in place answers, and what the search obscures does not`(
            isObscured: Bool
        ) {
            onStage { stage in
                let list = Counters(["Row"])
                list.title = "List"
                let search = UISearchController(searchResultsController: nil)
                search.obscuresBackgroundDuringPresentation = isObscured
                search.searchBar.placeholder = "Find"
                list.navigationItem.searchController = search
                stage.show(UINavigationController(rootViewController: list))
                search.isActive = true
                stage.settle()
                touch(list.buttons["Row"], stage)
                #expect(list.used["Row", default: 0] == (isObscured ? 0 : 1))
                #expect(doubleTap("Row", stage) == !isObscured)
                #expect(list.used["Row", default: 0] == (isObscured ? 0 : 2))
                #expect(labels(stage).contains("Find"))
            }
        }

        @Test func `a search leaves the tabs below it in reach`() {
            onStage { stage in
                let list = Counters(["Row"])
                list.title = "List"
                let search = UISearchController(searchResultsController: Counters(["Hit"]))
                list.navigationItem.searchController = search
                let tabs = UITabBarController()
                let other = Counters(["Else"])
                other.title = "Other"
                let stack = UINavigationController(rootViewController: list)
                stack.title = "List"
                tabs.viewControllers = [stack, other]
                stage.show(tabs)
                search.isActive = true
                stage.settle()
                #expect(!labels(stage).contains("Row"))
                #expect(doubleTap("Other", stage))
                #expect(tabs.selectedViewController === other)
                #expect(labels(stage) == ["Else", "List", "Other"])
                #expect(doubleTap("List", stage))
                #expect(search.isActive && !labels(stage).contains("Row"))
            }
        }

        @Test(arguments: [false, true]) func `what an undimmed sheet leaves free answers, until it is pulled up`(
            isDimmed: Bool
        ) {
            onStage { stage in
                let map = Counters(["Pin"])
                stage.show(UINavigationController(rootViewController: map))
                let details = Counters(["Route"])
                details.sheetPresentationController?.detents = [.medium(), .large()]
                details.sheetPresentationController?.largestUndimmedDetentIdentifier = isDimmed ? nil : .medium
                map.present(details, animated: true)
                stage.settle()
                touch(map.buttons["Pin"], stage)
                #expect(map.used["Pin", default: 0] == (isDimmed ? 0 : 1))
                #expect(doubleTap("Pin", stage) == !isDimmed)
                #expect(doubleTap("Route", stage))
                #expect(details.used["Route"] == 1)
                details.sheetPresentationController?.animateChanges {
                    details.sheetPresentationController?.selectedDetentIdentifier = .large
                }
                stage.settle()
                touch(map.buttons["Pin"], stage)
                #expect(map.used["Pin", default: 0] == (isDimmed ? 0 : 2))
                #expect(!doubleTap("Pin", stage))
            }
        }

        @Test func `only the passthrough views of a popover stay in reach`() {
            onStage(size: pad) { stage in
                let editor = Counters(["Undo", "Delete"])
                stage.show(UINavigationController(rootViewController: editor))
                let colors = Counters(["Red"])
                colors.modalPresentationStyle = .popover
                colors.preferredContentSize = CGSize(width: 200, height: 200)
                colors.popoverPresentationController?.sourceView = editor.view
                colors.popoverPresentationController?.sourceRect = CGRect(x: 800, y: 500, width: 10, height: 10)
                editor.present(colors, animated: true)
                stage.settle()
                #expect(labels(stage) == ["Red", "dismiss popup"])
                let source = WindowSource(stage.window)
                var tree = source.captureTree()
                colors.popoverPresentationController?.passthroughViews = [editor.buttons["Undo"]].compactMap { $0 }
                stage.settle()
                // Before anything else is captured, after which all would be captured again.
                _ = source.refresh(&tree)
                #expect(
                    ReadingOrder(tree).elements.compactMap { tree[$0]?.label?.string } == [
                        "Red", "Undo", "dismiss popup",
                    ], "who follows the screen hears of it")
                #expect(labels(stage) == ["Red", "Undo", "dismiss popup"])
                touch(editor.buttons["Undo"], stage)
                #expect(doubleTap("Undo", stage))
                #expect(editor.used["Undo"] == 2)
                #expect(editor.presentedViewController === colors)
                touch(editor.buttons["Delete"], stage)
                #expect(editor.used["Delete"] == nil)
                #expect(editor.presentedViewController == nil, "a touch elsewhere dismisses the popover")
            }
        }

        @Test func `a presentation over the screen swallows touches outside its content`() {
            onStage { stage in
                let home = Counters(["Buy"])
                stage.show(home)
                let cover = UIViewController()
                cover.modalPresentationStyle = .overFullScreen
                home.present(cover, animated: true) { cover.view.frame = CGRect(x: 0, y: 600, width: 402, height: 274) }
                stage.settle()
                touch(home.buttons["Buy"], stage)
                #expect(home.used["Buy"] == nil)
            }
        }
    }
}
