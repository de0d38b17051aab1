import AccessibilityTree
import Foundation

/// The editing commands of responders. Each responder has all of them, and reports by `canPerformAction(_:withSender:)`
/// which it can perform now.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection with the content of the pasteboard.
    func paste(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Selects the content at the insertion point.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Makes the selection bold or not.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selection italic or not.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selection or not.
    func toggleUnderline(_ sender: Any?)
    /// Makes the selection larger.
    func increaseSize(_ sender: Any?)
    /// Makes the selection smaller.
    func decreaseSize(_ sender: Any?)
    /// Sets the selection's writing direction to left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Sets the selection's writing direction to right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Begins a search.
    func find(_ sender: Any?)
    /// Searches and replaces.
    func findAndReplace(_ sender: Any?)
    /// Goes to the next match.
    func findNext(_ sender: Any?)
    /// Goes to the previous match.
    func findPrevious(_ sender: Any?)
    /// Searches for the selection.
    func useSelectionForFind(_ sender: Any?)
    /// Prints the content.
    func printContent(_ sender: Any?)
    /// Renames the content.
    func rename(_ sender: Any?)
    /// Makes a copy of the content.
    func duplicate(_ sender: Any?)
    /// Moves the content.
    func move(_ sender: Any?)
    /// Saves a copy of the content elsewhere.
    func export(_ sender: Any?)
    /// Pastes a URL and opens it.
    func pasteAndGo(_ sender: Any?)
    /// Pastes in the style of the surrounding text.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Pastes text and searches for it.
    func pasteAndSearch(_ sender: Any?)
}

/// The editing commands by selector.
@MainActor enum StandardEditActions {
    private typealias Command = @MainActor (UIResponder, Any?) -> Void

    private static let commands: [String: Command] = [
        "cut:": { $0.cut($1) }, "copy:": { $0.copy($1) }, "paste:": { $0.paste($1) }, "delete:": { $0.delete($1) },
        "select:": { $0.select($1) }, "selectAll:": { $0.selectAll($1) },
        "toggleBoldface:": { $0.toggleBoldface($1) }, "toggleItalics:": { $0.toggleItalics($1) },
        "toggleUnderline:": { $0.toggleUnderline($1) }, "increaseSize:": { $0.increaseSize($1) },
        "decreaseSize:": { $0.decreaseSize($1) },
        "makeTextWritingDirectionLeftToRight:": { $0.makeTextWritingDirectionLeftToRight($1) },
        "makeTextWritingDirectionRightToLeft:": { $0.makeTextWritingDirectionRightToLeft($1) },
        "find:": { $0.find($1) }, "findAndReplace:": { $0.findAndReplace($1) }, "findNext:": { $0.findNext($1) },
        "findPrevious:": { $0.findPrevious($1) }, "useSelectionForFind:": { $0.useSelectionForFind($1) },
        "printContent:": { $0.printContent($1) }, "rename:": { $0.rename($1) }, "duplicate:": { $0.duplicate($1) },
        "move:": { $0.move($1) }, "export:": { $0.export($1) }, "pasteAndGo:": { $0.pasteAndGo($1) },
        "pasteAndMatchStyle:": { $0.pasteAndMatchStyle($1) }, "pasteAndSearch:": { $0.pasteAndSearch($1) },
    ]

    /// Has a responder perform a command by its selector, if it can now; returns false for other selectors.
    static func carryOut(_ action: Selector, on responder: UIResponder, sender: Any?) -> Bool {
        guard let command = commands[action.name], responder.canPerformAction(action, withSender: sender) else {
            return false
        }
        command(responder, sender)
        return true
    }
}

extension EditingCommand {
    /// The selector of the command in UIKit.
    var action: Selector { Selector(rawValue + ":") }

    /// Creates the command for a selector of UIKit; nil for other selectors.
    init?(_ action: Selector) {
        guard action.name.hasSuffix(":"), let command = EditingCommand(rawValue: String(action.name.dropLast())) else {
            return nil
        }
        self = command
    }
}
