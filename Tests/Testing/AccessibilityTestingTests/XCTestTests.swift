import AccessibilityTesting
import HeadlessUIKit
import XCTest

/// The expectations within XCTest.
final class XCTestTests: XCTestCase {
    private var failures: [(text: String, line: Int)] = []
    private var catchesFailures = false

    // Tests of apps in this process follow, and apps live in real time.
    override func tearDown() {
        MainActor.assumeIsolated { MainLoop.main.clock = .real }
    }

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        guard catchesFailures else {
            return super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        failures.append((description, lineNumber))
    }

    // XCTest calls synchronous tests on the main thread, and on Linux it finds none that are isolated to an actor.
    func testFailuresAreReportedToXCTest() {
        catchesFailures = true
        let line = MainActor.assumeIsolated {
            expectAccessible(Fixture.screen())
            return #line - 1
        }
        catchesFailures = false
        XCTAssertEqual(failures.map(\.line), [line])
        XCTAssertTrue(failures.first?.text.contains("screen-empty") == true)
    }

    func testASoundScreenPasses() {
        XCTAssertTrue(MainActor.assumeIsolated { expectAccessible(Fixture.player()) })
    }
}
