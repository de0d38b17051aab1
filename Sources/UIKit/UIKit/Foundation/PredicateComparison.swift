/// Two expressions and how they are to be to each other.
struct PredicateComparison {
    /// The relation between the operands.
    enum Relation {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, between
        case begins, contains, ends, like, matches, isIn
    }

    /// The items of the left side that have to satisfy the relation, if it has several.
    enum Quantity { case one, any, all, none }

    var left: PredicateExpression
    var relation: Relation
    var right: PredicateExpression
    var options: String.CompareOptions = []
    var quantity = Quantity.one

    func holds(for object: Any?) -> Bool {
        let (left, right) = (left.value(for: object), right.value(for: object))
        let items = Self.items(left ?? NSNull()) ?? []
        switch quantity {
        case .one: return compare(left, right)
        case .any: return items.contains { compare($0, right) }
        case .all: return items.allSatisfy { compare($0, right) }
        case .none: return !items.contains { compare($0, right) }
        }
    }

    /// The items of a collection; nil for other values.
    static func items(_ value: Any) -> [Any]? {
        switch value {
        case let items as [Any]: items
        case let items as Set<AnyHashable>: items.map { $0.base }
        case let items as NSArray: items.map { $0 }
        case let items as NSSet: items.map { $0 }
        default: nil
        }
    }

    private func compare(_ a: Any?, _ b: Any?) -> Bool {
        let (a, b) = (Self.plain(a), Self.plain(b))
        switch relation {
        case .equal: return areEqual(a, b)
        case .notEqual: return !areEqual(a, b)
        case .less: return order(a, b) == .orderedAscending
        case .lessOrEqual: return order(a, b).map { $0 != .orderedDescending } ?? false
        case .greater: return order(a, b) == .orderedDescending
        case .greaterOrEqual: return order(a, b).map { $0 != .orderedAscending } ?? false
        case .between:
            guard let bounds = b.flatMap(Self.items), bounds.count == 2 else { return false }
            return order(a, Self.plain(bounds[0])).map { $0 != .orderedAscending } ?? false
                && order(a, Self.plain(bounds[1])).map { $0 != .orderedDescending } ?? false
        case .isIn:
            if let items = b.flatMap(Self.items) { return items.contains { areEqual(a, Self.plain($0)) } }
            return Self.text(b).flatMap { whole in Self.text(a).map { contains($0, in: whole) } } ?? false
        case .contains:
            if let items = a.flatMap(Self.items) { return items.contains { areEqual(Self.plain($0), b) } }
            return Self.text(a).flatMap { whole in Self.text(b).map { contains($0, in: whole) } } ?? false
        case .begins, .ends:
            guard let whole = Self.text(a), let part = Self.text(b) else { return false }
            let backwards: String.CompareOptions = relation == .ends ? .backwards : []
            return whole.range(of: part, options: options.union([.anchored]).union(backwards)) != nil
        case .like:
            return Self.text(b).map { matches(a, Self.expression(wildcards: $0)) } ?? false
        case .matches:
            return Self.text(b).map { matches(a, $0) } ?? false
        }
    }

    private func contains(_ part: String, in whole: String) -> Bool { whole.range(of: part, options: options) != nil }

    private func matches(_ value: Any?, _ expression: String) -> Bool {
        guard let text = Self.text(value) else { return false }
        let folded = options.contains(.diacriticInsensitive) ? text.folding(options: options, locale: nil) : text
        let options: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
        guard let matcher = try? NSRegularExpression(pattern: "^(?:\(expression))$", options: options) else {
            preconditionFailure("NSPredicate: \"\(expression)\" is not a regular expression")
        }
        let whole = NSRange(location: 0, length: folded.utf16.count)
        return matcher.firstMatch(in: folded, range: whole)?.range == whole
    }

    private static func expression(wildcards: String) -> String {
        wildcards.map { character in
            switch character {
            case "*": ".*"
            case "?": "."
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }

    private func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        if let order = order(a, b) { return order == .orderedSame }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return a as AnyObject === b as AnyObject
    }

    /// Which of two values comes first; nil where they can't be compared.
    private func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
        if let a = Self.text(a), let b = Self.text(b) { return a.compare(b, options: options) }
        if let a = a as? Date, let b = b as? Date { return a.compare(b) }
        guard let a = Self.number(a), let b = Self.number(b) else { return nil }
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    private static func text(_ value: Any?) -> String? { value as? String ?? (value as? Substring).map(String.init) }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// Returns a value without its Objective-C wrapper, and nil for `NSNull`.
    private static func plain(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        if let text = value as? NSString { return text as String }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first.flatMap { plain($0.value) } : value
    }
}
