@_exported import AccessibilityTesting
import HeadlessUIKit
import Speech
@_exported import SwiftUI

// The expectations of AccessibilityTesting for views of SwiftUI. They are a module of their own, so that tests of UIKit
// alone don't build SwiftUI.

extension ScreenReaderSession {
    /// Shows a view of SwiftUI on the screen and attaches a screen reader to its window.
    public convenience init<V: View>(
        view: V, options: ScreenReader.Options = ScreenReader.Options(), policy: AnnouncementPolicy = .realistic
    ) {
        self.init(controller: UIHostingController(rootView: view), options: options, policy: policy)
    }
}

/// Expects the announcements of all elements when a user swipes through a view from first to last: one line for each.
///
/// ```swift
/// expectSpoken(
///     SettingsView(),
///     """
///     Settings, heading
///     Wi-Fi, switch button, on, Double tap to toggle setting.
///     """)
/// ```
@MainActor @discardableResult
public func expectSpoken<V: View>(
    _ view: V, _ expected: String, options: ScreenReader.Options = ScreenReader.Options(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    expectSpoken(
        UIHostingController(rootView: view), expected, options: options, fileID: fileID, filePath: filePath, line: line,
        column: column)
}

/// Expects that a session with a view matches its recording: the transcript of everything from the start of the reader to
/// the end of the closure.
@MainActor
public func expectSpoken<V: View>(
    _ view: V, named name: String? = nil, isRecording: Bool = false,
    options: ScreenReader.Options = ScreenReader.Options(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function,
    _ body: @MainActor (ScreenReaderSession) throws -> Void
) rethrows {
    try expectSpoken(
        UIHostingController(rootView: view), named: name, isRecording: isRecording, options: options, fileID: fileID,
        filePath: filePath, line: line, column: column, function: function, body)
}

/// Expects that a screen reader can reach every element of a view, has an announcement for it and can use it.
@MainActor @discardableResult
public func expectAccessible<V: View>(
    _ view: V, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) -> Bool {
    expectAccessible(
        UIHostingController(rootView: view), fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects that an audit finds no issues in a view.
@MainActor @discardableResult
public func expectAudit<V: View>(
    _ view: V, _ expectation: AuditExpectation = AuditExpectation(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AuditResult {
    expectAudit(
        UIHostingController(rootView: view), expectation, fileID: fileID, filePath: filePath, line: line, column: column
    )
}
