// Stands for Apple's Intents: what apps offer to Siri is kept by nobody.
@_exported import Foundation
@_exported import HeadlessUIKit

/// Something that an app can do for who asks.
open class INIntent: NSObject {
    /// What to say for it.
    open var suggestedInvocationPhrase: String?
    /// What it is called.
    open var intentDescription: String? { nil }
}

/// What became of it.
open class INIntentResponse: NSObject {
    /// What the app was told.
    open var userActivity: NSUserActivity?
}

/// Something that was done. Nobody keeps it.
open class INInteraction: NSObject {
    /// What was asked for.
    public let intent: INIntent
    /// What became of it.
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
    /// What the app can do.
    public let intent: INIntent?
    /// What the app is told.
    public let userActivity: NSUserActivity?

    /// For what an app can do.
    public init?(intent: INIntent) {
        self.intent = intent
        userActivity = nil
    }

    /// For what an app is told.
    public init(userActivity: NSUserActivity) {
        intent = nil
        self.userActivity = userActivity
    }
}

/// What the user says for something.
open class INVoiceShortcut: NSObject {
    /// Which one.
    public let identifier = UUID()
    /// What is said.
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

/// Names what an app is told, to delete it later.
public typealias NSUserActivityPersistentIdentifier = String
