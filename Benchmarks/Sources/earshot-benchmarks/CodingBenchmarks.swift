import AccessibilityTree
import StrictJSON

/// Writing and reading documents, and dumping.
struct CodingBenchmarks {
    func run(_ report: inout Report) throws {
        report.header("Documents, nanoseconds a node", ["nodes", "write JSON", "read JSON", "dump"])
        var before: [Double]?
        for size in [10_000, 20_000] {
            let tree = try Shape.random.tree(count: size)
            let data = try StrictJSONEncoder().encode(tree)
            let times = [
                try nanoseconds(runs: 3) { keep(try StrictJSONEncoder().encode(tree)) },
                try nanoseconds(runs: 3) { keep(try StrictJSONDecoder().decode(AccessibilityTree.self, from: data)) },
                nanoseconds(runs: 3) { keep(tree.dump()) },
            ]
            report.row([size.grouped] + times.map { ($0 / Double(size)).short })
            if let before {
                for (name, growth) in zip(["write", "read", "dump"], zip(times, before).map(/)) {
                    report.check("documents: growth of \(name)", growth, atMost: 2.3, unit: "times")
                }
            }
            before = times
        }
    }
}
