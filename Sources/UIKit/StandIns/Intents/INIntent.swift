// Replaces Apple's Intents: donations to Siri are not kept.
@_exported import Foundation
@_exported import HeadlessUIKit

/// An action that an app can perform for Siri.
open class INIntent: NSObject {
    /// The suggested phrase for Siri.
    open var suggestedInvocationPhrase: String?
    /// The description.
    open var intentDescription: String? { nil }
}

/// A response to an intent.
open class INIntentResponse: NSObject {
    /// The activity that is passed to the app.
    open var userActivity: NSUserActivity?
}

/// An interaction of the user with an intent, which is not stored.
open class INInteraction: NSObject {
    /// The intent.
    public let intent: INIntent
    /// The response.
    public let intentResponse: INIntentResponse?

    /// Creates an interaction of an intent and its response.
    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
    }

    /// Calls the handler without an error.
    open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    /// Calls the handler without an error.
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// A shortcut for Siri.
open class INShortcut: NSObject {
    /// The intent; nil for an activity.
    public let intent: INIntent?
    /// The activity; nil for an intent.
    public let userActivity: NSUserActivity?

    /// Creates a shortcut for an intent.
    public init?(intent: INIntent) {
        self.intent = intent
        userActivity = nil
    }

    /// Creates a shortcut for an activity.
    public init(userActivity: NSUserActivity) {
        intent = nil
        self.userActivity = userActivity
    }
}

/// A shortcut with the user's phrase.
open class INVoiceShortcut: NSObject {
    /// The identifier.
    public let identifier = UUID()
    /// The user's phrase.
    public let invocationPhrase: String
    /// The shortcut.
    public let shortcut: INShortcut

    init(invocationPhrase: String, shortcut: INShortcut) {
        self.invocationPhrase = invocationPhrase
        self.shortcut = shortcut
    }
}

/// The user's shortcuts, of which there are none.
@preconcurrency @MainActor open class INVoiceShortcutCenter: NSObject {
    /// The shared centre.
    public static let shared = INVoiceShortcutCenter()

    /// Calls the handler with no shortcuts.
    open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        MainLoop.main.perform { completion([], nil) }
    }

    /// Does nothing.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// The identifier with which an activity can be deleted.
public typealias NSUserActivityPersistentIdentifier = String
