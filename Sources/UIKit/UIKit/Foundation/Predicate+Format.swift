extension NSPredicate {
    /// Creates a predicate of a format such as "age > %d AND name CONTAINS[cd] %@", as Apple's Foundation does. Key
    /// paths are read from dictionaries and, by name, from members that adapted sources declare `@objc`. A format that
    /// makes no sense ends the program, as there.
    ///
    /// Supported are comparisons, `BETWEEN`, `BEGINSWITH`, `CONTAINS`, `ENDSWITH`, `LIKE`, `MATCHES` and `IN`, with
    /// `[cd]`, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, `SELF`, `@count`, lists in braces, and the placeholders `%@`,
    /// `%K`, `%d`, `%f` and their like. Functions, subqueries and variables are not.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
    }

    /// Creates a predicate of a format and the values of its places.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var parser = PredicateParser(predicateFormat, arguments ?? [])
        // The parsed format is an immutable value.
        nonisolated(unsafe) let condition = parser.parse()
        self.init { object, _ in condition.holds(for: object) }
    }
}

/// A part of a predicate that is true or false.
indirect enum PredicateCondition {
    case always(Bool)
    case not(PredicateCondition)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case comparison(PredicateComparison)

    func holds(for object: Any?) -> Bool {
        switch self {
        case .always(let value): value
        case .not(let condition): !condition.holds(for: object)
        case .all(let conditions): conditions.allSatisfy { $0.holds(for: object) }
        case .any(let conditions): conditions.contains { $0.holds(for: object) }
        case .comparison(let comparison): comparison.holds(for: object)
        }
    }
}

/// An operand of a comparison.
indirect enum PredicateExpression {
    case object
    case value(Any?)
    case keyPath(String)
    case list([PredicateExpression])

    func value(for object: Any?) -> Any? {
        switch self {
        case .object: object
        case .value(let value): value
        case .keyPath(let path): Self.read(path.split(separator: "."), of: object)
        case .list(let items): items.map { $0.value(for: object) as Any }
        }
    }

    private static func read(_ names: [Substring], of object: Any?) -> Any? {
        guard let name = names.first, let object else { return object }
        let rest = Array(names.dropFirst())
        if name == "SELF" { return read(rest, of: object) }
        if let items = PredicateComparison.items(object) {
            if name == "@count" { return items.count }
            return items.map { read(names, of: $0) as Any }
        }
        if let values = object as? [String: Any] { return read(rest, of: values[String(name)]) }
        if let values = object as? NSDictionary { return read(rest, of: values[String(name)]) }
        if let known = (object as? NSObject)?.value(forKey: String(name)) { return read(rest, of: known) }
        // An object without Objective-C names provides its stored properties.
        let child = Mirror(reflecting: object).children.first { $0.label == String(name) }
        return read(rest, of: child?.value)
    }
}
