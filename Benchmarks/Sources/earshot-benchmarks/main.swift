import Foundation

// glibc gives freed memory back to the kernel at once until it has seen a large block freed. Without this, the smaller
// runs would pay for fresh pages at some sizes and not at others, and growth would be measured by that.
keep([UInt8](repeating: 1, count: 31 << 20))

// `--quick` leaves out the largest hierarchies; "tree", "capture" and "coding" name the parts to run, all by default.
let arguments = CommandLine.arguments.dropFirst()
let parts = arguments.filter { !$0.hasPrefix("--") }
let sizes = arguments.contains("--quick") ? [1_000, 10_000] : [1_000, 10_000, 100_000, 1_000_000]
var report = Report()
if parts.isEmpty || parts.contains("tree") { try TreeBenchmarks(sizes: sizes).run(&report) }
if parts.isEmpty || parts.contains("capture") { CaptureBenchmarks(sizes: sizes).run(&report) }
if parts.isEmpty || parts.contains("coding") { try CodingBenchmarks().run(&report) }
for miss in report.misses { print("MISSED \(miss)") }
print(report.misses.isEmpty ? "\nEvery figure is within its limit." : "\n\(report.misses.count) limits missed.")
exit(report.misses.isEmpty ? 0 : 1)
