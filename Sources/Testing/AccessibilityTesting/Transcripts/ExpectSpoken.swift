import HeadlessUIKit
import LiveReader
import ScreenReader

/// Expects the announcements of all elements when a user swipes through a view from first to last: one line for each.
///
/// ```swift
/// expectSpoken(
///     SettingsViewController().view,
///     """
///     Settings, heading
///     Wi-Fi, switch button, on, Double tap to toggle setting.
///     """)
/// ```
///
/// The view, which can be a window, is shown on a separate screen unless it is in a window, and the controller that it
/// belongs to is kept meanwhile. A line break within the announcement of one element counts as a space. Works in tests of
/// Swift Testing and of XCTest; a failure shows the difference and the elements on the screen.
@MainActor @discardableResult
public func expectSpoken(
    _ view: @autoclosure () throws -> UIView, _ expected: String,
    options: ScreenReader.Options = ScreenReader.Options(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows -> Bool {
    let reader = try ScreenReaderSession(view: view(), options: options)
    defer { reader.end() }
    return SpokenScreen.expect(
        expected, by: reader, options,
        at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects the announcements of all elements when a user swipes through a controller's screen from first to last: one
/// line for each.
///
/// The screen is shown unless it is in a window. Works in tests of Swift Testing and of XCTest; a failure shows the
/// difference and the elements on the screen.
@MainActor @discardableResult
public func expectSpoken(
    _ controller: UIViewController, _ expected: String, options: ScreenReader.Options = ScreenReader.Options(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    let reader = ScreenReaderSession(controller: controller, options: options)
    defer { reader.end() }
    return SpokenScreen.expect(
        expected, by: reader, options,
        at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects the announcements of all elements of a session's screen as it is now, such as after an action: one line for
/// each.
///
/// ```swift
/// reader.move(to: "Pay")
/// reader.activate()
/// expectSpoken(reader, "Paid, heading")
/// ```
///
/// The session swipes through the screen from its first element on, and goes back to the element that had the cursor.
@MainActor @discardableResult
public func expectSpoken(
    _ reader: ScreenReaderSession, _ expected: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    let position = reader.session.focusedPosition
    defer { if let position { reader.reach(position) } }
    reader.first()
    return SpokenScreen.expect(
        expected, by: reader, ScreenReader.Options(),
        at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that a session with a view matches its recording: the transcript of everything from the start of the reader
/// to the end of the closure.
///
/// The transcript is next to the test, in `__Transcripts__/<file of the test>/<name>.txt`. It is written when
/// `EARSHOT_RECORD=1` is in the environment or `isRecording` is true; a test without one fails with a message.
///
/// - Parameters:
///   - view: the view; it is shown on a separate screen unless it is in a window.
///   - name: the name of the transcript; by default that of the test function.
///   - isRecording: whether the transcript is written instead of compared.
///   - options: the behaviour of the reader.
///   - body: the user's actions.
///   - fileID: the file of the call, at which a failure is reported.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - function: the function of the call.
///   - column: the column of the call.
@MainActor
public func expectSpoken(
    _ view: @autoclosure () throws -> UIView, named name: String? = nil, isRecording: Bool = false,
    options: ScreenReader.Options = ScreenReader.Options(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function,
    _ body: @MainActor (ScreenReaderSession) throws -> Void
) rethrows {
    let reader = try ScreenReaderSession(view: view(), options: options)
    defer { reader.end() }
    try TranscriptFile(testFile: "\(filePath)", name: name ?? function).expect(
        reader, options, isRecording: isRecording,
        at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column), body)
}

/// Expects that a session with a controller's screen matches its recording: the transcript of everything from the start of
/// the reader to the end of the closure.
///
/// The transcript is next to the test, in `__Transcripts__/<file of the test>/<name>.txt`. It is written when
/// `EARSHOT_RECORD=1` is in the environment or `isRecording` is true; a test without one fails with a message.
///
/// - Parameters:
///   - controller: the controller; its screen is shown unless it is in a window.
///   - name: the name of the transcript; by default that of the test function.
///   - isRecording: whether the transcript is written instead of compared.
///   - options: the behaviour of the reader.
///   - body: the user's actions.
///   - fileID: the file of the call, at which a failure is reported.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - function: the function of the call.
///   - column: the column of the call.
@MainActor
public func expectSpoken(
    _ controller: UIViewController, named name: String? = nil, isRecording: Bool = false,
    options: ScreenReader.Options = ScreenReader.Options(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function,
    _ body: @MainActor (ScreenReaderSession) throws -> Void
) rethrows {
    let reader = ScreenReaderSession(controller: controller, options: options)
    defer { reader.end() }
    try TranscriptFile(testFile: "\(filePath)", name: name ?? function).expect(
        reader, options, isRecording: isRecording,
        at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column), body)
}

/// The announcements of a screen.
@MainActor enum SpokenScreen {
    /// Records a failure where the announcements differ, and returns whether they don't.
    static func expect(
        _ expected: String, by reader: ScreenReaderSession, _ options: ScreenReader.Options, at location: TestLocation
    ) -> Bool {
        // A session that another one has kept from starting has reported that itself.
        guard reader.isRunning else { return false }
        let actual = read(reader)
        let wanted = lines(expected)
        guard actual != wanted else { return true }
        let list = ElementList(reader.session.tree, options: options)
        let meant = wanted.filter { !actual.contains($0) }.prefix(5).compactMap { text in
            list.nearest(to: text).map { "\"\(text)\" is not announced; did you mean \"\($0)\"?" }
        }
        TestFailure.record(
            (["The announcements differ (- expected, + announced):"]
                + LineDifference(from: wanted, to: actual).excerpt() + meant + list.lines)
                .joined(separator: "\n"),
            at: location)
        return false
    }

    /// Returns the announcements of all elements as the cursor reaches them by swipes, one line for each.
    static func read(_ reader: ScreenReaderSession) -> [String] {
        reader.settle()
        var lines = [reader.spokenLog.isEmpty ? "" : reader.lastSpoken ?? ""]
        guard reader.session.focusedElement != nil else { return lines.filter { !$0.isEmpty } }
        let start = reader.session.focusedPosition ?? 0
        // Whatever the app does meanwhile, the walk ends.
        for _ in (start + 1)..<max(start + 1, reader.session.elementCount) {
            let before = reader.session.focusedElement
            let spoken = reader.capture { reader.session.next() }.spoken
            guard reader.session.focusedElement != before else { break }
            lines.append(spoken.joined(separator: " "))
        }
        return lines.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
    }

    /// The lines of an expectation, without blank ones at the end.
    static func lines(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
