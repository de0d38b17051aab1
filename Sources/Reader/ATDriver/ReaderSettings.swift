import ScreenReader
import Speech
import StrictJSON

/// The settings of the screen reader that a client can read and change.
///
/// A change restarts the app and the screen reader: the cursor goes to the first element, which is spoken. Clients that
/// need other settings set them first.
public struct ReaderSettings: Sendable, Hashable {
    /// The behaviour of the screen reader.
    public var options = ScreenReader.Options()
    /// Words per minute, 80 to 900: how long speech lasts.
    public var rate = 185
    /// The handling of announcements that coincide with the reader's own speech.
    public var policy = AnnouncementPolicy.realistic

    /// Creates the settings of a device.
    public init() {}

    /// The timing that determines the duration of speech.
    public var timing: SpeechTiming { SpeechTiming(wordsPerMinute: rate) }

    /// The settings by their names in the protocol.
    enum Name: String, CaseIterable {
        case hints = "earshot:hints"
        case positions = "earshot:positions"
        case containers = "earshot:containers"
        case tableHeaders = "earshot:tableHeaders"
        case rowsAndColumns = "earshot:rowsAndColumns"
        case language = "earshot:language"
        case rate = "earshot:rate"
        case announcements = "earshot:announcements"
    }

    subscript(name: Name) -> JSONValue {
        switch name {
        case .hints: JSONValue(options.phrasing.verbosity.speaksHints)
        case .positions: JSONValue(options.phrasing.verbosity.speaksPosition)
        case .containers: JSONValue(options.phrasing.verbosity.speaksContainers)
        case .tableHeaders: JSONValue(options.phrasing.verbosity.speaksTableHeaders)
        case .rowsAndColumns: JSONValue(options.phrasing.verbosity.speaksRowsAndColumns)
        case .language: options.language.map { JSONValue($0) } ?? .null
        case .rate: JSONValue(rate)
        case .announcements: JSONValue(policy.rawValue)
        }
    }

    /// Changes a setting.
    ///
    /// - Throws: `invalid argument` with the allowed values.
    mutating func set(_ name: Name, to value: JSONValue) throws(ATDriverError) {
        switch name {
        case .hints: options.phrasing.verbosity.speaksHints = try Self.bool(name, value)
        case .positions: options.phrasing.verbosity.speaksPosition = try Self.bool(name, value)
        case .containers: options.phrasing.verbosity.speaksContainers = try Self.bool(name, value)
        case .tableHeaders: options.phrasing.verbosity.speaksTableHeaders = try Self.bool(name, value)
        case .rowsAndColumns: options.phrasing.verbosity.speaksRowsAndColumns = try Self.bool(name, value)
        case .language:
            guard value == .null || value.string.map({ (1...35).contains($0.utf8.count) }) == true else {
                throw Self.error(name)
            }
            options.language = value.string
        case .rate:
            guard let rate = value.integer, VoiceProfile.rates.contains(Int(clamping: rate)) else {
                throw Self.error(name)
            }
            self.rate = Int(clamping: rate)
        case .announcements:
            guard let policy = value.string.flatMap(AnnouncementPolicy.init(rawValue:)) else {
                throw Self.error(name)
            }
            self.policy = policy
        }
    }

    private static func bool(_ name: Name, _ value: JSONValue) throws(ATDriverError) -> Bool {
        guard let value = value.bool else { throw error(name) }
        return value
    }

    private static func error(_ name: Name) -> ATDriverError {
        ATDriverError(.invalidArgument, "the setting \"\(name.rawValue)\" takes \(name.takes)")
    }
}

extension ReaderSettings.Name {
    /// A description of the accepted values.
    var takes: String {
        switch self {
        case .hints, .positions, .containers, .tableHeaders, .rowsAndColumns: "true or false"
        case .language: "a BCP 47 language or null"
        case .rate: "a whole number from \(VoiceProfile.rates.lowerBound) to \(VoiceProfile.rates.upperBound)"
        case .announcements: AnnouncementPolicy.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
        }
    }

    /// A description of the setting.
    var meaning: String {
        switch self {
        case .hints: "Whether hints are spoken."
        case .positions: "Whether positions in a list are spoken, such as \"2 of 5\"."
        case .containers: "Whether containers that the cursor enters or leaves are announced."
        case .tableHeaders: "Whether the headers of a table's cells are spoken."
        case .rowsAndColumns: "Whether the row and the column of a cell are spoken."
        case .language: "The language of the reader's words; null for that of the app."
        case .rate: "Words per minute, which determine the duration of speech."
        case .announcements: "The handling of announcements that are posted while the reader speaks."
        }
    }
}
