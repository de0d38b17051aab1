import StrictJSON

/// A rule of the user for a program's screen, for programs that the reader doesn't recognize.
///
///     {"match": "(\\d+) unread", "say": "$1 unread messages"}
///     {"match": "^CPU ", "mute": true}
///     {"rows": [3, -2], "menu": true, "match": "^=> (.*)"}
public struct ProgramRule: Hashable, Sendable, Encodable {
    /// The action of a rule.
    public enum Action: Hashable, Sendable {
        /// A line is replaced by another text, also where it would not have been announced; `$1` is the match of the
        /// first parentheses.
        case say(String)
        /// A line is not announced automatically.
        case mute
        /// The rows are a list, and the pattern finds the selected item.
        case menu
    }

    /// The effect of the rule.
    public var action: Action
    /// The pattern for a line; nil for any line.
    public var match: TextPattern?
    /// The rows to which the rule applies; nil for all.
    public var rows: RowRange?

    /// Makes a rule. A rule without a pattern needs rows, and a list needs them in any case.
    public init(_ action: Action, match: TextPattern? = nil, rows: RowRange? = nil) {
        self.action = action
        self.match = match
        self.rows = rows
    }

    init(reading field: JSONField) throws(JSONError) {
        var fields = try field.object()
        match = try fields.take("match").map { field throws(JSONError) in try TextPattern(reading: field) }
        rows = try fields.take("rows").map { field throws(JSONError) in try RowRange(reading: field) }
        let template = try fields.take("say").map { field throws(JSONError) in try field.string() }
        let mutes = try fields.take("mute").map { field throws(JSONError) in try field.bool() } ?? false
        let isMenu = try fields.take("menu").map { field throws(JSONError) in try field.bool() } ?? false
        try fields.finish()
        switch (template, mutes, isMenu) {
        case (let template?, false, false): action = .say(template)
        case (nil, true, false): action = .mute
        case (nil, false, true): action = .menu
        default: throw field.error("a rule must have exactly one of \"say\", \"mute\": true and \"menu\": true")
        }
        switch action {
        case .menu: if rows == nil { throw field.error("a rule with \"menu\" must have \"rows\"") }
        case .say: if match == nil { throw field.error("a rule with \"say\" must have \"match\"") }
        case .mute:
            if match == nil, rows == nil { throw field.error("a rule with \"mute\" must have \"match\" or \"rows\"") }
        }
        if case .say(let template) = action, template.isEmpty || template.count > Thresholds.Rules.longestPattern {
            throw field.error("\"say\" must have 1 to \(Thresholds.Rules.longestPattern) characters")
        }
    }

    /// Writes the rule as `terminal.json` has it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        try container.encodeIfPresent(match, forKey: .match)
        try container.encodeIfPresent(rows, forKey: .rows)
        switch action {
        case .say(let template): try container.encode(template, forKey: .say)
        case .mute: try container.encode(true, forKey: .mute)
        case .menu: try container.encode(true, forKey: .menu)
        }
    }

    private enum Name: String, CodingKey {
        case match, rows, say, mute, menu
    }

    /// The list that the rule declares, or nil.
    var list: ConfiguredList? {
        guard action == .menu, let rows else { return nil }
        return ConfiguredList(rows: rows, selected: match)
    }
}
