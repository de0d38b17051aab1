import Foundation
import HeadlessUIKit
import TestSupport

@testable import InterfaceBuilder

/// Resources of a project around a storyboard: texts, colours and images.
extension FuzzedParser {
    static let resources = [strings, propertyList, stringsDictionary, stringCatalog, colorSet, imageSet, imageHeader]

    private static let project = "Tests/Expectations/interfacebuilder/project"

    /// The error or note that a user gets for a damaged resource.
    private struct ReportedNotes: Error, CustomStringConvertible {
        var description: String

        init?(_ notes: [ResourceNote]) {
            guard let first = notes.first else { return nil }
            description = first.message
        }
    }

    /// Reads a table, puts it into a document and throws the message that the user would get.
    @MainActor private static func use(_ fill: (inout StringTableReader) -> Void) throws {
        var reader = StringTableReader(language: "de")
        fill(&reader)
        let path = PackageFolders.root.appending(path: "\(project)/App/Base.lproj/Main.storyboard").path
        let prepared = try InterfaceBuilderDocument.read(path: path).localized(with: reader.result)
        guard prepared.document.objects.count == (try InterfaceBuilderDocument.read(path: path)).objects.count else {
            throw Changed(description: "texts have changed the objects")
        }
        // A damaged key may name another object, which is no error of the file.
        if let told = ReportedNotes(reader.result.notes) { throw told }
    }

    static let strings = FuzzedParser(
        description: "strings", seeds: files(project, ".strings"), count: 400
    ) { bytes in try use { $0.addStrings(bytes, file: "fuzzed.strings") } }

    static let propertyList = FuzzedParser(
        "strings in XML",
        [
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict><key>buy-bt-001.normalTitle</key><string>Kaufen &amp; reisen</string></dict></plist>
            """
        ]
    ) { bytes in try use { $0.addStrings(bytes, file: "fuzzed.strings") } }

    static let stringsDictionary = FuzzedParser(
        "dictionaries of strings",
        [
            """
            <plist version="1.0"><dict><key>dep-lb-001.text</key><dict><key>NSStringLocalizedFormatKey</key>
            <string>%#@a@ und %#@b@</string><key>a</key><dict><key>one</key><string>%#@b@</string><key>other</key>
            <string>%d</string></dict><key>b</key><dict><key>other</key><string>B</string></dict></dict>
            <key>tim-lb-001.text</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>ipad</key>
            <string>A</string></dict></dict></dict></plist>
            """
        ]
    ) { bytes in try use { $0.addDictionary(bytes, file: "fuzzed.stringsdict") } }

    static let stringCatalog = FuzzedParser(
        description: "string catalogues", seeds: files(project, ".xcstrings"), count: 1_000
    ) { bytes in
        let catalog = try StringCatalogFile(bytes)
        for language in catalog.languages { _ = catalog.entries(of: language).map { $0.text.text(on: .pad) } }
    }

    static let colorSet = FuzzedParser(
        description: "colour sets", seeds: files("\(project)/App/Assets.xcassets", ".colorset/Contents.json"),
        count: 1_000
    ) { bytes in
        var errors: [ResourceError] = []
        let set = try ColorSetReader.read(bytes) { errors.append($0) }
        _ = set.color(isDark: true, isHighContrast: true, idiom: .pad)?.sRGB
        if let parseError = errors.first { throw parseError }
    }

    static let imageSet = FuzzedParser(
        description: "image sets", seeds: files("\(project)/App/Assets.xcassets", ".imageset/Contents.json"),
        count: 1_000
    ) { bytes in
        for file in try ImageSetReader.read(bytes) {
            guard CatalogFile.isPlainName(file.name) else { throw Changed(description: "a name leads elsewhere") }
        }
    }

    static let imageHeader = FuzzedParser(
        description: "headers of images",
        seeds: files("\(project)/App/Assets.xcassets", ".png") + files("\(project)/App/Assets.xcassets", ".svg")
            + [
                Array("%PDF-1.7\n1 0 obj\n<</MediaBox [0 0 24 36]>>".utf8), Array("GIF89a@\u{0} \u{0}".utf8),
                [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 32, 0, 64, 3],
            ], count: 3_000, refuses: false
    ) { bytes in
        switch ImageHeader.extent(bytes) {
        case .pixels(let size)?, .points(let size)?:
            guard (0...ImageHeader.largestSide).contains(size.width), size.height > 0 else {
                throw Changed(description: "a size that no image has")
            }
        case nil: break
        }
    }
}
