import AccessibilityTree
import Escaping

/// The text form of a log's contents.
package enum LogText {
    static func name(_ name: ElementName?) -> String {
        guard let name else { return "none" }
        var text = "\(quoted(name.className, limit: 60, marks: "")) \(name.id)"
        if let identifier = name.identifier { text += " id \(quoted(identifier, limit: 60))" }
        if let label = name.label { text += " \(quoted(label, limit: 60))" }
        return "(\(text))"
    }

    static func describe(_ gesture: Gesture) -> String {
        if case .touch(let point) = gesture { "touch (\(point.x), \(point.y))" } else { gesture.name }
    }

    static func describe(_ notification: PostedNotification) -> String {
        let argument =
            switch notification.argument {
            case .none: ""
            case .element(let id): " \(id)"
            case .text(let text, let priority):
                " \(quoted(text.string))\(priority == .default ? "" : " \(priority.rawValue)")"
            }
        return notification.kind.rawValue + (notification.isFromSystem ? " by system" : "") + argument
    }

    /// The name of an action, with its direction or number.
    package static func describe(_ action: ActionRequest.Action) -> String {
        switch action {
        case .activate: "activate"
        case .escape: "escape"
        case .magicTap: "magicTap"
        case .scroll(let direction): "scroll \(direction)"
        case .increment: "increment"
        case .decrement: "decrement"
        case .customAction(let index): "customAction \(index)"
        case .customRotor(let index, let forward, _): "customRotor \(index) \(forward ? "forward" : "backward")"
        case .setSelection(let range): "setSelection \(range.location) + \(range.length)"
        case .insertText(let text): "insertText \(quoted(text))"
        case .deleteBackward: "deleteBackward"
        case .replaceText(let range, let text): "replaceText \(range.location) + \(range.length) \(quoted(text))"
        case .edit(let command): "edit \(command.rawValue)"
        case .longPress: "longPress"
        case .secondaryActivate: "secondaryActivate"
        case .touches(let gesture): "touches \(gesture)"
        case .zoomIn: "zoomIn"
        case .zoomOut: "zoomOut"
        case .makeNext(let forward): forward ? "makeNext" : "makePrevious"
        case .makeMore(let forward): forward ? "makeMore" : "makeMoreBefore"
        case .scrollToVisible: "scrollToVisible"
        case .becomeFocused: "becomeFocused"
        case .loseFocus: "loseFocus"
        }
    }

    /// Describes the responders that were asked; the last one handled the action if it was handled.
    static func describe(_ outcome: ActionOutcome) -> String {
        let asked = outcome.trace.map { quoted($0.description, limit: 120, marks: "") }.joined(separator: " > ")
        var text = outcome.isHandled ? "handled" : "unhandled"
        if let systemDefault = outcome.systemDefault { text += ", system default \(quoted(systemDefault))" }
        if let result = outcome.result { text += ", found \(result)" }
        return asked.isEmpty ? text : "\(text): \(asked)"
    }

    /// Returns an app's text in quotes, cut to `limit` bytes.
    static func quoted(_ text: String, limit: Int = 1000, marks: String = "\"") -> String {
        LineEscaping.quoted(text, limit: limit, marks: marks)
    }
}
