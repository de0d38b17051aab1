import Suggestions

extension GestureMap {
    /// The standard map with other commands for some gestures.
    ///
    /// - Parameter commandNames: the name of a command for the name of each gesture that gets another one; "none" for
    ///   a gesture that is to do nothing. The names are those of `Gesture.name` and `Command.name`.
    /// - Throws: when a gesture or command is unknown, with the name that is nearest.
    public init(commandNames: [String: String]) throws(GestureMapError) {
        self = .standard
        for (gestureName, commandName) in commandNames.sorted(by: { $0.key < $1.key }) {
            guard let gesture = Gesture(name: gestureName) else {
                throw .unknownGesture(
                    gestureName,
                    suggestion: Suggestion.nearest(to: gestureName, among: Gesture.allWithoutPoint.map(\.name)))
            }
            if commandName == Self.noCommand {
                self[gesture] = nil
            } else if let command = Command(name: commandName) {
                self[gesture] = command
            } else {
                throw .unknownCommand(
                    commandName,
                    suggestion: Suggestion.nearest(
                        to: commandName, among: Command.allWithoutArgument.map(\.name) + [Self.noCommand]))
            }
        }
    }

    /// The name of the command for each gesture, "none" where it has none.
    public var commandNames: [String: String] {
        Dictionary(
            uniqueKeysWithValues: Gesture.allWithoutPoint.map { ($0.name, self[$0]?.name ?? Self.noCommand) })
    }

    private static let noCommand = "none"
}

extension GestureMap: Codable {
    /// Reads an object from names of gestures to names of commands; gestures that it does not name are as usual.
    public init(from decoder: any Decoder) throws {
        let names = try decoder.singleValueContainer().decode([String: String].self)
        do {
            try self.init(commandNames: names)
        } catch {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: error.description))
        }
    }

    /// Writes an object from the names of all gestures to names of commands.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(commandNames)
    }
}

/// Why names make no gesture map.
public enum GestureMapError: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no such gesture; the suggestion is the name that is nearest, if one is near.
    case unknownGesture(String, suggestion: String?)
    /// There is no such command; the suggestion is the name that is nearest, if one is near.
    case unknownCommand(String, suggestion: String?)

    /// The error and a possible correction.
    public var description: String {
        switch self {
        case .unknownGesture(let name, let suggestion): "there is no gesture \(Self.quoted(name, suggestion))"
        case .unknownCommand(let name, let suggestion): "there is no command \(Self.quoted(name, suggestion))"
        }
    }

    private static func quoted(_ name: String, _ suggestion: String?) -> String {
        LogText.quoted(name, limit: 60) + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
    }
}
