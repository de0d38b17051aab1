/// A key of a file of settings: what it takes and what it means.
public struct SettingsKey: Sendable, Hashable {
    /// The key.
    public var name: String
    /// The values that the key takes, such as "a list of patterns".
    public var takes: String
    /// The default.
    public var standard: String
    /// The purpose of the key.
    public var meaning: String

    init(_ name: String, _ takes: String, _ standard: String, _ meaning: String) {
        (self.name, self.takes, self.standard, self.meaning) = (name, takes, standard, meaning)
    }
}

extension AuditSettings {
    /// The words that `fail-on` takes, from the gravest on.
    public static let failLevels = Impact.allCases.reversed().map(\.rawValue) + ["none"]
    /// The level that is used without `fail-on`.
    public static let usualFailLevel = Impact.serious.rawValue

    /// The keys of the file.
    public static let keys = [
        SettingsKey(
            "fail-on", failLevels.joined(separator: ", "), usualFailLevel,
            "The impact from which on a fault ends the run with exit code 1."),
        SettingsKey(
            "exclude", "a list of patterns", "nothing", "Files that are left out, by patterns as in `.gitignore`."),
        SettingsKey("baseline", "a path", "none", "The file of known faults, from the folder of the settings on."),
        SettingsKey(
            "rules", "for the id of a rule: on, off, or its numbers", "every rule on, with its own numbers",
            "Which rules are asked, and with which numbers."),
        SettingsKey("suppressions", "a list, each with the keys below", "none", "Faults that are known and let be."),
    ]

    /// The keys of one suppression.
    public static let suppressionKeys = [
        SettingsKey("rule", "the id of a rule", "must be there", "The rule whose faults are let be."),
        SettingsKey("reason", "a text", "must be there", "Why they are."),
        SettingsKey(
            "element", "a text", "every element", "The element: its object id, accessibility identifier or label."),
        SettingsKey("file", "a pattern as in `.gitignore`", "every file", "The files in which they are let be."),
        SettingsKey("expires", "a day such as 2027-01-31", "never", "The last day on which they are."),
    ]
}
