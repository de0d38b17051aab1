import AppSources
import Foundation
import TestSupport

/// Adapts texts.
enum Adapting {
    /// Adapts a single file.
    static func file(_ text: String, _ options: AdaptationOptions = AdaptationOptions()) throws(AdaptationError)
        -> String
    {
        try files([text], options)[0]
    }

    /// The files of a module.
    static func files(
        _ texts: [String], _ options: AdaptationOptions = AdaptationOptions()
    ) throws(AdaptationError) -> [String] {
        let sources = texts.enumerated().map {
            AppSource(path: "File\($0.offset).swift", bytes: Array($0.element.utf8))
        }
        return try SourceAdapter(options: options).adapt(sources).map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    /// Files of the sample app and those that only tests read, by name.
    static let fixtures: [URL] = {
        let folders = ["Tests/AppCode/AdaptedSample/App", "Tests/AppCode/AppSourcesTests/Sources"]
        return folders.flatMap { folder in
            let url = PackageFolders.root.appending(path: folder)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
            return names.filter { $0.hasSuffix(".swift") }.sorted().map { url.appending(path: $0) }
        }
    }()
}
