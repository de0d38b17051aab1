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
        overridingElement(&report)
    }

    /// A label whose text the app computes, and which counts the requests.
    private final class ComputedLabel: UILabel {
        var requests = 0
        override var accessibilityLabel: String? {
            get {
                requests += 1
                return "Computed"
            }
            set {}
        }
    }

    /// A change among 100,000 elements of which one overrides a getter: it costs that getter, not a walk over the others.
    private func overridingElement(_ report: inout Report) {
        report.header(
            "One changed leaf among 100,000 elements, nanoseconds; one of them overrides a getter",
            ["overriding", "leaf", "requests a change"])
        var costs: [Double] = []
        for isOverriding in [false, true] {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
            let computed = ComputedLabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            for index in 0..<1_000 {
                let group = UIView(frame: CGRect(x: 0, y: index % 800, width: 400, height: 10))
                for place in 0..<100 {
                    let isComputed = isOverriding && index == 500 && place == 50
                    let label = isComputed ? computed : UILabel()
                    label.frame = CGRect(x: place * 4, y: 0, width: 4, height: 10)
                    label.text = "Label"
                    group.addSubview(label)
                }
                window.addSubview(group)
            }
            let leaf = window.subviews[100].subviews[0]
            let source = WindowSource(window)
            var tree = source.captureTree()
            let (steps, before) = (1_000, computed.requests)
            let runs = 5
            let cost =
                nanoseconds(runs: runs) {
                    for step in 0..<steps {
                        leaf.accessibilityLabel = step % 2 == 0 ? "One" : "Two"
                        keep(source.refresh(&tree))
                    }
                } / Double(steps)
            let requests = Double(computed.requests - before) / Double(steps * runs)
            costs.append(cost)
            report.row([isOverriding ? "one" : "none", cost.short, requests.short])
            if isOverriding {
                report.check("one overriding element: requests a change", requests, atMost: 4, unit: "requests")
            }
        }
        report.check("one overriding element: cost of a change", costs[1] - costs[0], atMost: 5_000, unit: "ns")
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
