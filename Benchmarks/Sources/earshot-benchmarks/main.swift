import Foundation

// glibc gives freed memory back to the kernel at once until it has seen a large block freed. Without this, the smaller
// runs would pay for fresh pages at some sizes and not at others, and growth would be measured by that.
keep([UInt8](repeating: 1, count: 31 << 20))

// `--quick` leaves out the largest hierarchies.
let isQuick = CommandLine.arguments.contains("--quick")
var report = Report()
try TreeBenchmarks(sizes: isQuick ? [1_000, 10_000] : [1_000, 10_000, 100_000, 1_000_000]).run(&report)
try CodingBenchmarks().run(&report)
for miss in report.misses { print("MISSED \(miss)") }
print(report.misses.isEmpty ? "\nEvery figure is within its limit." : "\n\(report.misses.count) limits missed.")
exit(report.misses.isEmpty ? 0 : 1)
