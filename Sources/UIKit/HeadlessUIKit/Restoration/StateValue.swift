import Foundation

/// A value in a saved state.
indirect enum StateValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int64)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case url(URL)
    case uuid(UUID)
    case indexPath([Int])
    case array([StateValue])
    case dictionary([String: StateValue])
    case reference(StateReference)
    /// An object that archives itself.
    case archived(Data)

    /// The maximum depth of nested arrays and dictionaries.
    static let depthLimit = 32

    /// The value in the form that apps use; `resolve` finds the objects behind references.
    func plain(_ resolve: (StateReference) -> Any?) -> Any? {
        switch self {
        case .null, .archived: nil
        case .bool(let value): value
        case .integer(let value): Int(exactly: value)
        case .double(let value): value
        case .string(let value): value
        case .data(let value): value
        case .date(let value): value
        case .url(let value): value
        case .uuid(let value): value
        case .indexPath(let value): IndexPath(indexes: value)
        case .array(let values): values.compactMap { $0.plain(resolve) }
        case .dictionary(let values): values.compactMapValues { $0.plain(resolve) }
        case .reference(let reference): resolve(reference)
        }
    }

    /// Whether the value is nested deeper than the limit; stops counting there.
    var isTooDeep: Bool {
        var level = [self]
        for _ in 0..<Self.depthLimit {
            level = level.flatMap { value -> [StateValue] in
                switch value {
                case .array(let values): values
                case .dictionary(let values): Array(values.values)
                default: []
                }
            }
            if level.isEmpty { return false }
        }
        return true
    }

    /// Creates a value from an app's value; nil for one of a kind that can't be saved.
    init?(_ value: Any?, depth: Int = 0, refer: (AnyObject) -> StateValue?) {
        guard depth < Self.depthLimit else { return nil }
        switch value {
        case nil: self = .null
        case let value as Bool: self = .bool(value)
        case let value as Int: self = .integer(Int64(value))
        case let value as any BinaryInteger:
            guard let integer = Int64(exactly: value) else { return nil }
            self = .integer(integer)
        case let value as Double: self = .double(value)
        case let value as Float: self = .double(Double(value))
        case let value as CGFloat: self = .double(Double(value))
        case let value as String: self = .string(value)
        case let value as Data: self = .data(value)
        case let value as Date: self = .date(value)
        case let value as URL: self = .url(value)
        case let value as UUID: self = .uuid(value)
        case let value as IndexPath: self = .indexPath(Array(value))
        case let values as [Any?]:
            var converted: [StateValue] = []
            for value in values {
                guard let value = StateValue(value, depth: depth + 1, refer: refer) else { return nil }
                converted.append(value)
            }
            self = .array(converted)
        case let values as [String: Any]:
            var converted: [String: StateValue] = [:]
            for (key, value) in values {
                guard let value = StateValue(value, depth: depth + 1, refer: refer) else { return nil }
                converted[key] = value
            }
            self = .dictionary(converted)
        case .some(let value):
            guard type(of: value) is AnyClass, let value = refer(value as AnyObject) else { return nil }
            self = value
        }
    }
}
