/// The number of outcomes of each rule, kept in the order in which rules run: a screen adds to all of them, and looking
/// each one up by its id would take longer than most rules.
struct RuleTally: Sendable {
    private var ids: [String] = []
    private var counts: [AuditResult.Counts] = []

    init(_ counts: [String: AuditResult.Counts]) {
        for (id, counts) in counts {
            ids.append(id)
            self.counts.append(counts)
        }
    }

    /// Creates an empty tally of rules in this order.
    init(ids: some Sequence<String>) { for id in ids { add(id, AuditResult.Counts(), at: self.ids.count) } }

    /// The counts by the ids of the rules.
    var all: [String: AuditResult.Counts] { Dictionary(zip(ids, counts)) { first, _ in first } }

    /// Adds counts of a rule.
    ///
    /// - Parameter place: the index of the rule if rules ran in the same order before.
    mutating func add(_ id: String, _ new: AuditResult.Counts, at place: Int) {
        if place < ids.count, ids[place] == id {
            counts[place].add(new)
        } else if let place = ids.firstIndex(of: id) {
            counts[place].add(new)
        } else {
            ids.append(id)
            counts.append(new)
        }
    }

    /// Adds the counts of all rules.
    mutating func add(_ other: RuleTally) {
        for place in other.ids.indices { add(other.ids[place], other.counts[place], at: place) }
    }
}

extension RuleTally: Hashable {
    static func == (left: RuleTally, right: RuleTally) -> Bool { left.all == right.all }
    func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

extension RuleTally: Codable {
    init(from decoder: any Decoder) throws { self.init(try [String: AuditResult.Counts](from: decoder)) }
    func encode(to encoder: any Encoder) throws { try all.encode(to: encoder) }
}
