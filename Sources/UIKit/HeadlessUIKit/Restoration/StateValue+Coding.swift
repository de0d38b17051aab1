import Foundation

// JSON has no data, no addresses and no numbers that are not finite: they are written as texts.
extension StateValue: Codable {
    private enum Kind: String, CodingKey {
        case null, bool, integer, double, string, data, date, url, uuid, indexPath, array, dictionary, reference
        case archived
    }

    private enum Fact: String, CodingKey {
        case value = "_0"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Kind.self)
        guard container.allKeys.count == 1, let kind = container.allKeys.first else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "this is not a value of a saved state"))
        }
        let facts = try container.nestedContainer(keyedBy: Fact.self, forKey: kind)
        func value<Value: Decodable>(_ type: Value.Type) throws -> Value { try facts.decode(type, forKey: .value) }
        func parsed<Value>(_ what: String, _ parse: (String) -> Value?) throws -> Value {
            if let parsed = parse(try value(String.self)) { return parsed }
            throw DecodingError.dataCorruptedError(forKey: .value, in: facts, debugDescription: "this is not \(what)")
        }
        func data() throws -> Data { try parsed("text in base 64") { Data(base64Encoded: $0) } }
        switch kind {
        case .null: self = .null
        case .bool: self = .bool(try value(Bool.self))
        case .integer: self = .integer(try value(Int64.self))
        case .double: self = .double(try value(AnyNumber.self).number)
        case .string: self = .string(try value(String.self))
        case .data: self = .data(try data())
        case .date: self = .date(Date(timeIntervalSinceReferenceDate: try value(AnyNumber.self).number))
        case .url: self = .url(try parsed("a URL") { URL(string: $0) })
        case .uuid: self = .uuid(try value(UUID.self))
        case .indexPath: self = .indexPath(try value([Int].self))
        case .array: self = .array(try value([StateValue].self))
        case .dictionary: self = .dictionary(try value([String: StateValue].self))
        case .reference: self = .reference(try value(StateReference.self))
        case .archived: self = .archived(try data())
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Kind.self)
        func write(_ value: some Encodable, _ kind: Kind) throws {
            var facts = container.nestedContainer(keyedBy: Fact.self, forKey: kind)
            try facts.encode(value, forKey: .value)
        }
        switch self {
        case .null: _ = container.nestedContainer(keyedBy: Fact.self, forKey: .null)
        case .bool(let value): try write(value, .bool)
        case .integer(let value): try write(value, .integer)
        case .double(let value): try write(AnyNumber(number: value), .double)
        case .string(let value): try write(value, .string)
        case .data(let value): try write(value.base64EncodedString(), .data)
        case .date(let value): try write(AnyNumber(number: value.timeIntervalSinceReferenceDate), .date)
        case .url(let value): try write(value.absoluteString, .url)
        case .uuid(let value): try write(value, .uuid)
        case .indexPath(let value): try write(value, .indexPath)
        case .array(let value): try write(value, .array)
        case .dictionary(let value): try write(value, .dictionary)
        case .reference(let value): try write(value, .reference)
        case .archived(let value): try write(value.base64EncodedString(), .archived)
        }
    }
}

/// A number, or the text "inf", "-inf" or "nan".
private struct AnyNumber: Codable {
    var number: Double

    init(number: Double) {
        self.number = number
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            self.number = number
            return
        }
        switch try container.decode(String.self) {
        case "inf": number = .infinity
        case "-inf": number = -.infinity
        case "nan": number = .nan
        default: throw DecodingError.dataCorruptedError(in: container, debugDescription: "this is not a number")
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if number.isFinite {
            try container.encode(number)
        } else {
            try container.encode(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf")
        }
    }
}
