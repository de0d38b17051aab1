import Foundation

/// A command, run by a fresh process of this tool.
///
/// The kernel counts the memory of the process that forks as the child's until the child's program starts, so a command
/// that the benchmarks start directly would have at least their own size.
enum MeasuredCommand {
    private static let name = "measured-command"

    /// Runs a command without output; returns its time in milliseconds and its largest resident memory in megabytes.
    static func run(_ command: URL, _ arguments: [String]) -> (time: Double, megabytes: Double)? {
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [name, command.path] + arguments
        process.standardOutput = output
        guard (try? process.run()) != nil, let data = try? output.fileHandleForReading.readToEnd() else { return nil }
        process.waitUntilExit()
        let figures = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
        return figures.count == 2 ? (figures[0], figures[1]) : nil
    }

    /// Measures the command that the arguments name and ends the process, if they ask for that.
    static func runIfNamed(_ arguments: [String]) {
        guard arguments.first == name, arguments.count > 1 else { return }
        let process = Process()
        process.executableURL = URL(filePath: arguments[1])
        process.arguments = Array(arguments.dropFirst(2))
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let clock = ContinuousClock()
        let start = clock.now
        guard (try? process.run()) != nil else { exit(1) }
        process.waitUntilExit()
        let time = start.milliseconds(to: clock.now)
        var usage = rusage()
        guard getrusage(RUSAGE_CHILDREN.rawValue, &usage) == 0 else { exit(1) }
        print(time, Double(usage.ru_maxrss) / 1024, terminator: "")
        exit(0)
    }
}
