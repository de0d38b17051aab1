import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// Undoing (UndoManager; UIResponder.undoManager).
@Suite(.serialized) @MainActor struct UndoTests {
    /// Notes that are deleted with a way back.
    private final class Notes: UIViewController {
        var notes = ["One", "Two", "Three"]
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))

        override func viewDidLoad() {
            super.viewDidLoad()
            field.accessibilityLabel = "Name"
            view.addSubview(field)
        }
        override var canBecomeFirstResponder: Bool { true }

        func remove(_ index: Int) {
            let note = notes.remove(at: index)
            undoManager?.registerUndo(withTarget: self) { $0.insert(note, at: index) }
            undoManager?.setActionName("Delete Note")
        }
        private func insert(_ note: String, at index: Int) {
            notes.insert(note, at: index)
            undoManager?.registerUndo(withTarget: self) { $0.remove(index) }
        }
    }

    @Test func `changes of one turn are undone together, and redone`() throws {
        let notes = Notes()
        try reading(notes) { reader, _ in
            let manager = try #require(notes.undoManager)
            #expect(manager === notes.view.window?.undoManager && !manager.canUndo)
            reader.letApp {
                notes.remove(0)
                notes.remove(0)
            }
            reader.letApp { notes.remove(0) }
            #expect(notes.notes.isEmpty)
            #expect(manager.undoMenuItemTitle == "Undo Delete Note")
            manager.undo()
            #expect(notes.notes == ["Three"])
            manager.undo()
            #expect(notes.notes == ["One", "Two", "Three"] && !manager.canUndo)
            manager.redo()
            manager.redo()
            #expect(notes.notes.isEmpty && !manager.canRedo)
            manager.removeAllActions(withTarget: notes)
            #expect(!manager.canUndo)
        }
    }

    @Test func `the keys Command and Z undo the first responder's change, in a field its typing`() {
        let notes = Notes()
        reading(notes) { reader, _ in
            notes.becomeFirstResponder()
            reader.letApp { notes.remove(1) }
            let undo = UIKey("z", modifierFlags: .command)
            notes.view.window?.simulateKey(undo)
            #expect(notes.notes == ["One", "Two", "Three"])
            notes.view.window?.simulateKey(UIKey("z", modifierFlags: [.command, .shift]))
            #expect(notes.notes == ["One", "Three"])
            notes.field.becomeFirstResponder()
            notes.field.insertText("Ann")
            #expect(notes.field.undoManager !== notes.undoManager && notes.field.undoManager?.canUndo == true)
            notes.view.window?.simulateKey(undo)
            #expect(notes.field.text == "")
            #expect(notes.notes == ["One", "Three"])
        }
    }

    @Test func `changes in a group and ones that are not registered`() {
        var log: [Int] = []
        final class Box { var value = 0 }
        let box = Box()
        let manager = UndoManager()
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        for number in 1...3 { manager.registerUndo(withTarget: box) { _ in log.append(number) } }
        manager.endUndoGrouping()
        manager.disableUndoRegistration()
        manager.registerUndo(withTarget: box) { _ in log.append(9) }
        manager.enableUndoRegistration()
        manager.undo()
        #expect(log == [3, 2, 1])
    }
}
