import ArgumentParser
import CommandIO
import FileScreens
import Foundation
import InterfaceBuilder
import StrictXML

/// `earshot layout-check`: how well our layout agrees with the frames that Xcode has stored.
struct LayoutCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout-check",
        abstract: "Compare the layout of storyboards and xibs with the frames that Xcode has stored in them.",
        discussion: """
            EXAMPLES:
              earshot layout-check .
              earshot layout-check App/Main.storyboard --list

            Each controller's view, each view of a xib and the content of each cell is laid out at its stored size, with \
            the traits of the file's device. What constraints or stack views place is measured: the error of a view is \
            the largest difference of its four frame numbers, in points. It is laid out with the stored sizes of texts \
            and images, which tests the solver, and with our own, which tests the text too. Controls without text keep \
            their stored sizes, which differ from one version of iOS to the next. A view is independent when it stays \
            where it is while texts and images grow by a tenth and a point.

            Folders are searched as git would, without what is ignored.
            """)

    @Argument(help: "The files and folders to check.", completion: .file())
    var paths: [String]

    @Option(help: ArgumentHelp("How many of the worst files and classes to name (0 to 1000).", valueName: "count"))
    var worst = 10

    @Flag(help: "Print each view that is more than a point off.")
    var list = false

    @OptionGroup var files: FileOptions

    func validate() throws {
        guard (0...1_000).contains(worst) else { throw ValidationError("--worst takes a number from 0 to 1000") }
    }

    @MainActor func run() async throws {
        let sources = try await InterfaceSources.load(paths, files.reader)
        var report = LayoutReport()
        let progress = ProgressLine(total: sources.documents.count)
        for (path, document) in sources.documents {
            progress.next(path)
            let check = document.checkLayout()
            if list { try LayoutReport.lines(of: check).forEach(StandardOutput.writeLine) }
            report.add(check, path)
        }
        progress.clear()
        try StandardOutput.writeLine(sources.summary)
        try StandardOutput.write(report.text(worst: worst))
    }
}
