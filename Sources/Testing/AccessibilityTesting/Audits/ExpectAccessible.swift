import HeadlessUIKit

/// Expects that a screen reader can come to everything in a view, has something to say of it and can use it: the rules
/// of ``AuditExpectation/essentials``.
///
/// The view is shown on a screen of its own unless it is in a window. Works in tests of Swift Testing and of XCTest; a
/// failure names what is wrong and lists the elements that are there, at the line of the call.
///
/// - Parameters:
///   - view: the view.
///   - fileID: the file of the call, at which a failure is reported.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
/// - Returns: whether all is well.
@MainActor @discardableResult
public func expectAccessible(
    _ view: @autoclosure () throws -> UIView, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) rethrows -> Bool {
    let result = try expectAudit(view(), .essentials, fileID: fileID, filePath: filePath, line: line, column: column)
    return !result.findings.contains { $0.outcome == .fail }
}

/// Expects that a screen reader can come to everything on a controller's screen, has something to say of it and can use
/// it: the rules of ``AuditExpectation/essentials``.
///
/// The screen is shown unless it is in a window. Works in tests of Swift Testing and of XCTest; a failure names what is
/// wrong and lists the elements that are there, at the line of the call.
///
/// - Parameters:
///   - controller: the controller.
///   - fileID: the file of the call, at which a failure is reported.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
/// - Returns: whether all is well.
@MainActor @discardableResult
public func expectAccessible(
    _ controller: UIViewController, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) -> Bool {
    let result = expectAudit(controller, .essentials, fileID: fileID, filePath: filePath, line: line, column: column)
    return !result.findings.contains { $0.outcome == .fail }
}
