import Foundation
import ScreenReader
import StrictJSON

/// A step of a case: an action on the screen under the reader, and the expectations.
public struct ConformanceStep: Sendable {
    /// The action of the step.
    public var action: Action
    /// Whether time passes afterwards until nothing is spoken and the app has nothing more to do.
    public var settles: Bool
    /// The expectation; unstated properties may have any value.
    public var expectation = Expectation()

    /// An action of a step.
    public enum Action: Sendable {
        /// The reader starts. Without such a step it starts unobserved before the first one.
        case start
        /// The user makes a gesture.
        case gesture(Gesture)
        /// The user gives a command.
        case command(Command)
        /// The app or UIKit acts, all of it in one turn.
        case app([AppAction])
        /// Time passes.
        case wait(Duration)
        /// The user types into the text field or text view that is being edited, character by character.
        case type(String)
    }

    /// An app's action on its own, or when one of its elements is activated.
    public enum AppAction: Sendable {
        /// It posts a notification.
        case post(Post)
        /// It changes its views.
        case set(Change)
    }

    /// A notification that the app posts.
    public struct Post: Sendable {
        /// The kind of notification.
        public var kind: Kind
        /// The text of the notification, or nil.
        public var text: String?
        /// The priority of an announcement, or nil.
        public var priority: Priority?
        /// The name of the element that it points to, or nil.
        public var element: String?
        /// Whether UIKit posts it, not the app.
        public var isFromSystem = false

        /// The kinds of notifications.
        public enum Kind: String, Sendable, CaseIterable {
            /// A message is to be spoken.
            case announcement
            /// A new screen has replaced the old one.
            case screenChanged
            /// Part of the screen has changed.
            case layoutChanged
            /// A scroll has finished.
            case pageScrolled
        }

        /// The priority of an announcement.
        public enum Priority: String, Sendable, CaseIterable {
            /// Spoken when other speech has ended.
            case low
            /// Interrupts other speech and can be interrupted.
            case `default`
            /// Interrupts other speech and cannot be interrupted.
            case high
        }
    }

    /// A change of the views.
    public struct Change: Sendable {
        /// The name of the object that changes; nil for the topmost described view.
        public var target: String?
        /// The properties assigned to it: a view description.
        public var properties: JSONValue?
        /// Whether it is taken away.
        public var removes = false
        /// Views that are put into it: view descriptions.
        public var additions: [JSONValue] = []
    }

    /// The effects of a step, from its beginning to that of the next.
    public struct Expectation: Sendable {
        /// All that is given to speech, in order.
        public var spoken: [String]?
        /// Texts that were given to speech and never begun or not ended.
        public var unspoken: [String]?
        /// The announcements reported to the app as spoken to their end.
        public var finished: [String]?
        /// The announcements reported to the app as cut off.
        public var unfinished: [String]?
        /// The identifier or the label of the element under the cursor at the end.
        public var focus: Focus?
        /// The short sounds.
        public var earcons: [String]?
        /// The rotor's setting at the end, as it is spoken.
        public var rotor: String?
        /// The actions requested of the app, and the responders that performed them.
        public var actions: [String]?
        /// The whole log, without times and the numbers of elements.
        public var log: [String]?
    }

    /// The expected position of the cursor.
    public enum Focus: Sendable, Hashable {
        /// No element has the cursor.
        case nothing
        /// On the element with this identifier or label.
        case element(String)
    }
}
