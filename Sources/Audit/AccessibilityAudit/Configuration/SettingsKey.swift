/// A key of a settings file, with its values and its meaning.
public struct SettingsKey: Sendable, Hashable {
    /// The key, as written in the file.
    public var name: String
    /// The values that the key takes, such as "a list of patterns".
    public var takes: String
    /// The default value, in words.
    public var standard: String
    /// The purpose of the key.
    public var meaning: String

    init(_ name: String, _ takes: String, _ standard: String, _ meaning: String) {
        (self.name, self.takes, self.standard, self.meaning) = (name, takes, standard, meaning)
    }
}

extension AuditSettings {
    /// The values of `fail-on`, the most severe first.
    public static let failLevels = Impact.allCases.reversed().map(\.rawValue) + ["none"]
    /// The level that is used without `fail-on`.
    public static let usualFailLevel = Impact.serious.rawValue

    /// The keys of the file.
    public static let keys = [
        SettingsKey(
            "fail-on", failLevels.joined(separator: ", "), usualFailLevel,
            "The lowest impact of an issue that makes the run exit with code 1."),
        SettingsKey(
            "exclude", "a list of patterns", "nothing", "Files to skip, by patterns as in `.gitignore`."),
        SettingsKey("baseline", "a path", "none", "The file of known issues, relative to the folder of the settings."),
        SettingsKey(
            "rules", "for the id of a rule: on, off, or its thresholds", "every rule on, with its default thresholds",
            "The rules that run, and their thresholds."),
        SettingsKey("suppressions", "a list, each with the keys below", "none", "Known issues that are accepted."),
    ]

    /// The keys of a suppression in the settings file.
    public static let suppressionKeys = [
        SettingsKey("rule", "the id of a rule", "required", "The rule whose issues are accepted."),
        SettingsKey("reason", "a text", "required", "The reason for accepting them."),
        SettingsKey(
            "element", "a text", "every element", "The element: its object id, accessibility identifier or label."),
        SettingsKey(
            "file", "a pattern as in `.gitignore`", "every file", "The files in which the issues are accepted."),
        SettingsKey("expires", "a day such as 2027-01-31", "never", "The last day on which the issues are accepted."),
    ]
}
