import AccessibilityTree
import HeadlessUIKit
import LiveReader
import ScreenReader

/// The user's actions that a test names by the words on the screen. Each fails the test where it isn't possible.
extension ScreenReaderSession {
    /// Swipes to the first element with an identifier, label, value, placeholder or announcement; earlier ones in this
    /// list take precedence.
    ///
    /// If it is missing the test fails, with a list of the elements and the nearest match.
    /// - Returns: whether the element was found.
    @discardableResult
    public func move(
        to name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        let position = position(of: name)
        if let position {
            reach(position)
            if session.focusedPosition == position { return true }
        }
        let list = ElementList(session.tree)
        let problem = position == nil ? "There is no element" : "The VoiceOver cursor doesn't reach the element"
        let near = position == nil ? list.nearest(to: name).map { "; did you mean \"\($0)\"?" } ?? "" : ""
        return fail(
            "\(problem) \"\(name)\"\(near)", list,
            at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Types text into the text field under the cursor, character by character. A field that isn't edited yet is
    /// activated before.
    ///
    /// When no text is edited then, the test fails.
    /// - Returns: whether the text was typed.
    @discardableResult
    public func type(
        _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        if let traits = focusedElement?.traits, traits.contains(.textEntry), !traits.contains(.isEditing) { activate() }
        let typed = capture { perform(.type(text)) }
        if typed.actions.contains(where: { $0.outcome.isHandled }) { return true }
        return fail(
            "No text field is edited, so \"\(text)\" can't be typed; move to a text field first",
            at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Performs a custom action of the element under the cursor, or of the group around it, by its name: chooses it with
    /// the rotor and double-taps.
    ///
    /// When there is none of that name the test fails, with the names of those that there are.
    /// - Returns: whether there is one.
    @discardableResult
    public func perform(
        action name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        perform(.rotor(.actions))
        var names: [String] = []
        if session.rotorSetting == .actions {
            // From the present choice to the beginning of the list, and from there to its end.
            for command in [Command.previousItem, .nextItem] {
                while let action = capture({ perform(command) }).spoken.last, names.count < 1_000 {
                    if action == name {
                        activate()
                        return true
                    }
                    if !names.contains(action) { names.append(action) }
                }
            }
        }
        let element = focused?.label.map { "\"\($0)\"" } ?? "The element under the cursor"
        let known = names.isEmpty ? "it has none" : "it has: " + names.joined(separator: ", ")
        let near = NearestText.nearest(to: name, among: names).map { "; did you mean \"\($0)\"?" } ?? ""
        return fail(
            "\(element) has no action \"\(name)\"\(near) (\(known))",
            at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Waits in real time until a text is announced or an element of that name is on the screen, for work that is done
    /// elsewhere: by another thread, process or machine. What was announced since the last gesture or command counts.
    ///
    /// If it doesn't come in time the test fails, with a list of the elements.
    ///
    /// - Parameters:
    ///   - text: the announcement; or an identifier, label, value, placeholder or announcement of an element.
    ///   - limit: the longest time to wait.
    ///   - fileID: the file of the call, at which a failure is reported.
    ///   - filePath: the path of that file.
    ///   - line: the line of the call.
    ///   - column: the column of the call.
    /// - Returns: whether it came.
    @discardableResult
    public func waitFor(
        _ text: String, within limit: Duration = .seconds(5), fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async -> Bool {
        let end = ContinuousClock.now + limit
        while true {
            endTurn()
            settle()
            if isThere(text) { return true }
            guard ContinuousClock.now < end, isRunning, !Task.isCancelled else { break }
            await settle(for: Self.pollingInterval)
        }
        let list = ElementList(session.tree)
        let near = list.nearest(to: text).map { "; did you mean \"\($0)\"?" } ?? ""
        return fail(
            "\"\(text)\" was neither announced nor shown within \(limit)\(near)", list,
            at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    private func isThere(_ text: String) -> Bool {
        let entries = session.log.entries
        let action = entries.lastIndex { entry in
            switch entry.event {
            case .gesture, .command: true
            default: false
            }
        }
        let isSpoken = entries[(action ?? 0)...].contains { entry in
            if case .spoken(text, _, _) = entry.event { true } else { false }
        }
        return isSpoken || position(of: text) != nil
    }

    private func fail(_ problem: String, _ list: ElementList? = nil, at location: TestLocation) -> Bool {
        let list = list ?? ElementList(session.tree)
        TestFailure.record(([problem] + list.lines).joined(separator: "\n"), at: location)
        return false
    }

    // MARK: Elements by name

    private func position(of name: String) -> Int? {
        let elements = session.elements
        let nodes = elements.map { session.tree[$0] }
        return nodes.firstIndex { $0?.identifier == name } ?? nodes.firstIndex { $0?.label?.string == name }
            ?? nodes.firstIndex { $0?.value?.string == name } ?? position(ofPlaceholder: name, among: elements)
            ?? ElementList(session.tree).spoken.firstIndex(of: name)
    }

    // A field that has a text doesn't expose its placeholder, except to audits.
    private func position(ofPlaceholder name: String, among elements: [NodeID]) -> Int? {
        guard elements.contains(where: { session.tree[$0]?.traits.contains(.textEntry) == true }) else { return nil }
        let trees = UIApplication.shared.windows.filter { !$0.isHidden }.map {
            WindowSource($0, includesAppearance: true).captureTree()
        }
        return elements.firstIndex { id in trees.contains { $0[id]?.appearance?.placeholder == name } }
    }

    // A finger can't touch a covered element; swipes reach every one.
    func reach(_ position: Int) {
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
