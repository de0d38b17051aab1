import Foundation

/// Expects that no class in some Swift sources has a member whose name is nearly that of a member of UIKit's that is
/// made to be overridden, such as `shouldAutomaticallyForwardAppearanceMethod` or `accessibilityPerfomEscape`: UIKit
/// never calls it, and the compiler does not warn.
///
/// Pass the folder of the app: `URL(filePath: #filePath).deletingLastPathComponent()`. Hidden files, files of more than
/// 4,000,000 bytes and those after the first 10,000 are left out; so are interpolations in texts. Works in tests of
/// Swift Testing and of XCTest.
///
/// - Parameters:
///   - location: a Swift file, or a folder whose Swift files are read.
///   - names: names that are correct.
///   - filePath: the path of that file.
///   - column: the column of the call.
///   - line: the line of the call.
///   - fileID: the file of the call, at which a failure is reported.
/// - Returns: whether no name is misspelt. A location where no Swift file can be read is a failure as well.
@discardableResult
public func expectNoMisspeltOverrides(
    in location: URL, except names: Set<String> = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    var lines: [String] = []
    var count = 0
    for file in swiftFiles(in: location) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        count += 1
        lines += MisspeltOverride.all(in: text, except: names).map { "  \(file.lastPathComponent), \($0)" }
    }
    if count == 0 { lines = ["  there is no Swift file at \(location.path)"] }
    guard !lines.isEmpty else { return true }
    TestFailure.record(
        (["Members that override nothing:"] + lines).joined(separator: "\n"),
        at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    return false
}

func swiftFiles(in location: URL) -> [URL] {
    let keys: [URLResourceKey] = [.isRegularFileKey, .fileSizeKey]
    func isReadable(_ file: URL) -> Bool {
        guard file.pathExtension == "swift", let facts = try? file.resourceValues(forKeys: Set(keys)) else {
            return false
        }
        return facts.isRegularFile == true && (facts.fileSize ?? .max) <= 4_000_000
    }
    if isReadable(location) { return [location] }
    let all = FileManager.default.enumerator(
        at: location, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    var files: [URL] = []
    while files.count < 10_000, let file = all?.nextObject() as? URL {
        if isReadable(file) { files.append(file) }
    }
    return files.sorted { $0.path < $1.path }
}
