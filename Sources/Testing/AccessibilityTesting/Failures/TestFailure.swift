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

    /// Whether the process runs the tests of Swift Testing: `swift test` runs those of XCTest in another one.
    static let runsSwiftTesting: Bool = {
        let arguments = CommandLine.arguments
        return zip(arguments, arguments.dropFirst()).contains { $0 == ("--testing-library", "swift-testing") }
    }()

    /// Records a failure at the expectation that has failed; without one at the test that is running.
    static func record(_ message: String, at location: TestLocation? = nil) {
        #if canImport(Testing)
        if Test.current != nil || runsSwiftTesting {
            let expectation = location.map {
                SourceLocation(
                    fileID: "\($0.fileID)", filePath: "\($0.filePath)", line: Int($0.line), column: Int($0.column))
            }
            Issue.record(
                Comment(rawValue: message),
                sourceLocation: expectation ?? Test.current?.sourceLocation ?? #_sourceLocation)
            return
        }
        #endif
        #if canImport(XCTest)
        if let location {
            XCTFail(message, file: location.filePath, line: location.line)
        } else {
            XCTFail(message)
        }
        #endif
    }
}
