#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// The location of an expectation in a test, in the forms that Swift Testing and XCTest need.
struct TestLocation {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt
}

/// Reports failures to the framework that runs the present test.
enum TestFailure {
    /// Attaches a text to the present test of Swift Testing (`swift test --attachments-path`); XCTest has no
    /// attachments on Linux.
    static func attach(_ text: String?, named name: String, at location: TestLocation) {
        #if canImport(Testing)
        guard let text, Test.current != nil else { return }
        Attachment.record(
            text, named: name,
            sourceLocation: SourceLocation(
                fileID: "\(location.fileID)", filePath: "\(location.filePath)", line: Int(location.line),
                column: Int(location.column)))
        #endif
    }

    /// Records a failure at the expectation that has failed. A test of XCTest is recognised by no test of Swift Testing
    /// being at work.
    static func record(_ message: String, at location: TestLocation) {
        #if canImport(Testing)
        if Test.current != nil {
            Issue.record(
                Comment(rawValue: message),
                sourceLocation: SourceLocation(
                    fileID: "\(location.fileID)", filePath: "\(location.filePath)", line: Int(location.line),
                    column: Int(location.column)))
            return
        }
        #endif
        #if canImport(XCTest)
        XCTFail(message, file: location.filePath, line: location.line)
        #endif
    }
}
