import AccessibilityTree
import Escaping
import ScreenReader

/// Writes a session for people: a line for each gesture, and below it all effects.
package struct TranscriptPrinter {
    private var printed = 0

    /// Creates a printer of a log that nothing was printed of.
    package init() {}

    /// Returns the lines for the new events of a log.
    package mutating func lines(of log: EventLog) -> [String] {
        let new = log.entries[min(printed, log.entries.count)...]
        printed = log.entries.count
        return new.compactMap { Self.line($0.event) }.map(SafeText.line)
    }

    private static func line(_ event: Event) -> String? {
        switch event {
        case .gesture(.touch, .some(let command)): return words("\(command)")
        case .gesture(let gesture, let command):
            return "\(words(gesture.name)) (\(command.map { words("\($0)") } ?? "no command"))"
        case .command(let command): return words("\(command)")
        case .spoken(let text, let kind, _):
            return kind == .announcement ? "    announces  \(text)" : "    speaks     \(text)"
        case .unspoken(let text, let outcome): return "    not spoken \(text) (\(outcome))"
        case .announcementDidFinish(let text, let wasSuccessful):
            return "    finished   \(text) (\(wasSuccessful ? "spoken to the end" : "cut off"))"
        case .notification(let notification):
            return
                "    posted     \(words(notification.kind.rawValue)) by \(notification.isFromSystem ? "UIKit" : "the app")"
        case .action(let action, _, let outcome): return actionLine(action, outcome)
        case .earcon(let earcon): return "    sound      \(words(earcon.rawValue))"
        case .rotor(let name): return "    rotor      \(name)"
        case .setting(let setting, let value): return "    set        \(words(setting.rawValue)) \(value)"
        case .focusLost(let name): return "    lost       \(name.label ?? name.className)"
        case .focusMovedTwice(let from, let to):
            return "    moved twice \(from.label ?? from.className), then \(to.label ?? to.className)"
        case .lateFocusMove(let user, let isReverted):
            let name = user.map { $0.label ?? $0.className } ?? "nothing"
            return isReverted ? "    moved late  away from \(name)" : "    too late   to move away from \(name)"
        case .relabelled(_, let label): return "    label      \(label ?? "the app's own")"
        case .missingWords(let language, _): return "    no words   \(language)"
        case .focus, .muted, .screenCurtain, .copied, .endlessTurns: return nil
        }
    }

    private static func actionLine(_ action: ActionRequest.Action, _ outcome: ActionOutcome) -> String? {
        switch action {
        case .becomeFocused, .loseFocus, .makeNext, .makeMore, .scrollToVisible: return nil
        default: break
        }
        let name =
            switch action {
            case .scroll(let direction): "scroll \(direction)"
            case .customAction: "custom action"
            case .customRotor: "custom rotor"
            case .setSelection: "set selection"
            case .insertText(let text): "type \(SafeText.line(text))"
            case .replaceText: "replace text"
            case .edit(let command): command.rawValue
            case .touches(let gesture): "touches, \(gesture)"
            default: words("\(action)")
            }
        let chain = outcome.trace.map(\.description).joined(separator: " > ")
        let ending =
            if outcome.isHandled {
                outcome.trace.count > 1 ? ", handled by \(outcome.trace[outcome.trace.count - 1].className)" : ""
            } else {
                outcome.systemDefault.map { ", no responder: \($0)" } ?? ", no responder"
            }
        return "    asked      \(name): \(chain)\(ending)"
    }

    /// A name in camel case as words.
    private static func words(_ name: String) -> String {
        name.reduce(into: "") { text, character in
            if character.isUppercase { text += " " }
            text += character.lowercased()
        }
    }
}
