/// Collects a report and writes it in pieces of some size.
struct ReportOutput {
    /// The text that has been written and not yet been passed on.
    var text = ""
    private let receive: (String) throws -> Void
    private static let pieceSize = 1 << 16

    init(_ receive: @escaping (String) throws -> Void) {
        self.receive = receive
        text.reserveCapacity(Self.pieceSize * 2)
    }

    /// Writes the buffered text if it is long enough.
    mutating func flushIfLong() throws { if text.utf8.count >= Self.pieceSize { try flush() } }

    /// Writes the buffered text.
    mutating func flush() throws {
        guard !text.isEmpty else { return }
        try receive(text)
        text.removeAll(keepingCapacity: true)
    }
}
