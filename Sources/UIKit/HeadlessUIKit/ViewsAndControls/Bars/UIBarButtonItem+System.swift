import Words

extension UIBarButtonItem {
    /// The system's items, with UIKit's raw values.
    public enum SystemItem: Int, Sendable {
        /// Done.
        case done = 0
        /// Cancel.
        case cancel = 1
        /// Edit.
        case edit = 2
        /// Save.
        case save = 3
        /// A button with a plus sign.
        case add = 4
        /// A space that fills the remaining width.
        case flexibleSpace = 5
        /// A space of a fixed width.
        case fixedSpace = 6
        /// A pencil and paper.
        case compose = 7
        /// An arrow to the left.
        case reply = 8
        /// A box with an arrow.
        case action = 9
        /// A button with a folder.
        case organize = 10
        /// A button with a book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// A round arrow.
        case refresh = 13
        /// A button with a cross.
        case stop = 14
        /// A button with a camera.
        case camera = 15
        /// A button with a trash can.
        case trash = 16
        /// A button with a triangle.
        case play = 17
        /// Two bars.
        case pause = 18
        /// Two triangles to the left.
        case rewind = 19
        /// Two triangles to the right.
        case fastForward = 20
        /// Undo.
        case undo = 21
        /// Redo.
        case redo = 22
        /// A button with a page curl.
        case pageCurl = 23
        /// A button with a cross.
        case close = 24
        /// A button for Writing Tools.
        case writingTools = 25

        /// Whether the item is drawn as its name; the others are symbols.
        var isWord: Bool { [.done, .cancel, .edit, .save].contains(self) }

        /// The localized name of the item in UIKit; nil for spaces.
        var word: InterfaceKey? {
            switch self {
            case .done: .done
            case .cancel: .cancel
            case .edit: .edit
            case .save: .save
            case .add: .add
            case .flexibleSpace, .fixedSpace: nil
            case .compose: .compose
            case .reply: .reply
            case .action: .share
            case .organize: .organize
            case .bookmarks: .bookmarks
            case .search: .search
            case .refresh: .refresh
            case .stop: .stop
            case .camera: .camera
            case .trash: .delete
            case .play: .play
            case .pause: .pause
            case .rewind: .rewind
            case .fastForward: .fastForward
            case .undo: .undo
            case .redo: .redo
            case .pageCurl: .pageCurl
            case .close: .close
            case .writingTools: .writingTools
            }
        }
    }
}
