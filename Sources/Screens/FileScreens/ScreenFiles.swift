import CommandIO
import Foundation
import InterfaceBuilder

/// The files that a command for screens gets as arguments: one, or several and those in folders.
package struct ScreenFiles {
    /// The files in stable order.
    package let paths: [String]
    /// Whether there is only the file that was named, so that an error in it ends the command.
    package let isSingle: Bool
    /// The property lists of apps in folders that were named; none unless they are taken.
    package let propertyLists: [String]

    /// Finds the files.
    ///
    /// - Parameter takesPropertyLists: whether the property lists of apps are taken, too.
    /// - Throws: `ToolError` where there is none.
    package init(_ named: [String], takesPropertyLists: Bool = false) throws(ToolError) {
        var isFolder: ObjCBool = false
        isSingle =
            named.count == 1
            && !(FileManager.default.fileExists(atPath: named[0], isDirectory: &isFolder) && isFolder.boolValue)
        if isSingle {
            paths = named
            propertyLists = []
            return
        }
        let found = InterfaceFiles(in: named)
        found.reportOmissions()
        paths = found.paths
        propertyLists = takesPropertyLists ? found.propertyLists : []
        guard !paths.isEmpty || !propertyLists.isEmpty else {
            throw ToolError(
                "no storyboard or xib found", file: named.joined(separator: ", "),
                remedy: "name a storyboard, a xib, or a folder that contains some", exitCode: .noInput)
        }
    }

    /// Calls the closure with each path, in order. A file among several that can't be read is reported and counted, and
    /// the next one follows.
    package func forEach(_ body: (String) throws -> Void) throws {
        guard !isSingle else { return try body(paths[0]) }
        let progress = ProgressLine(total: paths.count, writesMeanwhile: true)
        var skipped = 0
        for path in paths {
            progress.next(path)
            do {
                try body(path)
            } catch let error as ToolError where error.exitCode == .dataError || error.exitCode == .noInput {
                progress.clear()
                StandardError.write("earshot: \(error)\n")
                skipped += 1
            }
        }
        progress.clear()
        let read = paths.count - skipped
        StandardError.write(
            "earshot: \(read) file\(read == 1 ? "" : "s") read" + (skipped > 0 ? ", \(skipped) skipped" : "") + "\n")
        if read == 0 {
            throw ToolError(
                "none of the files could be read", file: nil, remedy: "see the messages above", exitCode: .dataError)
        }
    }
}
