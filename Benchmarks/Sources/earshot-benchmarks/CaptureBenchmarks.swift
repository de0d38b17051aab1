import AccessibilityTree
import HeadlessUIKit

/// Capturing live views, and following one that has changed.
@MainActor struct CaptureBenchmarks {
    let sizes: [Int]

    func run(_ report: inout Report) {
        MainLoop.main.clock = .virtual
        report.header(
            "Capture of live views, nanoseconds a view (leaf: one changed leaf to its change, nanoseconds; with looks: as "
                + "audits capture)",
            ["shape", "views", "build", "capture", "t(2N)/t(N)", "leaf", "with looks"])
        for shape in Shape.allCases {
            for size in sizes { measure(shape, size, &report) }
        }
        deepHierarchy(&report)
    }

    private func measure(_ shape: Shape, _ size: Int, _ report: inout Report) {
        let runs = size < 10_000 ? 50 : size < 200_000 ? 7 : 3
        let (screen, build) = make(shape, size)
        let (double, _) = make(shape, size * 2)
        let source = WindowSource(screen.window)
        let doubleSource = WindowSource(double.window)
        var times = [Double.infinity, .infinity]
        // A disturbance can only make something look slower; a second measurement distinguishes it from growth.
        for _ in 0..<4 where !(times[0] / Double(size) < 300 && times[1] / times[0] < 2.3) {
            let again = nanosecondsInTurns(
                runs: runs, [{ keep(source.captureTree()) }, { keep(doubleSource.captureTree()) }])
            times = [min(times[0], again[0]), min(times[1], again[1])]
        }
        var tree = source.captureTree()
        let steps = 1_000
        let leaf =
            nanoseconds(runs: 5) {
                for step in 0..<steps {
                    screen.leaf.accessibilityLabel = step % 2 == 0 ? "One" : "Two"
                    keep(source.refresh(&tree))
                }
            } / Double(steps)
        let audited = WindowSource(screen.window, includesAppearance: true)
        let looks = nanoseconds(runs: min(runs, 5)) { keep(audited.captureTree()) } / Double(size)
        let capture = times[0] / Double(size)
        let growth = times[1] / times[0]
        report.row([
            shape.rawValue, size.grouped, (build / Double(size)).short, capture.short, growth.short, leaf.short,
            looks.short,
        ])
        let name = "\(shape.rawValue) \(size.grouped) views"
        report.check("\(name): capture", capture, atMost: 300, unit: "ns a view")
        report.check("\(name): growth of capture", growth, atMost: 2.3, unit: "times")
        report.check("\(name): one changed leaf", leaf, atMost: 5_000, unit: "ns")
    }

    private struct Screen {
        let window: UIWindow
        let root: UIView
        let leaf: UIView
    }

    /// The live views of a shape, and how long it took to make them.
    private func make(_ shape: Shape, _ size: Int) -> (screen: Screen, time: Double) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        var screen: Screen?
        let time = nanoseconds(runs: 1) { screen = Self.views(shape, size, window) }
        return (screen ?? Screen(window: window, root: window, leaf: window), time)
    }

    private static func views(_ shape: Shape, _ size: Int, _ window: UIWindow) -> Screen? {
        guard let tree = try? shape.tree(count: size) else { return nil }
        var path: [(end: Int, view: UIView)] = []
        var root: UIView?
        var leaf: UIView?
        for index in 0..<tree.count {
            let node = tree[index]
            let frame = CGRect(x: node.frame.x, y: node.frame.y, width: node.frame.width, height: node.frame.height)
            let view: UIView
            if node.isElement {
                let label = UILabel(frame: frame)
                label.text = "Label"
                view = label
            } else {
                view = UIView(frame: frame)
            }
            while let last = path.last, last.end <= index { path.removeLast() }
            (path.last?.view ?? window).addSubview(view)
            path.append((tree.subtree(at: index).upperBound, view))
            if root == nil { root = view }
            if node.isElement, index >= size / 2, leaf == nil { leaf = view }
        }
        guard let root else { return nil }
        return Screen(window: window, root: root, leaf: leaf ?? root)
    }

    private func deepHierarchy(_ report: inout Report) {
        report.header("One chain of views, nanoseconds a level", ["levels", "build", "capture", "leaf", "free"])
        var before: (build: Double, capture: Double, free: Double)?
        for depth in [50_000, 100_000] {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
            var leaf: UIView = window
            let build = nanoseconds(runs: 1) {
                for _ in 0..<depth {
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                    leaf.addSubview(view)
                    leaf = view
                }
            }
            let source = WindowSource(window)
            let capture = nanoseconds(runs: 5) { keep(source.captureTree()) }
            var tree = source.captureTree()
            let change = nanoseconds(runs: 50) {
                leaf.accessibilityLabel = leaf.accessibilityLabel == "One" ? "Two" : "One"
                keep(source.refresh(&tree))
            }
            leaf = window
            let free = nanoseconds(runs: 1) { window.subviews.first?.removeFromSuperview() }
            let levels = Double(depth)
            report.row([
                depth.grouped, (build / levels).short, (capture / levels).short, change.short, (free / levels).short,
            ])
            if let before {
                report.check("a chain of views: growth of build", build / before.build, atMost: 2.6, unit: "times")
                report.check(
                    "a chain of views: growth of capture", capture / before.capture, atMost: 2.3, unit: "times")
                report.check("a chain of views: growth of free", free / before.free, atMost: 2.6, unit: "times")
            }
            report.check("a chain of views: one changed leaf", change, atMost: 5_000, unit: "ns")
            before = (build, capture, free)
        }
    }
}
