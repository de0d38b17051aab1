// Replaces Apple's Intents: donations to Siri are not kept.
@_exported import Foundation
@_exported import HeadlessUIKit

/// An action that an app can perform for Siri.
open class INIntent: NSObject {
    /// The suggested phrase.
    open var suggestedInvocationPhrase: String?
    /// The description.
    open var intentDescription: String? { nil }
}

/// The outcome of an intent.
open class INIntentResponse: NSObject {
    /// The activity that is passed to the app.
    open var userActivity: NSUserActivity?
}

/// An interaction, which is not kept.
open class INInteraction: NSObject {
    /// The intent.
    public let intent: INIntent
    /// The outcome.
    public let intentResponse: INIntentResponse?

    /// Something that was done.
    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
    }

    /// Done at once.
    open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    /// Done at once.
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// Something to say for.
open class INShortcut: NSObject {
    /// The intent of the shortcut.
    public let intent: INIntent?
    /// The activity of the shortcut.
    public let userActivity: NSUserActivity?

    /// For what an app can do.
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
    /// Which one.
    public let identifier = UUID()
    /// The phrase.
    public let invocationPhrase: String
    /// For what.
    public let shortcut: INShortcut

    init(invocationPhrase: String, shortcut: INShortcut) {
        self.invocationPhrase = invocationPhrase
        self.shortcut = shortcut
    }
}

/// Keeps what the user says: nothing.
@preconcurrency @MainActor open class INVoiceShortcutCenter: NSObject {
    /// The only one.
    public static let shared = INVoiceShortcutCenter()

    /// None.
    open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        MainLoop.main.perform { completion([], nil) }
    }

    /// Nothing.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// The identifier by which an activity can be deleted.
public typealias NSUserActivityPersistentIdentifier = String
