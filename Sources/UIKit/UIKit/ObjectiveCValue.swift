/// Conversions that Objective-C's key-value coding makes.
enum ObjectiveCValue {
    /// A value as a type; nil when it is none. A number fits every kind of number that can hold it.
    static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return Optional<Any>.none as? Value }
        if let value = value as? Value { return value }
        let wanted = (type as? any OptionalType.Type)?.wrapped ?? type
        return converted(value, to: wanted) as? Value
    }

    /// A value without optionals around it; nil for none.
    static func flat(_ value: Any?) -> Any? {
        guard let value else { return nil }
        guard let optional = value as? any OptionalType else { return value }
        return optional.content
    }

    private static func converted(_ value: Any, to type: Any.Type) -> Any? {
        let number: Double
        switch value {
        case let value as Bool: number = value ? 1 : 0
        case let value as any BinaryInteger: number = Double(value)
        case let value as any BinaryFloatingPoint: number = Double(value)
        default: return nil
        }
        switch type {
        case let type as any FixedWidthInteger.Type: return integer(number, type)
        case let type as any BinaryFloatingPoint.Type: return floating(number, type)
        case is Bool.Type: return number != 0
        default: return nil
        }
    }

    private static func integer<Integer: FixedWidthInteger>(_ number: Double, _ type: Integer.Type) -> Any? {
        Integer(exactly: number.rounded(.towardZero))
    }

    private static func floating<Floating: BinaryFloatingPoint>(_ number: Double, _ type: Floating.Type) -> Any? {
        Floating(number)
    }
}

/// Gives access to the type inside an optional one.
private protocol OptionalType {
    static var wrapped: Any.Type { get }
    var content: Any? { get }
}

extension Optional: OptionalType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate var content: Any? { flatMap { ObjectiveCValue.flat($0) } }
}
