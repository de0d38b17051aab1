import ArgumentParser
import CommandIO
import FileScreens
import Foundation
import InterfaceBuilder
import StrictXML

/// `earshot layout-check`: compares Earshot's layout with the frames that Xcode stored.
struct LayoutCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout-check",
        abstract: "Compare Earshot's layout of storyboards and xibs with the frames that Xcode stored in them.",
        discussion: """
            Lays out the view of each controller, each view of a xib and the content of each cell at its stored \
            size, with the traits of the file's device. Measures views that constraints or stack views position: the \
            error of a view is the largest difference between the four numbers of its frames, in points.

            Each view is laid out twice: with the stored sizes of text and images, which tests the constraint \
            solver, and with Earshot's sizes, which also tests text measurement. Controls without text keep their \
            stored sizes, which differ between versions of iOS. A view is "independent of content" if it does not \
            move when text and images grow by 10 % and one point.

            Folders are searched recursively, without the files that Git ignores.
            """,
        examples: [
            "earshot layout-check .",
            "earshot layout-check App/Main.storyboard --list",
        ])

    @Argument(help: "The files and folders to check.", completion: .file())
    var paths: [String]

    @Option(help: ArgumentHelp("The number of worst files and classes to list (0 to 1000).", valueName: "count"))
    var worst = 10

    @Flag(help: "List each view with an error of more than one point.")
    var list = false

    @OptionGroup(title: "Input") var files: FileOptions

    func validate() throws {
        guard (0...1_000).contains(worst) else { throw ValidationError("--worst must be a number from 0 to 1000") }
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
