import Foundation
import HeadlessUIKit

/// The cost of view layout, by frames and by constraints.
@MainActor struct LayoutBenchmarks {
    func run(_ report: inout Report) throws {
        MainLoop.main.clock = .virtual
        let frames = FrameScreen()
        let before = frames.pass()
        try SolverBenchmarks().run(&report)
        throughViews(&report)
        withoutConstraints(&report, frames, before)
    }

    /// The solver's screen made of views and anchors: no limits, since kiwi has no views.
    private func throughViews(_ report: inout Report) {
        report.header(
            "Views placed by constraints, in groups of 10, microseconds",
            ["views", "build", "one constant", "resize"])
        for rows in [100, 1_000] {
            let build = nanoseconds(runs: 5) { ConstraintScreen(rows: rows).window.isHidden = true }
            let screen = ConstraintScreen(rows: rows)
            var step = 0
            let constant = nanoseconds(runs: 20) {
                step += 1
                screen.constants[rows / 2].constant = step % 2 == 0 ? 90 : 110
                screen.window.layoutIfNeeded()
            }
            let resize = nanoseconds(runs: 20) {
                step += 1
                screen.window.frame.size.width = step % 2 == 0 ? 402 : 874
                screen.window.layoutIfNeeded()
            }
            screen.window.isHidden = true
            report.row([(rows * 2).grouped] + [build, constant, resize].map { ($0 / 1_000).short })
        }
    }

    /// Views that no constraint names pay nothing for those that some do.
    private func withoutConstraints(_ report: inout Report, _ frames: FrameScreen, _ before: Double) {
        let constraints = ConstraintScreen(rows: 100)
        defer { constraints.window.isHidden = true }
        var after = Double.infinity
        for _ in 0..<4 where !(after / before < 1.1) { after = min(after, frames.pass()) }
        report.header(
            "Layout of 1,000 views by frames, nanoseconds a view", ["constraints in use elsewhere", "layout"],
            widths: [32])
        report.row(["no", before.short], widths: [32])
        report.row(["yes", after.short], widths: [32])
        report.check("layout by frames with constraints elsewhere", after / before, atMost: 1.1, unit: "times")
    }
}

/// Rows of views with frames.
@MainActor private final class FrameScreen {
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let root = UIView(frame: UIScreen.main.bounds)
    private let count = 1_000

    init() {
        let controller = UIViewController()
        controller.view = root
        for row in 0..<(count / 4) {
            let view = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 44, width: 402, height: 44))
            view.autoresizingMask = .flexibleWidth
            for place in 0..<3 {
                view.addSubview(UIView(frame: CGRect(x: CGFloat(place) * 100, y: 0, width: 90, height: 44)))
            }
            root.addSubview(view)
        }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    /// Nanoseconds a view of a pass in which every one lays out its subviews.
    func pass() -> Double {
        nanoseconds(runs: 50) {
            root.setNeedsLayout()
            for view in root.subviews { view.setNeedsLayout() }
            window.layoutIfNeeded()
        } / Double(count)
    }
}

/// The screen of `SolverScreen` made of views, with a view for each group.
@MainActor private final class ConstraintScreen {
    let window = UIWindow(frame: UIScreen.main.bounds)
    /// The constraint for the width of each label.
    private(set) var constants: [NSLayoutConstraint] = []

    init(rows: Int) {
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let root = controller.view!
        var constraints: [NSLayoutConstraint] = []
        for start in stride(from: 0, to: rows, by: 5) {
            let group = UIView(frame: CGRect(x: 0, y: CGFloat(start) * 40, width: root.bounds.width, height: 200))
            group.autoresizingMask = .flexibleWidth
            root.addSubview(group)
            var above: UIView?
            for row in start..<(start + 5) {
                let (label, field) = (UIView(), UIView())
                for view in [label, field] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    group.addSubview(view)
                }
                let width = label.widthAnchor.constraint(equalToConstant: CGFloat(90 + row % 7))
                width.priority = .defaultLow
                let double = field.widthAnchor.constraint(equalTo: label.widthAnchor, multiplier: 2)
                double.priority = .defaultHigh
                constants.append(width)
                constraints += [
                    label.leadingAnchor.constraint(equalTo: group.leadingAnchor, constant: 16),
                    label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? group.topAnchor, constant: 8),
                    label.heightAnchor.constraint(equalToConstant: CGFloat(30 + row % 3)),
                    label.widthAnchor.constraint(greaterThanOrEqualToConstant: 80), width,
                    field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
                    field.topAnchor.constraint(equalTo: label.topAnchor),
                    field.heightAnchor.constraint(equalTo: label.heightAnchor),
                    field.trailingAnchor.constraint(equalTo: group.trailingAnchor, constant: -16),
                    field.widthAnchor.constraint(greaterThanOrEqualToConstant: 50), double,
                ]
                above = field
            }
        }
        NSLayoutConstraint.activate(constraints)
        window.layoutIfNeeded()
    }
}
