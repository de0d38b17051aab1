/// A number in a document; those that JSON cannot write are written as the text `NaN`, `inf` or `-inf`.
struct NumberRecord: Codable {
    let value: Double

    init(_ value: Double) {
        self.value = value
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            value = number
            return
        }
        switch try container.decode(String.self) {
        case "NaN": value = .nan
        case "inf": value = .infinity
        case "-inf": value = -.infinity
        case let text:
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is not a number.")
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if value.isFinite {
            try container.encode(value)
        } else {
            try container.encode(value.isNaN ? "NaN" : value < 0 ? "-inf" : "inf")
        }
    }
}

/// A point as `[x, y]`.
struct PointRecord: Codable {
    let point: Point

    init(_ point: Point) {
        self.point = point
    }

    init(from decoder: any Decoder) throws {
        let numbers = try decoder.numbers(2)
        point = Point(x: numbers[0], y: numbers[1])
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.encode(numbers: [point.x, point.y])
    }
}

/// A rectangle as `[x, y, width, height]`.
struct RectRecord: Codable {
    let rect: Rect

    init(_ rect: Rect) {
        self.rect = rect
    }

    init(from decoder: any Decoder) throws {
        let numbers = try decoder.numbers(4)
        rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.encode(numbers: [rect.x, rect.y, rect.width, rect.height])
    }
}

/// Text: a bare string, or a string with its runs where it has any.
struct TextRecord: Codable {
    static let longestText = 1_000_000

    let text: AttributedText

    init(_ text: AttributedText) {
        self.text = text
    }

    init(from decoder: any Decoder) throws {
        if let string = try? decoder.singleValueContainer().decode(String.self) {
            text = AttributedText(string)
        } else {
            text = try AttributedText(from: decoder)
        }
        let length = text.string.utf16.count
        if length > Self.longestText {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "The text is longer than a million units."))
        }
        var end = 0
        for run in text.runs {
            // Compared without adding, because the numbers may be as large as they please.
            guard run.location >= end, run.length >= 0, run.location <= length, run.length <= length - run.location
            else {
                throw DecodingError.dataCorrupted(
                    .init(
                        codingPath: decoder.codingPath,
                        debugDescription: "The run at \(run.location) overlaps another one or leaves the text."))
            }
            end = run.location + run.length
        }
    }

    func encode(to encoder: any Encoder) throws {
        if text.runs.isEmpty {
            var container = encoder.singleValueContainer()
            try container.encode(text.string)
        } else {
            try text.encode(to: encoder)
        }
    }
}

/// Traits as a list of names; bits without a name are written as `bit 60`.
struct TraitsRecord: Codable {
    let traits: AccessibilityTraits

    init(_ traits: AccessibilityTraits) {
        self.traits = traits
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        var traits: AccessibilityTraits = []
        for name in try container.decode([String].self) {
            if let trait = AccessibilityTraits(name: name) {
                traits.insert(trait)
            } else if name.hasPrefix("bit "), let bit = UInt64(name.dropFirst(4)), bit < 64 {
                traits.insert(AccessibilityTraits(rawValue: 1 << bit))
            } else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "There is no trait '\(name.prefix(100))'.")
            }
        }
        self.traits = traits
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(traits.names)
    }
}

extension Decoder {
    fileprivate func numbers(_ count: Int) throws -> [Double] {
        var container = try unkeyedContainer()
        var result: [Double] = []
        while !container.isAtEnd, result.count <= count {
            result.append(try container.decode(NumberRecord.self).value)
        }
        guard result.count == count else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Expected \(count) numbers.")
        }
        return result
    }
}

extension Encoder {
    fileprivate func encode(numbers: [Double]) throws {
        var container = unkeyedContainer()
        for number in numbers { try container.encode(NumberRecord(number)) }
    }
}
