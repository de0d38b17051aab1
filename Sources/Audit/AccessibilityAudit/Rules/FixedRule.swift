/// A rule without thresholds, for which nothing can be set.
protocol FixedRule: AuditRule {
    init()
}

extension FixedRule {
    init(_ settings: RuleSettings) { self.init() }
}
