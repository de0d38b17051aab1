/// Something that reads what others have written.
struct FuzzedParser: Sendable, CustomStringConvertible {
    /// The name that tests bear.
    var description: String
    /// Inputs that are right.
    var seeds: [[UInt8]]
    /// How many damaged inputs one run tries.
    var count = 400
    /// Whether some damaged inputs must be refused. False for what takes any bytes.
    var refuses = true
    /// Reads an input, uses what was read as the tool would, and throws what the user would be told.
    var read: @MainActor @Sendable (_ bytes: [UInt8]) throws -> Void

    /// What was read isn't the same after it was written and read once more.
    struct Changed: Error, CustomStringConvertible {
        var description: String
    }
}

extension FuzzedParser {
    init(
        _ description: String, _ seeds: [String], count: Int = 400, refuses: Bool = true,
        read: @escaping @MainActor @Sendable (_ bytes: [UInt8]) throws -> Void
    ) {
        self.init(
            description: description, seeds: seeds.map { Array($0.utf8) }, count: count, refuses: refuses, read: read)
    }
}
