import HeadlessUIKit
import LiveReader
import ScreenReader

/// Expects the announcements of all elements when a user swipes through a view from first to last: one line for each.
///
/// ```swift
/// expectSpoken(
///     view,
///     """
///     Settings, heading
///     Wi-Fi, switch button, on, Double tap to toggle setting.
///     """)
/// ```
///
/// The view is shown on a separate screen unless it is in a window. A line break within the announcement of one element
/// counts as a space. Works in tests of Swift Testing and of XCTest; a failure shows the difference and the elements on
/// the screen.
@MainActor @discardableResult
public func expectSpoken(
    _ view: UIView, _ expected: String, options: ScreenReader.Options = ScreenReader.Options(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let reader = ScreenReaderSession(view: view, options: options)
    defer { reader.end() }
    let actual = SpokenScreen.read(reader)
    let wanted = SpokenScreen.lines(expected)
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
    _ view: UIView, named name: String? = nil, isRecording: Bool = false,
    options: ScreenReader.Options = ScreenReader.Options(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function,
    _ body: @MainActor (ScreenReaderSession) throws -> Void
) rethrows {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let reader = ScreenReaderSession(view: view, options: options)
    defer { reader.end() }
    reader.settle()
    try body(reader)
    reader.settle()
    let file = TranscriptFile(testFile: "\(filePath)", name: name ?? function)
    switch file.compare(reader.session.log.transcript, isRecording: isRecording) {
    case nil: break
    case let message?:
        let list = ElementList(reader.session.tree, options: options)
        TestFailure.record(([message] + list.lines).joined(separator: "\n"), at: location)
    }
}

extension ScreenReaderSession {
    /// Swipes to an element by its identifier, its label or its whole announcement.
    ///
    /// If it is missing the test fails, with a list of the elements and the nearest match.
    /// - Returns: whether the element was found.
    @discardableResult
    public func move(
        to name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        let tree = session.tree
        let list = ElementList(tree)
        let elements = session.elements
        let position =
            list.identifiers.firstIndex(of: name) ?? elements.firstIndex { tree[$0]?.label?.string == name }
            ?? list.spoken.firstIndex(of: name)
        if let position {
            reach(position)
            if session.focusedPosition == position { return true }
        }
        let problem = position == nil ? "There is no element" : "The VoiceOver cursor doesn't reach the element"
        let near = position == nil ? list.nearest(to: name).map { "; did you mean \"\($0)\"?" } ?? "" : ""
        TestFailure.record(
            (["\(problem) \"\(name)\"\(near)"] + list.lines).joined(separator: "\n"),
            at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        return false
    }

    // A finger can't touch a covered element; swipes reach every one.
    private func reach(_ position: Int) {
        guard session.focusedPosition != position else { return }
        while let here = session.focusedPosition, here != position {
            if here < position { next() } else { previous() }
            guard session.focusedPosition != here else { return }
        }
        guard session.focusedPosition == nil else { return }
        first()
        if session.focusedPosition != nil { reach(position) }
    }
}

/// The announcements of a screen.
@MainActor enum SpokenScreen {
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
