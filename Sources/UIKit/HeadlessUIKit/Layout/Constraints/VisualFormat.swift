import Foundation

/// A parsed visual format: "H:|-10-[first(>=20@750)]-[second]|".
struct VisualFormat {
    /// A statement about a distance or a size.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority = UILayoutPriority.required
    }

    /// The object of comparison of a predicate.
    enum Object: Equatable {
        case number(CGFloat)
        /// The size of another view.
        case view(String)
        /// The system's standard distance.
        case standard
    }

    /// A part of the format, in the order of the text.
    enum Part {
        case superview
        case view(String, [Predicate])
        /// The connection between two other elements.
        case connection([Predicate])
    }

    var isVertical = false
    var parts: [Part] = []
}

/// The reason why a visual format can't be parsed.
struct VisualFormatError: Error {
    var reason: String
    /// The place in the format, in characters from its beginning.
    var position: Int
}

/// Parses visual formats.
struct VisualFormatParser {
    private let text: [Character]
    private var position = 0
    private let metrics: [String: CGFloat]
    private let views: Set<String>

    init(_ format: String, metrics: [String: CGFloat], views: Set<String>) {
        text = Array(format)
        self.metrics = metrics
        self.views = views
    }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if skip("V") || skip("v") {
            format.isVertical = true
            try expect(":")
        } else if skip("H") || skip("h") {
            try expect(":")
        }
        if skip("|") {
            format.parts = [.superview, .connection(try connection())]
        }
        format.parts.append(try view())
        while position < text.count {
            format.parts.append(.connection(try connection()))
            if skip("|") {
                format.parts.append(.superview)
                guard position == text.count else { throw error("Expected the end of the format after '|'.") }
                return format
            }
            format.parts.append(try view())
        }
        return format
    }

    // MARK: Parts

    private mutating func connection() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        guard skip("-") else { return [VisualFormat.Predicate(object: .number(0))] }
        if next == "[" || next == "|" { return [VisualFormat.Predicate(object: .standard)] }
        let predicates = next == "(" ? try list() : [VisualFormat.Predicate(object: .number(try metric()))]
        try expect("-")
        return predicates
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormat.Part {
        try expect("[")
        let start = position
        let name = try word("a view")
        guard views.contains(name) else {
            position = start
            throw error("\(name) is not a key in the views dictionary.")
        }
        let predicates = next == "(" ? try list() : []
        try expect("]")
        return .view(name, predicates)
    }

    private mutating func list() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        try expect("(")
        var result: [VisualFormat.Predicate] = []
        repeat { result.append(try predicate()) } while skip(",")
        try expect(")")
        return result
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if skip("=") {
            try expect("=")
        } else if skip("<") {
            try expect("=")
            relation = .lessThanOrEqual
        } else if skip(">") {
            try expect("=")
            relation = .greaterThanOrEqual
        }
        var predicate = VisualFormat.Predicate(relation: relation, object: try object())
        if skip("@") {
            let start = position
            let priority = try metric()
            guard (0...1_000).contains(priority) else {
                position = start
                throw error("A priority must be from 0 to 1000.")
            }
            predicate.priority = UILayoutPriority(Float(priority))
        }
        return predicate
    }

    private mutating func object() throws(VisualFormatError) -> VisualFormat.Object {
        guard let next, next.isLetter || next == "_" else { return .number(try number()) }
        let start = position
        let name = try word("a number, a metric or a view")
        if let value = metrics[name] { return .number(value) }
        if views.contains(name) { return .view(name) }
        position = start
        throw error("\(name) is not a key in the metrics or the views dictionary.")
    }

    private mutating func metric() throws(VisualFormatError) -> CGFloat {
        let start = position
        guard case .number(let value) = try object() else {
            position = start
            throw error("Expected a number or a metric here.")
        }
        return value
    }

    // MARK: Characters

    private var next: Character? { position < text.count ? text[position] : nil }

    private mutating func skip(_ character: Character) -> Bool {
        guard next == character else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Character) throws(VisualFormatError) {
        if !skip(character) { throw error("Expected a '\(character)' here.") }
    }

    private mutating func word(_ what: String) throws(VisualFormatError) -> String {
        let start = position
        while let next, next.isLetter || next.isNumber || next == "_" { position += 1 }
        guard position > start else { throw error("Expected \(what) here.") }
        return String(text[start..<position])
    }

    private mutating func number() throws(VisualFormatError) -> CGFloat {
        let start = position
        if next == "-" { position += 1 }
        while let next, next.isASCII, next.isNumber || next == "." { position += 1 }
        guard let value = Double(String(text[start..<position])), value.isFinite else {
            position = start
            throw error("Expected a number, a metric or a view here.")
        }
        return CGFloat(value)
    }

    private func error(_ reason: String) -> VisualFormatError {
        VisualFormatError(reason: reason, position: position)
    }
}
