import StrictJSON

/// A file of conformance cases, in the format "voiceover-cases/1".
public struct ConformanceFile: Sendable {
    /// The cases in the order of the file.
    public var cases: [ConformanceCase]

    /// Reads the content of a file.
    ///
    /// Throws `ConformanceFileError` for a file that is not JSON, not in this format, or has unknown members.
    public init(_ data: some Sequence<UInt8>) throws {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: data)
        } catch {
            throw ConformanceFileError("this is not valid JSON: \(error)")
        }
        guard let file = value.object else {
            throw ConformanceFileError(
                "the file must hold one JSON object with \"format\" and \"cases\"", isOtherFormat: true)
        }
        guard file["format"]?.string == "voiceover-cases/1" else {
            throw ConformanceFileError("\"format\" must be \"voiceover-cases/1\"", isOtherFormat: true)
        }
        guard let list = file["cases"]?.array else {
            throw ConformanceFileError("\"cases\" must be an array of objects")
        }
        let defaults = file["about"]?["defaults"]?.object ?? [:]
        cases = try list.enumerated().map { index, item in
            guard let fields = item.object else {
                throw ConformanceFileError("case \(index + 1) must be an object (\(item.position))")
            }
            return try CaseDecoder(fields: fields, position: item.position, number: index + 1, defaults: defaults)
                .decode()
        }
    }
}

/// Why a file of cases cannot be read.
public struct ConformanceFileError: Error, Sendable, CustomStringConvertible {
    /// The error and its location.
    public var description: String
    /// Whether the file is JSON that does not claim to hold cases at all.
    public var isOtherFormat: Bool

    init(_ description: String, isOtherFormat: Bool = false) {
        self.description = description
        self.isOtherFormat = isOtherFormat
    }
}
