import AccessibilityTree
import Foundation
import HeadlessUIKit
import LiveReader
import ScreenReader

/// The cost of a screen transition while the reader is on: callbacks, layout, notifications, capture, difference and
/// phrasing, until speech has ended.
@MainActor struct TransitionBenchmarks {
    func run(_ report: inout Report) {
        report.header(
            "Screens of 1,000 views that give way to another, milliseconds of processor time",
            ["transition", "median", "least", "views"])
        let before = (UIView.areAnimationsEnabled, MainLoop.main.clock)
        defer {
            UIView.setAnimationsEnabled(before.0)
            MainLoop.main.clock = before.1
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: Self.screen("Home"))
        tabs.viewControllers = [navigation, Self.screen("Other")]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        let reader = ScreenReaderSession()
        defer {
            reader.end()
            window.isHidden = true
        }
        reader.settle()
        let pushed = Self.screen("Pushed")
        measure("push", reader, &report) {
            navigation.pushViewController(pushed, animated: true)
        } undo: {
            navigation.popViewController(animated: true)
        }
        let presented = Self.screen("Presented")
        presented.modalPresentationStyle = .fullScreen
        measure("present", reader, &report) {
            tabs.present(presented, animated: true)
        } undo: {
            tabs.dismiss(animated: true)
        }
        measure("tab switch", reader, &report) {
            tabs.selectedIndex = 1
        } undo: {
            tabs.selectedIndex = 0
        }
    }

    private func measure(
        _ name: String, _ reader: ScreenReaderSession, _ report: inout Report, _ change: () -> Void,
        undo: () -> Void
    ) {
        var times: [Double] = []
        for _ in 0..<21 {
            let start = Self.processorTime
            change()
            reader.settle()
            times.append((Self.processorTime - start) * 1_000)
            undo()
            reader.settle()
        }
        times.sort()
        let median = times[times.count / 2]
        report.row([name, median.short, (times.first ?? 0).short, Self.viewCount.grouped])
        report.check("\(name) on a screen of 1,000 views", median, atMost: 10, unit: "ms of processor time")
    }

    private static let viewCount = 1_000

    /// A screen of rows, each with a label and a switch.
    private static func screen(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        let bounds = UIScreen.main.bounds
        let content = UIView(frame: bounds)
        for index in 0..<(viewCount / 4) {
            let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 3, width: bounds.width, height: 3))
            let label = UILabel(frame: CGRect(x: 16, y: 0, width: 200, height: 3))
            label.text = "\(title) row \(index)"
            let toggle = UISwitch(frame: CGRect(x: 300, y: 0, width: 51, height: 3))
            toggle.accessibilityLabel = "\(title) switch \(index)"
            row.addSubview(label)
            row.addSubview(toggle)
            row.addSubview(UIView(frame: CGRect(x: 0, y: 2, width: bounds.width, height: 1)))
            content.addSubview(row)
        }
        controller.view = content
        return controller
    }

    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
