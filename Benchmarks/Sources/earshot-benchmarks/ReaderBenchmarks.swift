import AccessibilityTree
import ScreenReader
import Speech

/// The speed of the screen reader: the cost of a swipe on small and on large screens, and of reading a whole screen.
@MainActor struct ReaderBenchmarks {
    let isQuick: Bool

    func run(_ report: inout Report) throws {
        try moves(&report)
        try readAll(&report)
    }

    private func moves(_ report: inout Report) throws {
        report.header(
            "Cursor moves, each with its speech, its log and the end of its turn",
            ["elements", "next, ns", "previous, ns", "moves/second", "t/t(100)"])
        // All screens are measured in turns, so that a disturbance meets all of them.
        let sizes = isQuick ? [100, 10_000] : [100, 10_000, 100_000]
        let screens = try sizes.map { try StillScreen(Self.list(count: $0)) }
        let rounds = 20
        var best = sizes.map { _ in (next: Double.infinity, previous: Double.infinity) }
        for _ in 0..<(isQuick ? 10 : 20) {
            for (index, screen) in screens.enumerated() {
                let (next, previous) = screen.walk(rounds)
                best[index].next = min(best[index].next, next)
                best[index].previous = min(best[index].previous, previous)
            }
        }
        for (size, figure) in zip(sizes, best) {
            let growth = figure.next / best[0].next
            report.row([
                size.grouped, figure.next.short, figure.previous.short, Int(1e9 / figure.next).grouped, growth.short,
            ])
            report.check("\(size.grouped) elements: growth of next", growth, atMost: 1.5, unit: "times")
            report.check(
                "\(size.grouped) elements: growth of previous", figure.previous / best[0].previous, atMost: 1.5,
                unit: "times")
        }
    }

    private func readAll(_ report: inout Report) throws {
        report.header(
            "Continuous reading on virtual time", ["elements", "milliseconds", "ns an element", "t(2N)/t(N)"])
        let sizes = isQuick ? [2_500, 5_000] : [5_000, 10_000]
        let trees = try sizes.map { try Self.list(count: $0) }
        var times = nanosecondsInTurns(runs: 3, trees.map { tree in { keep(Self.readAll(tree)) } })
        // A disturbance can only make one of the two look slower; a second measurement distinguishes it from growth.
        for _ in 0..<2 where times[1] / times[0] > 2.3 {
            times = zip(times, nanosecondsInTurns(runs: 3, trees.map { tree in { keep(Self.readAll(tree)) } })).map(min)
        }
        for (size, time) in zip(sizes, times) {
            let growth = size == sizes[0] ? "" : (time / times[0]).short
            report.row([size.grouped, (time / 1e6).short, (time / Double(size)).short, growth])
        }
        report.check("continuous reading: growth", times[1] / times[0], atMost: 2.3, unit: "times")
    }

    private static func readAll(_ tree: AccessibilityTree) -> Int {
        let session = ReadingSession(source: StillSource(tree))
        session.start()
        session.perform(Command.readFromTop)
        session.runUntilSilent(within: .seconds(1_000_000))
        let count = session.spokenLog.count
        precondition(count >= tree.count, "continuous reading did not come to the end")
        return count
    }

    /// A screen of elements in a column of rows, all of which are on the screen.
    private static func list(count: Int) throws -> AccessibilityTree {
        let bounds = Rect(x: 0, y: 0, width: 402, height: Double(count) * 10)
        var builder = TreeBuilder(environment: Environment(screenBounds: bounds))
        builder.reserveCapacity(count + 1)
        builder.open(Node(id: NodeID(1), className: "UIView", frame: bounds))
        for row in 0..<count {
            var node = Node(
                id: NodeID(UInt64(row) + 2), className: "UILabel",
                frame: Rect(x: 0, y: Double(row) * 10, width: 402, height: 10))
            node.isElement = true
            node.label = "Row"
            node.traits = row % 10 == 0 ? .button : .staticText
            builder.add(node)
        }
        builder.close()
        return try builder.finish()
    }
}

/// A session with a screen that does not change.
@MainActor private final class StillScreen {
    private let source: StillSource
    private let session: ReadingSession

    // The end of the screen is where a search of the whole order would cost the most.
    init(_ tree: AccessibilityTree) {
        source = StillSource(tree)
        session = ReadingSession(source: source)
        session.start()
        session.last()
    }

    /// Nanoseconds for a step forwards and a step back among the last hundred elements: the least of several walks,
    /// since now and then one of them pays for the growth of the log.
    func walk(_ rounds: Int) -> (next: Double, previous: Double) {
        var (next, previous) = (Double.infinity, Double.infinity)
        for _ in 0..<rounds {
            previous = min(previous, nanoseconds(runs: 1) { for _ in 0..<Self.length { session.previous() } })
            next = min(next, nanoseconds(runs: 1) { for _ in 0..<Self.length { session.next() } })
        }
        return (next / Double(Self.length), previous / Double(Self.length))
    }

    private static let length = 98
}

/// A screen that does not change and answers nothing.
@MainActor private final class StillSource: AccessibilitySource {
    private let tree: AccessibilityTree

    init(_ tree: AccessibilityTree) {
        self.tree = tree
    }

    func captureTree() -> AccessibilityTree { tree }

    func refresh(_ tree: inout AccessibilityTree) -> TreeChanges { TreeChanges() }

    func perform(_ request: ActionRequest) -> ActionOutcome { ActionOutcome(trace: [], isHandled: false) }
}
