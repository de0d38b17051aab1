import CMalloc
import Foundation

// glibc maps blocks of more than 32 MiB afresh each time, and gives much freed memory back to the kernel. The arrays of
// 2,000,000 views are just above that size and those of 1,000,000 just below, so growth would depend on the cost of
// fresh pages. Here all sizes reuse the memory that they have freed.
mallopt(M_MMAP_MAX, 0)
mallopt(M_TRIM_THRESHOLD, .max)

MeasuredCommand.runIfNamed(Array(CommandLine.arguments.dropFirst()))
TerminalHelper.runIfNamed(Array(CommandLine.arguments.dropFirst()))

// `--quick` leaves out the largest hierarchies; "tree", "capture", "coding", "reader", "transitions", "emulator",
// "storyboards", "interfaces", "audit" and "layout" name the parts to run, all by default. "interfaces" and "audit"
// read the folder of real files that `EARSHOT_INTERFACES` names, or those next to the package, and leave them out where
// there are none. "speech" is measured only where it is named, since it needs a sound server and speech-dispatcher:
// `make bench-speech` brings them; so is "terminal", which needs the built tool: `make bench-terminal`.
let arguments = CommandLine.arguments.dropFirst()
let parts = arguments.filter { !$0.hasPrefix("--") }
let sizes = arguments.contains("--quick") ? [1_000, 10_000] : [1_000, 10_000, 100_000, 1_000_000]
var report = Report()
if parts.isEmpty || parts.contains("tree") { try TreeBenchmarks(sizes: sizes).run(&report) }
if parts.isEmpty || parts.contains("capture") { CaptureBenchmarks(sizes: sizes).run(&report) }
if parts.isEmpty || parts.contains("coding") { try CodingBenchmarks().run(&report) }
if parts.isEmpty || parts.contains("reader") {
    try ReaderBenchmarks(isQuick: arguments.contains("--quick")).run(&report)
}
if parts.isEmpty || parts.contains("transitions") { TransitionBenchmarks().run(&report) }
if parts.isEmpty || parts.contains("emulator") {
    EmulatorBenchmarks(isQuick: arguments.contains("--quick")).run(&report)
}
if parts.isEmpty || parts.contains("storyboards") { try StoryboardBenchmarks().run(&report) }
let beside = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../../shared/corpora/interface-builder"
).standardizedFileURL.path
let named = ProcessInfo.processInfo.environment["EARSHOT_INTERFACES"] ?? beside
let interfaces = FileManager.default.fileExists(atPath: named) ? named : nil
if parts.isEmpty || parts.contains("interfaces"), let interfaces {
    report = try await InterfaceFileBenchmarks(folder: interfaces).run(report)
}
if parts.isEmpty || parts.contains("audit") {
    AuditBenchmarks().run(&report)
    if let interfaces { report = await FileAuditBenchmarks(folder: interfaces).run(report) }
}
if parts.isEmpty || parts.contains("layout") { try LayoutBenchmarks().run(&report) }
if parts.contains("speech") {
    report = try await SpeechBenchmarks(rounds: arguments.contains("--quick") ? 10 : 40).run(report)
}
if parts.contains("terminal") {
    try TerminalBenchmarks(isQuick: arguments.contains("--quick")).run(&report)
}
for miss in report.misses { print("MISSED \(miss)") }
print(report.misses.isEmpty ? "\nEvery figure is within its limit." : "\n\(report.misses.count) limits missed.")
exit(report.misses.isEmpty ? 0 : 1)
