import Suggestions
import Yams

extension AuditSettings {
    /// The maximum size of a file of settings, in bytes.
    public static let longest = 1 << 20

    /// Reads settings from YAML, strictly: each key is known and each value has its type and range.
    ///
    /// - Throws: the first mistake, with where it is; for a key or a rule that is not known the nearest one is named.
    public init(yaml: String) throws(SettingsError) {
        self.init()
        guard yaml.utf8.count <= Self.longest else {
            throw SettingsError("the settings are larger than \(Self.longest) bytes")
        }
        try Self.refuseDeepNesting(yaml)
        let root: Node?
        do {
            root = try Yams.compose(yaml: yaml)
        } catch let error as YamlError {
            throw Self.error(error)
        } catch {
            throw SettingsError("invalid YAML: \(error)")
        }
        guard let root, root.null == nil else { return }
        for (key, value) in try Self.entries(root, "the settings", Self.keys.map(\.name)) {
            switch key {
            case "fail-on":
                failOn = try Self.word(value, key)
                guard Self.failLevels.contains(failOn ?? "") else {
                    throw Self.error(value, Suggestion.unknownName("impact", failOn ?? "", allowed: Self.failLevels))
                }
            case "exclude":
                excluded = try Self.list(value, key).map { node throws(SettingsError) in try Self.word(node, key) }
            case "rules": try readRules(value)
            case "suppressions":
                suppressions = try Self.list(value, key).map { node throws(SettingsError) in try Self.suppression(node)
                }
            default: baseline = try Self.word(value, key)
            }
        }
    }

    private mutating func readRules(_ node: Node) throws(SettingsError) {
        for (id, value) in try Self.entries(node, "\"rules\"", AuditRules.descriptions.map(\.id), "rule") {
            let thresholds = AuditRules.rule(id)?.thresholds ?? []
            if case .scalar = value {
                switch value.string ?? "" {
                case "on", "true", "yes": continue
                case "off", "false", "no": disabledRules.insert(id)
                case let word:
                    throw Self.error(value, Suggestion.unknownName("value of \"\(id)\"", word, allowed: ["on", "off"]))
                }
                continue
            }
            for (name, number) in try Self.entries(value, "\"\(id)\"", thresholds.map(\.name), "threshold of \(id)") {
                guard let threshold = thresholds.first(where: { $0.name == name }) else { continue }
                guard let text = number.string, let read = Double(text), threshold.range.contains(read) else {
                    let range = "\(threshold.range.lowerBound) to \(threshold.range.upperBound)"
                    throw Self.error(number, "\"\(name)\" must be a number from \(range)")
                }
                numbers[id, default: RuleSettings()].numbers[name] = read
            }
        }
    }

    private static func suppression(_ node: Node) throws(SettingsError) -> Suppression {
        var values: [String: String] = [:]
        for (key, value) in try entries(node, "a suppression", suppressionKeys.map(\.name)) {
            values[key] = try word(value, key)
            if key == "rule" {
                let known = AuditRules.descriptions.map(\.id)
                guard known.contains(values[key] ?? "") else {
                    throw error(value, Suggestion.unknownName("rule", values[key] ?? "", allowed: known))
                }
            }
            if key == "expires", values[key]?.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) == nil {
                throw error(value, "\"expires\" must be a day such as 2027-01-31")
            }
        }
        guard let rule = values["rule"] else { throw error(node, "the suppression has no \"rule\"") }
        guard let reason = values["reason"] else { throw error(node, "the suppression has no \"reason\"") }
        var result = Suppression(
            rule: rule, element: values["element"], file: values["file"], reason: reason, expires: values["expires"])
        result.line = node.mark?.line
        return result
    }

    // MARK: Nodes

    private static func entries(
        _ node: Node, _ what: String, _ allowed: [String], _ kind: String = "key"
    ) throws(SettingsError) -> [(key: String, value: Node)] {
        guard case .mapping(let mapping) = node else { throw error(node, "\(what) must be keys with values") }
        var seen: Set<String> = []
        var result: [(key: String, value: Node)] = []
        for (key, value) in mapping {
            guard let name = key.string else { throw error(key, "a key must be a string") }
            guard allowed.contains(name) else {
                throw error(
                    key,
                    allowed.isEmpty
                        ? "\(what) has no thresholds" : Suggestion.unknownName(kind, name, allowed: allowed))
            }
            guard seen.insert(name).inserted else { throw error(key, "duplicate key \"\(name)\"") }
            result.append((name, value))
        }
        return result
    }

    private static func list(_ node: Node, _ key: String) throws(SettingsError) -> [Node] {
        guard case .sequence(let sequence) = node else { throw error(node, "\"\(key)\" must be a list") }
        return Array(sequence)
    }

    private static func word(_ node: Node, _ key: String) throws(SettingsError) -> String {
        guard case .scalar(let scalar) = node, !scalar.string.isEmpty, scalar.string.utf8.count <= 1_000 else {
            throw error(node, "\"\(key)\" must be a text of 1 to 1000 bytes")
        }
        return scalar.string
    }

    private static func error(_ node: Node, _ message: String) -> SettingsError {
        SettingsError(message, line: node.mark?.line, column: node.mark?.column)
    }

    private static func error(_ error: YamlError) -> SettingsError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            SettingsError("invalid YAML: \(problem)", line: mark.line, column: mark.column)
        case .duplicatedKeysInMapping(let keys, let context):
            SettingsError(
                "duplicate key \"\(keys.min() ?? "")\"", line: context.mark.line,
                column: context.mark.column)
        default: SettingsError("invalid YAML")
        }
    }

    // The parser recurses on nesting, for which settings have no use.
    private static func refuseDeepNesting(_ yaml: String) throws(SettingsError) {
        var number = 0
        var brackets = 0
        for line in yaml.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            let content = line.drop { $0 == UInt8(ascii: " ") }
            brackets += line.count { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
            let markers = content.prefix { " -?".utf8.contains($0) }.count { $0 != UInt8(ascii: " ") }
            let isRule = content.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "\r") }
            if markers > 4 && !isRule || brackets > 1_000 || line.count - content.count > 40 {
                throw SettingsError("the settings are nested too deeply", line: number)
            }
        }
    }
}
