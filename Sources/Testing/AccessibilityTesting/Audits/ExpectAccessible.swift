import HeadlessUIKit

/// Expects that a screen reader can reach every element in a view, has an announcement for it and can use it: the rules
/// of ``AuditExpectation/essentials``.
///
/// The view is shown on a new screen unless it is in a window. Works in tests of Swift Testing and of XCTest; a failure
/// names the issues and lists the elements of the view, at the line of the call.
///
/// - Parameters:
///   - view: the view.
///   - fileID: the file of the call, at which a failure is reported.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
/// - Returns: whether there is no issue.
@MainActor @discardableResult
public func expectAccessible(
    _ view: @autoclosure () throws -> UIView, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) rethrows -> Bool {
    let result = try expectAudit(view(), .essentials, fileID: fileID, filePath: filePath, line: line, column: column)
    return !result.findings.contains { $0.outcome == .fail }
}

/// Expects that a screen reader can reach every element on a controller's screen, has an announcement for it and can
/// use it: the rules of ``AuditExpectation/essentials``.
///
/// The screen is shown unless it is in a window. Works in tests of Swift Testing and of XCTest; a failure names the
/// issues and lists the elements of the screen, at the line of the call.
///
/// - Parameters:
///   - controller: the controller.
///   - fileID: the file of the call, at which a failure is reported.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
/// - Returns: whether there is no issue.
@MainActor @discardableResult
public func expectAccessible(
    _ controller: UIViewController, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) -> Bool {
    let result = expectAudit(controller, .essentials, fileID: fileID, filePath: filePath, line: line, column: column)
    return !result.findings.contains { $0.outcome == .fail }
}
