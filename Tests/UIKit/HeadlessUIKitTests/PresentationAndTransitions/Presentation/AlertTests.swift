import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct AlertTests {
    private func texts(_ view: UIView) -> [String] {
        view.subviews.filter { !$0.isHidden }.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .compactMap {
                ($0 as? UILabel)?.text ?? ($0 as? UIButton)?.accessibilityLabel ?? ($0 as? UITextField)?.placeholder
            }
    }

    private func tap(_ title: String, in alert: UIAlertController) throws {
        let button = try #require(
            alert.view.subviews.compactMap { $0 as? UIButton }.first { $0.accessibilityLabel == title })
        button.sendActions(for: .primaryActionTriggered)
    }

    @Test func `an alert shows title, message, fields and buttons from top to bottom`() {
        onStage { stage in
            let a = stage.show(UIViewController())
            let alert = UIAlertController(title: "Delete?", message: "It can't be undone.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addTextField { $0.placeholder = "Name" }
            a.present(alert, animated: true)
            stage.settle()
            #expect(texts(alert.view) == ["Delete?", "It can't be undone.", "Name", "Cancel", "Delete"])
            #expect(alert.textFields?.count == 1)
            #expect(alert.view.subviews.first?.accessibilityTraits.contains(.header) == true)
            #expect(stage.window.subviews.last?.accessibilityViewIsModal == true)
            #expect(alert.view.frame.width == 270)
            #expect(a.view.window != nil)
        }
    }

    @Test func `with three buttons the cancel button comes last`() {
        onStage { stage in
            let a = stage.show(UIViewController())
            let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "By name", style: .default))
            alert.addAction(UIAlertAction(title: "By date", style: .default))
            a.present(alert, animated: true)
            stage.settle()
            #expect(texts(alert.view) == ["Sort", "By name", "By date", "Cancel"])
        }
    }

    @Test func `a button dismisses the alert and then runs its handler`() throws {
        try onStage { stage in
            let a = stage.show(UIViewController())
            let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
            var isPresentedInHandler: Bool?
            var runs = 0
            alert.addAction(
                UIAlertAction(title: "OK", style: .default) { _ in
                    runs += 1
                    isPresentedInHandler = a.presentedViewController != nil
                })
            a.present(alert, animated: true)
            stage.settle()
            try tap("OK", in: alert)
            try tap("OK", in: alert)
            #expect(runs == 0)
            stage.settle()
            #expect(runs == 1)
            #expect(isPresentedInHandler == false)
        }
    }

    @Test func `an alert in a container is dismissed with it before its handler runs`() throws {
        try onStage { stage in
            let a = stage.show(UIViewController())
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            var presented: UIViewController?
            alert.addAction(
                UIAlertAction(title: "Grid", style: .default) { _ in
                    let next = UIViewController()
                    a.present(next, animated: true)
                    presented = next
                })
            a.present(UINavigationController(rootViewController: alert), animated: true)
            stage.settle()
            try tap("Grid", in: alert)
            stage.settle()
            #expect(presented != nil && a.presentedViewController === presented)
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test func `escape acts as the cancel action, and an alert without one stays`() {
        onStage { stage in
            let a = stage.show(UIViewController())
            var chosen: [String] = []
            let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in chosen.append("OK") })
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
            a.present(alert, animated: true)
            stage.settle()
            #expect(alert.accessibilityPerformEscape())
            stage.settle()
            #expect(chosen == ["Cancel"])
            #expect(a.presentedViewController == nil)
            let stubborn = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
            stubborn.addAction(UIAlertAction(title: "OK", style: .default))
            a.present(stubborn, animated: true)
            stage.settle()
            #expect(!stubborn.accessibilityPerformEscape())
            #expect(a.presentedViewController === stubborn)
        }
    }

    @Test func `an action sheet without a cancel action is dismissed by escape and from outside`() throws {
        try onStage { stage in
            let a = stage.show(UIViewController())
            for way in 0..<2 {
                let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                sheet.addAction(UIAlertAction(title: "Share", style: .default))
                a.present(sheet, animated: true)
                stage.settle()
                #expect(sheet.view.frame.maxY > stage.window.bounds.height - 20)
                if way == 0 {
                    #expect(sheet.accessibilityPerformEscape())
                } else {
                    let region = try #require(stage.window.subviews.last?.subviews.first)
                    #expect(region.accessibilityActivate())
                }
                stage.settle()
                #expect(a.presentedViewController == nil)
            }
        }
    }

    @Test func `a disabled action can't be chosen until it is enabled`() throws {
        try onStage { stage in
            let a = stage.show(UIViewController())
            let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
            let action = UIAlertAction(title: "OK", style: .default)
            action.isEnabled = false
            alert.addAction(action)
            a.present(alert, animated: true)
            stage.settle()
            let button = try #require(alert.view.subviews.last as? UIButton)
            #expect(button.accessibilityTraits.contains(.notEnabled))
            action.isEnabled = true
            #expect(!button.accessibilityTraits.contains(.notEnabled))
        }
    }

    @Test func `two cancel actions and text fields in action sheets are errors`() {
        onStage { stage in
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            sheet.addTextField()
            #expect(stage.diagnostics.count == 2)
            #expect(sheet.actions.count == 1)
            #expect(sheet.textFields == nil)
        }
    }

    @Test func `Return chooses the preferred action and Escape the cancel action`() {
        onStage { stage in
            let a = stage.show(UIViewController())
            for (key, expected) in [("\r", "Rename"), (UIKeyCommand.inputEscape, "Cancel")] {
                var chosen: [String] = []
                let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
                for (title, style) in [("Rename", UIAlertAction.Style.default), ("Cancel", .cancel)] {
                    alert.addAction(UIAlertAction(title: title, style: style) { _ in chosen.append(title) })
                }
                alert.preferredAction = alert.actions[0]
                a.present(alert, animated: true)
                stage.settle()
                #expect(texts(alert.view) == ["T", "Cancel", "Rename"], "it stays where it is")
                #expect(stage.window.simulateKey(UIKey(key)))
                stage.settle()
                #expect(chosen == [expected])
                #expect(a.presentedViewController == nil)
            }
        }
    }

    @Test func `an alert whose message grows on the screen grows with it`() {
        onStage { stage in
            let root = stage.show(UIViewController())
            let alert = UIAlertController(title: "Loading", message: "One", preferredStyle: .alert)
            root.present(alert, animated: true)
            stage.settle()
            let before = alert.view.frame.height
            alert.message = "One\nTwo\nThree\nFour"
            stage.settle()
            #expect(alert.view.frame.height > before)
        }
    }

    @Test func `the preferred action is shown in bold, whenever it is named`() {
        onStage { stage in
            let root = stage.show(UIViewController())
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            let actions = ["Delete", "Keep"].map { UIAlertAction(title: $0, style: .default) }
            for action in actions { alert.addAction(action) }
            alert.preferredAction = actions[1]
            root.present(alert, animated: true)
            stage.settle()
            @MainActor func weights() -> [UIFont.Weight?] { actions.map { $0.button?.titleLabel?.font.weight } }
            #expect(weights() == [.regular, .semibold])
            alert.preferredAction = actions[0]
            #expect(weights() == [.semibold, .regular])
        }
    }

    @Test func `Return leads through the fields of an alert to its preferred action`() {
        onStage { stage in
            let a = stage.show(UIViewController())
            var chosen: [String] = []
            let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Name" }
            alert.addTextField { $0.placeholder = "Password" }
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in chosen.append("OK") })
            alert.preferredAction = alert.actions[0]
            a.present(alert, animated: true)
            stage.settle()
            let fields = alert.textFields ?? []
            fields.first?.becomeFirstResponder()
            stage.window.simulateKey(UIKey("\r"))
            stage.settle()
            #expect(fields.last?.isFirstResponder == true)
            #expect(chosen.isEmpty)
            stage.window.simulateKey(UIKey("\r"))
            stage.settle()
            #expect(chosen == ["OK"])
        }
    }

    @Test func `a preferred action that the alert does not have is an error, and a disabled one is not chosen`() {
        onStage { stage in
            let a = stage.show(UIViewController())
            let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
            alert.preferredAction = UIAlertAction(title: "OK", style: .default)
            #expect(alert.preferredAction == nil)
            #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.invalidArgument])
            let action = UIAlertAction(title: "OK", style: .default)
            action.isEnabled = false
            alert.addAction(action)
            alert.preferredAction = action
            a.present(alert, animated: true)
            stage.settle()
            stage.window.simulateKey(UIKey("\r"))
            stage.settle()
            #expect(a.presentedViewController === alert)
        }
    }

    @Test func `A16 a dismissed alert is freed`() {
        final class Alert: UIAlertController {
            var onDeinit: (() -> Void)?
            isolated deinit { onDeinit?() }
        }
        onStage { stage in
            let a = stage.show(UIViewController())
            var isFreed = false
            do {
                let alert = Alert(title: "T", message: "M", preferredStyle: .alert)
                alert.onDeinit = { isFreed = true }
                alert.addAction(UIAlertAction(title: "OK", style: .cancel))
                a.present(alert, animated: true)
                stage.settle()
                a.dismiss(animated: true)
                stage.settle()
            }
            #expect(isFreed)
        }
    }
}
