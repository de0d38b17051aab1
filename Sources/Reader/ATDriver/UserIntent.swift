import AccessibilityTree
import ScreenReader
import Speech
import StrictJSON
import Suggestions

/// A request that a client can make instead of the screen reader's user.
enum UserIntent {
    /// The custom intents, whose names must have a colon according to the specification.
    static let extensions: [String: Command] = [
        "earshot:next": .next, "earshot:previous": .previous, "earshot:first": .first, "earshot:last": .last,
        "earshot:activate": .activate, "earshot:longPress": .longPress, "earshot:escape": .escape,
        "earshot:magicTap": .magicTap, "earshot:scrollUp": .scroll(.up), "earshot:scrollDown": .scroll(.down),
        "earshot:scrollLeft": .scroll(.left), "earshot:scrollRight": .scroll(.right),
        "earshot:increment": .increment, "earshot:decrement": .decrement, "earshot:nextRotor": .nextRotor,
        "earshot:previousRotor": .previousRotor, "earshot:nextItem": .nextItem,
        "earshot:previousItem": .previousItem, "earshot:readFromTop": .readFromTop,
        "earshot:readFromHere": .readFromHere, "earshot:readElement": .readElement,
        "earshot:readPosition": .readPosition, "earshot:pauseOrResumeSpeech": .pauseOrResumeSpeech,
        "earshot:stopSpeech": .stopSpeech,
    ]

    /// The intent of the specification.
    static let pressKeys = "pressKeys"
    /// The intent that has a position.
    static let touch = "earshot:touch"

    /// The largest coordinate of a touch, in points.
    private static let farthest = 1_000_000.0

    /// The command for the parameters of `interaction.userIntent`.
    static func command(_ parameters: JSONObject) throws(ATDriverError) -> Command {
        guard let name = parameters["name"]?.string else {
            throw ATDriverError(.invalidArgument, "\"name\" must be the name of a user intent")
        }
        if name == pressKeys { return try pressKeys(parameters) }
        if name == touch { return try touch(parameters) }
        if let command = extensions[name] { return command }
        let names = [pressKeys, touch] + extensions.keys.sorted()
        throw ATDriverError(.unknownUserIntent, Suggestion.unknown("user intent", name, allowed: names))
    }

    /// The command for keys that are pressed together.
    static func pressKeys(_ parameters: JSONObject) throws(ATDriverError) -> Command {
        guard let values = parameters["keys"]?.array else {
            throw ATDriverError(.invalidArgument, "\"keys\" must be an array of keys")
        }
        let names = values.compactMap(\.string)
        guard names.count == values.count else {
            throw ATDriverError(.invalidArgument, "each of \"keys\" must be a string")
        }
        guard let command = try KeyCombination(names).command else {
            throw ATDriverError(
                .cannotSimulateKeyboardInteraction,
                "the screen reader has no command for these keys, and keys are not passed to the app")
        }
        return command
    }

    private static func touch(_ parameters: JSONObject) throws(ATDriverError) -> Command {
        guard let x = parameters["x"]?.double, let y = parameters["y"]?.double,
            (-farthest...farthest).contains(x), (-farthest...farthest).contains(y)
        else { throw ATDriverError(.invalidArgument, "\"x\" and \"y\" must be numbers: a position in screen points") }
        return .touch(Point(x: x, y: y))
    }
}
