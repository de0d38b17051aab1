import Foundation

extension Scenario {
    /// The content of a file in the folder in which the command runs: a list of lines, or an object with its size in
    /// bytes and the lines that are repeated until the file has that size.
    struct File: Decodable {
        private enum CodingKeys: String, CodingKey { case lines, size }

        var data: Data

        init(from decoder: any Decoder) throws {
            if let lines = try? decoder.singleValueContainer().decode([String].self) {
                data = Self.data(lines)
                return
            }
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let piece = Self.data(try container.decodeIfPresent([String].self, forKey: .lines) ?? ["x"])
            let size = try container.decode(Int.self, forKey: .size)
            guard size >= 0, !piece.isEmpty else {
                throw DecodingError.dataCorruptedError(
                    forKey: .size, in: container, debugDescription: "\(size) bytes can't be made of these lines")
            }
            data = Data((0..<size).map { piece[$0 % piece.count] })
        }

        private static func data(_ lines: [String]) -> Data { Data(lines.map { $0 + "\n" }.joined().utf8) }
    }
}
