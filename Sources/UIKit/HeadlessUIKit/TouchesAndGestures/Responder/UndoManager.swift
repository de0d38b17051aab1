// The names are Foundation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import Words

/// Records the reverse of changes, so that the user can undo and redo them.
///
/// Foundation on Linux has no such class. As there, the changes of one turn of the main loop are undone together, unless
/// `groupsByEvent` is false; what is registered while a change is undone can be redone.
@preconcurrency @MainActor open class UndoManager: NSObject {
    private final class Group {
        var entries: [(target: ObjectIdentifier, isAlive: () -> Bool, reverse: () -> Void)] = []
        var name = ""
        var depth = 1
        var isAlive: Bool { entries.contains { $0.isAlive() } }
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var open: Group?
    private var disabledCount = 0

    /// Creates a manager without changes.
    public override init() {
        super.init()
    }

    // MARK: Groups

    /// Whether the changes of one turn of the main loop form a group.
    open var groupsByEvent = true
    /// The greatest number of groups that are kept; 0 for no limit.
    open var levelsOfUndo = 0 { didSet { trim() } }
    /// The number of groups that were begun and not ended.
    open var groupingLevel: Int { open?.depth ?? 0 }

    /// Begins a group, whose changes are undone together.
    open func beginUndoGrouping() {
        if let open { open.depth += 1 } else { open = Group() }
    }

    /// Ends the group that was begun last.
    open func endUndoGrouping() {
        guard let group = open else {
            return Diagnostics.fail(
                Diagnostic.Name.invalidArgument, "endUndoGrouping: no undo group is open; call beginUndoGrouping first."
            )
        }
        group.depth -= 1
        if group.depth == 0 { close() }
    }

    private func close() {
        guard let group = open else { return }
        open = nil
        guard !group.entries.isEmpty else { return }
        if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
        post(Self.didCloseUndoGroupNotification)
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
        redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
    }

    // MARK: Registering

    /// Whether changes are recorded.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    /// Ignores changes until `enableUndoRegistration()` was called as often.
    open func disableUndoRegistration() { disabledCount += 1 }
    /// Records changes again.
    open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

    /// Records the reverse of a change to an object, which isn't kept alive.
    public final func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let group = open ?? Group()
        if open == nil {
            open = group
            if groupsByEvent { MainLoop.main.perform { [weak self, weak group] in self?.endEvent(group) } }
        }
        // A new change can't be followed by those that were undone before.
        if !isUndoing, !isRedoing { redoStack = [] }
        group.entries.append(
            (ObjectIdentifier(target), { [weak target] in target != nil }, { [weak target] in target.map(handler) }))
    }

    private func endEvent(_ group: Group?) {
        if let group, group === open, group.depth == 1 { close() }
    }

    /// Forgets all changes.
    open func removeAllActions() {
        (undoStack, redoStack, open) = ([], [], nil)
    }

    /// Forgets the changes to an object.
    open func removeAllActions(withTarget target: Any) {
        let id = ObjectIdentifier(target as AnyObject)
        for group in undoStack + redoStack + [open].compactMap(\.self) { group.entries.removeAll { $0.target == id } }
        undoStack.removeAll { $0.entries.isEmpty }
        redoStack.removeAll { $0.entries.isEmpty }
    }

    // MARK: Undoing

    /// Whether a change is being undone.
    public final private(set) var isUndoing = false
    /// Whether a change is being redone.
    public final private(set) var isRedoing = false
    /// Whether there is a change to undo.
    open var canUndo: Bool { hasOpenEntries || undoStack.contains { $0.isAlive } }
    /// Whether there is a change to redo.
    open var canRedo: Bool { redoStack.contains { $0.isAlive } }
    private var hasOpenEntries: Bool { open?.entries.isEmpty == false && !isUndoing && !isRedoing }

    /// Reverses the last group of changes. A group of the current turn ends before.
    open func undo() {
        if let open, open.depth == 1 { close() }
        undoNestedGroup()
    }

    /// Reverses the last group of changes.
    open func undoNestedGroup() {
        guard open == nil, let group = undoStack.popLast() else { return }
        post(Self.willUndoChangeNotification)
        isUndoing = true
        reverse(group)
        isUndoing = false
        post(Self.didUndoChangeNotification)
    }

    /// Reverses the last undoing.
    open func redo() {
        if let open, open.depth == 1 { close() }
        guard open == nil, let group = redoStack.popLast() else { return }
        post(Self.willRedoChangeNotification)
        isRedoing = true
        reverse(group)
        isRedoing = false
        post(Self.didRedoChangeNotification)
    }

    private func reverse(_ group: Group) {
        let opposite = Group()
        opposite.name = group.name
        open = opposite
        for entry in group.entries.reversed() { entry.reverse() }
        close()
    }

    // MARK: Names

    /// The name of the last group of changes, or an empty text.
    open var undoActionName: String { (hasOpenEntries ? open : undoStack.last)?.name ?? "" }
    /// The name of the last group that was undone, or an empty text.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    /// Names the current group of changes.
    open func setActionName(_ actionName: String) { (open ?? undoStack.last)?.name = actionName }
    /// The title of the command that undoes the last group, with its name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of the command that redoes the last undoing, with its name.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Returns the title of the command that undoes a change with a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { title(.undo, actionName) }
    /// Returns the title of the command that redoes a change with a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { title(.redo, actionName) }

    private func title(_ key: InterfaceKey, _ name: String) -> String {
        [UIApplication.shared.interfaceWords[key], name].filter { !$0.isEmpty }.joined(separator: " ")
    }

    // MARK: Notifications

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
    /// A group of changes was closed.
    public nonisolated static let didCloseUndoGroupNotification = Notification.Name(
        "NSUndoManagerDidCloseUndoGroupNotification")
    /// A group is about to be undone.
    public nonisolated static let willUndoChangeNotification = Notification.Name(
        "NSUndoManagerWillUndoChangeNotification")
    /// A group was undone.
    public nonisolated static let didUndoChangeNotification = Notification.Name(
        "NSUndoManagerDidUndoChangeNotification")
    /// A group is about to be redone.
    public nonisolated static let willRedoChangeNotification = Notification.Name(
        "NSUndoManagerWillRedoChangeNotification")
    /// A group was redone.
    public nonisolated static let didRedoChangeNotification = Notification.Name(
        "NSUndoManagerDidRedoChangeNotification")
}

extension Notification.Name {
    /// A group of changes was closed.
    public static let NSUndoManagerDidCloseUndoGroup = UndoManager.didCloseUndoGroupNotification
    /// A group is about to be undone.
    public static let NSUndoManagerWillUndoChange = UndoManager.willUndoChangeNotification
    /// A group was undone.
    public static let NSUndoManagerDidUndoChange = UndoManager.didUndoChangeNotification
    /// A group is about to be redone.
    public static let NSUndoManagerWillRedoChange = UndoManager.willRedoChangeNotification
    /// A group was redone.
    public static let NSUndoManagerDidRedoChange = UndoManager.didRedoChangeNotification
}

/// Undoes the typing in a text, and before that the changes that the app registers for it.
@MainActor final class TextUndoManager: UndoManager {
    private weak var text: (any EditableText)?

    init(of text: any EditableText) {
        self.text = text
        super.init()
    }

    override var canUndo: Bool { super.canUndo || text?.availableCommands.contains(.undo) == true }
    override var canRedo: Bool { super.canRedo || text?.availableCommands.contains(.redo) == true }
    override func undo() { if super.canUndo { super.undo() } else { text?.execute(.undo) } }
    override func redo() { if super.canRedo { super.redo() } else { text?.execute(.redo) } }
    override func removeAllActions() {
        super.removeAllActions()
        text?.editor.history = EditHistory()
    }
}

extension EditableText {
    /// The undo manager of the text, made on first access.
    var textUndoManager: UndoManager {
        if let manager = editor.undoManager { return manager }
        let made = TextUndoManager(of: self)
        editor.undoManager = made
        return made
    }
}

extension UIResponder {
    /// Undoes or redoes a change of the nearest undo manager, as the keys Command and Z do. Returns false where there
    /// is none.
    final func performUndo(_ action: Selector) -> Bool {
        guard let manager = undoManager else { return false }
        switch action.name {
        case "undo:" where manager.canUndo: manager.undo()
        case "redo:" where manager.canRedo: manager.redo()
        default: return false
        }
        return true
    }
}
