import HeadlessUIKit
import LiveReader
import ScreenReader

/// Expects that a screen reader can come to everything in a view and has something to say of it.
///
/// The view is shown on a screen of its own unless it is in a window. Works in tests of Swift Testing and of XCTest; a
/// failure names what is wrong and lists the elements that are there, at the line of the call.
///
/// - Parameters:
///   - view: the view.
///   - checks: what to look at; everything unless stated.
/// - Returns: whether all is well.
@MainActor @discardableResult
public func expectAccessible(
    _ view: UIView, checks: Set<AccessibilityCheck> = Set(AccessibilityCheck.allCases),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return expectAccessible(ScreenReaderSession(view: view), checks, location)
}

/// Expects that a screen reader can come to everything on a controller's screen and has something to say of it.
///
/// The screen is shown unless it is in a window. Works in tests of Swift Testing and of XCTest; a failure names what is
/// wrong and lists the elements that are there, at the line of the call.
///
/// - Parameters:
///   - controller: the controller.
///   - checks: what to look at; everything unless stated.
/// - Returns: whether all is well.
@MainActor @discardableResult
public func expectAccessible(
    _ controller: UIViewController, checks: Set<AccessibilityCheck> = Set(AccessibilityCheck.allCases),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return expectAccessible(ScreenReaderSession(controller: controller), checks, location)
}

@MainActor private func expectAccessible(
    _ reader: ScreenReaderSession, _ checks: Set<AccessibilityCheck>, _ location: TestLocation
) -> Bool {
    defer { reader.end() }
    reader.settle()
    let findings = AccessibilityChecker(reader: reader).findings(checks)
    guard !findings.isEmpty else { return true }
    let list = ElementList(reader.session.tree)
    TestFailure.record(
        ([findings.count == 1 ? "1 thing is not accessible:" : "\(findings.count) things are not accessible:"]
            + findings.map { "  \($0)" } + list.lines).joined(separator: "\n"),
        at: location)
    return false
}
