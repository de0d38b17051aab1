/// A parser of untrusted input.
struct FuzzedParser: Sendable, CustomStringConvertible {
    /// The name that tests bear.
    var description: String
    /// Inputs that are right.
    var seeds: [[UInt8]]
    /// The number of damaged inputs that one run tries.
    var count = 400
    /// Whether some damaged inputs must be refused. False for parsers that accept any bytes.
    var refuses = true
    /// Reads an input, uses it as the tool would, and throws the error that the user would get.
    var read: @MainActor @Sendable (_ bytes: [UInt8]) throws -> Void

    /// Thrown when a value has changed after it was written and read again.
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
