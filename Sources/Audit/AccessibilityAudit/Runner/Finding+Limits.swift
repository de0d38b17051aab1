import Escaping

extension Finding {
    /// The longest text in a finding, in bytes of UTF-8. Labels can have any size, and reports repeat them.
    static let textLimit = 1_000

    /// Cuts long texts. A change of a long text isn't offered as a fix, which would have to repeat it.
    mutating func limitTexts() {
        message.limit()
        remedy.limit()
        reviewReason?.limit()
        screen?.limit()
        setting?.limit()
        element?.className.limit()
        element?.label?.limit()
        element?.identifier?.limit()
        element?.utterance?.limit()
        for index in element?.path.indices ?? 0..<0 { element?.path[index].limit() }
        if identity.utf8.count > Self.textLimit {
            var hash = StableHash()
            hash.combine(identity)
            identity = "\(identity.truncated(toBytes: Self.textLimit))|\(hash.text)"
        }
        if let fix, [fix.title, fix.xml, fix.change?.old, fix.change?.new].contains(where: { ($0 ?? "").isOverlong }) {
            self.fix = nil
        }
    }

    /// Whether it is to be reported in place of another one about the same element.
    func isWorse(than other: Finding) -> Bool {
        outcome == other.outcome ? impact > other.impact : outcome == .fail
    }
}

extension String {
    fileprivate var isOverlong: Bool { utf8.count > Finding.textLimit }

    fileprivate mutating func limit() { if isOverlong { self = truncated(toBytes: Finding.textLimit) } }
}
