import AccessibilityTree
import ScreenReader

/// The effects of a step, in the words of case files.
@MainActor struct StepObservation {
    let entries: [LogEntry]
    let session: ReadingSession

    /// All that was given to speech.
    var spoken: [String] {
        entries.compactMap { if case .spoken(let text, _, _) = $0.event { text } else { nil } }
    }

    /// Texts that were given to speech and not spoken.
    var unspoken: [String] {
        entries.compactMap { if case .unspoken(let text, _) = $0.event { text } else { nil } }
    }

    /// Returns the announcements whose end was reported to the app.
    func announcements(wasSuccessful: Bool) -> [String] {
        entries.compactMap {
            guard case .announcementDidFinish(let text, wasSuccessful) = $0.event else { return nil }
            return text
        }
    }

    /// The short sounds.
    var earcons: [String] {
        entries.compactMap { if case .earcon(let earcon) = $0.event { earcon.rawValue } else { nil } }
    }

    /// The actions requested of the app: "activate play: handled by UIButton(play)".
    var actions: [String] {
        entries.compactMap {
            guard case .action(let action, let target, let outcome) = $0.event else { return nil }
            let name = target.map { $0.identifier ?? $0.label ?? $0.className } ?? "nothing"
            var text = "\(LogText.describe(action)) \(name): "
            if outcome.isHandled {
                text += "handled" + (outcome.trace.last.map { " by \($0)" } ?? "")
            } else {
                text += "unhandled"
            }
            if let systemDefault = outcome.systemDefault { text += ", system default \(systemDefault)" }
            return text
        }
    }

    /// The names of the element under the cursor, the most particular first; none when the cursor is nowhere.
    var focus: [String] {
        guard let node = session.focusedElement.flatMap({ session.tree[$0] }) else { return [] }
        return [node.identifier, node.label?.string, node.className].compactMap(\.self)
    }

    /// The whole log, without times and the numbers of elements, which differ from run to run.
    var log: [String] {
        entries.map(\.event.transcriptLine)
    }
}
