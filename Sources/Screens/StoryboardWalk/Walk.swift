import AccessibilityTree
import InterfaceBuilder

/// The findings of walking a storyboard.
package struct Walk {
    /// A scene of the storyboard.
    package struct Scene {
        /// The id of the scene's controller in the file.
        package var id: String
        /// The name of the scene in reports.
        package var name: String
        /// The location of the scene in the file.
        package var location: SourceLocation
        /// Whether the walk came there; nil where the storyboard names no scene to start with.
        package var isReached: Bool?
        /// Why it was not reached, or why there is no way on and back.
        package var finding: String?
        /// Whether it is a container that shows only other controllers and its bars.
        package var isContainer = false
    }

    /// A way from one scene to another.
    package struct Passage {
        /// The way it begins, as in the file: "push", "present", "tab", "unwind" and so on.
        package var kind: String
        /// The id of the scene in which it starts.
        var source: String
        /// The id of the scene that it leads to, or nil.
        package var destination: String?
        /// The storyboard that has that scene; nil for its own.
        var destinationFile: String?
        /// The location of the segue in the file.
        var location: SourceLocation
        /// The announcement of the element that starts it, or nil.
        var spoken: String?
        var outcome: Outcome
        /// The way back from the destination, or nil.
        package var wayBack: WayBack?
    }

    /// The outcome of a passage.
    package enum Outcome: Equatable {
        /// It was entered by a gesture.
        case walked
        /// It needs no action: a container shows its content.
        case held
        /// Only the app's code can take it, for this reason.
        case needsCode(String)
        /// It leads to a storyboard that was not found, or that does not have the scene.
        case elsewhere(String)
        /// The gestures did not get through it, for this reason.
        case blocked(String)
    }

    /// The way out of a scene.
    package enum WayBack {
        /// By escape, which Back, sheets and popovers answer.
        case escape
        /// By a control with an unwind segue, whose destination the app's code determines.
        case unwind
        /// By a control that calls the app's code.
        case action
        /// There is no way back.
        case none
    }

    /// The path of the storyboard.
    package var file: String
    /// The id of the scene that the storyboard starts with, or nil.
    var startID: String?
    /// The scenes, in the order of the file.
    package var scenes: [Scene] = []
    /// The passages between the scenes.
    package var passages: [Passage] = []

    /// The scenes that the user can't reach.
    var unreached: [Scene] { scenes.filter { $0.isReached == false } }
    /// The scenes from which no gesture leads forward or back.
    var deadEnds: [Scene] { scenes.filter { $0.isReached != false && $0.finding != nil } }
    /// The presentations that only the app's code can end, or nothing at all.
    var traps: [Passage] {
        passages.filter { $0.kind == "present" && $0.wayBack.map { $0 != .escape } ?? false }
    }
    /// The passages that only the app's code can take.
    var needingCode: [Passage] {
        passages.filter { if case .needsCode = $0.outcome { true } else { false } }
    }
    /// The passages that gestures did not get through.
    var blocked: [Passage] {
        passages.filter { if case .blocked = $0.outcome { true } else { false } }
    }

    /// The name of the scene that the storyboard starts with, or nil.
    var start: String? { startID.map { name(of: $0) } }

    func name(of id: String?) -> String {
        scenes.first { $0.id == id }?.name ?? id ?? "the previous scene"
    }
}
