import Foundation

/// The saved state of an app's screens.
struct PreservedState: Codable, Sendable, Equatable {
    /// The saved state of a controller.
    struct Controller: Codable, Sendable, Equatable {
        var path: RestorationPath
        var className: String
        var restorationClass: String?
        var storyboard: String?
        var storyboardIdentifier: String?
        var values: [String: StateValue] = [:]
    }

    /// The saved state of a view.
    struct View: Codable, Sendable, Equatable {
        var owner: RestorationPath
        var identifier: String
        var values: [String: StateValue]
    }

    /// An object of the app's own.
    struct Object: Codable, Sendable, Equatable {
        var path: RestorationPath
        var className: String
        var restorationClass: String?
        var values: [String: StateValue] = [:]
    }

    /// The app's own values, and the reserved keys.
    var application: [String: StateValue] = [:]
    /// Parents before children.
    var controllers: [Controller] = []
    var views: [View] = []
    var objects: [Object] = []
    /// The position of the VoiceOver cursor.
    var focus: FocusPlace?
}
