import AccessibilityAudit
import AccessibilityTree
import HeadlessUIKit
import LiveReader

/// Expects that an audit finds no issues on a controller's screen: the rules of `earshot audit`, on live views.
///
/// The screen is shown unless it is in a window. It is traversed by swipes, and touches are hit-tested only; nothing is
/// activated. Findings that need review do not fail the test. A failure names each element, the rule and the fix, and
/// lists the elements on the screen, at the line of the call; in Swift Testing a picture of the screen is attached to
/// it.
///
/// - Parameters:
///   - controller: the controller.
///   - expectation: the rules, their scope and the exceptions.
///   - column: the column of the call.
///   - fileID: the file of the call, at which a failure is reported.
///   - filePath: the path of that file.
///   - line: the line of the call.
/// - Returns: all findings, including those that do not fail the test.
@MainActor @discardableResult
public func expectAudit(
    _ controller: UIViewController, _ expectation: AuditExpectation = AuditExpectation(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AuditResult {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let reader = ScreenReaderSession(controller: controller)
    defer { reader.end() }
    var audit = LiveAudit(reader, controller.viewIfLoaded?.window, expectation)
    audit.orientations = controller.supportedInterfaceOrientations
    return audit.expectNoIssues(at: location)
}

/// Expects that an audit finds no issues in a view: the rules of `earshot audit`, except those about whole screens.
///
/// - Parameters:
///   - view: the view, such as `Controller().view` or a window; it is shown unless it is in a window.
///   - expectation: the rules, their scope and the exceptions.
///   - line: the line of the call.
///   - fileID: the file of the call, at which a failure is reported.
///   - filePath: the path of that file.
///   - column: the column of the call.
/// - Returns: all findings, including those that do not fail the test.
@MainActor @discardableResult
public func expectAudit(
    _ view: @autoclosure () throws -> UIView, _ expectation: AuditExpectation = AuditExpectation(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows -> AuditResult {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let reader = try ScreenReaderSession(view: view())
    defer { reader.end() }
    var audit = LiveAudit(reader, reader.shownWindow, expectation)
    audit.isWhole = false
    return audit.expectNoIssues(at: location)
}

/// Expects that an audit finds no issues on the screen of a session, as it is now. The session continues afterwards, with
/// its cursor on the first element.
///
/// - Parameters:
///   - reader: a session that reads one window.
///   - expectation: the rules, their scope and the exceptions.
///   - line: the line of the call.
///   - column: the column of the call.
///   - fileID: the file of the call, at which a failure is reported.
///   - filePath: the path of that file.
/// - Returns: all findings, including those that do not fail the test.
@MainActor @discardableResult
public func expectAudit(
    _ reader: ScreenReaderSession, _ expectation: AuditExpectation = AuditExpectation(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AuditResult {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return LiveAudit(reader, UIApplication.shared.keyWindow, expectation).expectNoIssues(at: location)
}

/// Expects that an audit finds no issues in the effects of an action and on the screen after it: that the cursor isn't
/// lost, taken away or moved twice, and that changes are announced.
///
/// ```swift
/// let reader = ScreenReaderSession(controller: CartViewController())
/// defer { reader.end() }
/// reader.perform(.next)
/// expectAudit(reader) { reader.perform(.activate) }
/// ```
///
/// - Parameters:
///   - reader: a session that reads one window; it continues afterwards, with its cursor where the action has left it.
///   - expectation: the rules, their scope and the exceptions.
///   - action: the user's action.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
///   - fileID: the file of the call, at which a failure is reported.
/// - Returns: all findings, including those that do not fail the test.
@MainActor @discardableResult
public func expectAudit(
    _ reader: ScreenReaderSession, _ expectation: AuditExpectation = AuditExpectation(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, during action: () throws -> Void
) rethrows -> AuditResult {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let step = try StepObserver(reader).observations(during: action)
    var audit = LiveAudit(reader, UIApplication.shared.keyWindow, expectation)
    audit.step = step
    return audit.expectNoIssues(at: location)
}
