import CommandIO
import Foundation
import InterfaceBuilder
import StrictXML

/// The Interface Builder documents in files and folders, in stable order, and the counts of files left out.
package struct InterfaceSources {
    /// The documents with their paths.
    package private(set) var documents: [(path: String, document: InterfaceBuilderDocument)] = []
    /// The number of files skipped because they hold no iOS interface.
    private(set) var skipped = 0
    /// The number of files that could not be read.
    private(set) var broken = 0

    /// Reads the files, as many at a time as there are processors, and reports each one that is left out in one line.
    ///
    /// - Throws: `ToolError` when none of the paths leads to a file that could be read.
    package static func load(_ paths: [String], _ options: FileReader) async throws -> InterfaceSources {
        let found = InterfaceFiles(in: paths)
        var result = InterfaceSources()
        found.reportOmissions()
        let outcomes = await InterfaceBuilderDocument.read(
            paths: found.paths, limits: XMLLimits(fileSize: options.limit))
        for (path, outcome) in zip(found.paths, outcomes) {
            switch outcome {
            case .success(let document): result.documents.append((path, document))
            case .failure(.foreign(let kind, _)):
                ToolNote(message: "\(kind)", file: path).report()
                result.skipped += 1
            case .failure(.unreadable(let cause)):
                StandardError.write(
                    "earshot: "
                        + ToolError(
                            cause.message, file: path, line: cause.line, column: cause.column, remedy: cause.remedy,
                            exitCode: .dataError
                        ).description + "\n")
                result.broken += 1
            }
        }
        guard !found.paths.isEmpty else {
            throw ToolError(
                "no storyboard or xib found", file: paths.joined(separator: ", "),
                remedy: "name a storyboard, a xib, or a folder that contains some", exitCode: .noInput)
        }
        return result
    }

    /// A one-line summary of the files that were read and those that were not.
    package var summary: String {
        var parts = ["\(documents.count) file\(documents.count == 1 ? "" : "s") read"]
        if skipped > 0 { parts.append("\(skipped) skipped") }
        if broken > 0 { parts.append("\(broken) broken") }
        return parts.joined(separator: ", ")
    }
}
