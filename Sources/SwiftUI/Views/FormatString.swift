/// A number that can be a part of a localized text.
public protocol _FormatSpecifiable {
    /// The value as an argument.
    var _argument: _FormatArgument { get }
}

/// An argument of a localized text.
public struct _FormatArgument: Sendable {
    let value: LocalizedStringKey.Argument
}

extension _FormatSpecifiable where Self: BinaryInteger {
    /// The value as an argument.
    public var _argument: _FormatArgument {
        _FormatArgument(value: Self.isSigned ? .integer(Int(clamping: self)) : .unsigned(UInt(clamping: self)))
    }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    /// The value as an argument.
    public var _argument: _FormatArgument { _FormatArgument(value: .number(Double(self))) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// A text with placeholders, as in tables: `%@`, `%lld`, `%1$@`, `%.2f`.
struct FormatString {
    private let format: String

    init(_ format: String) { self.format = format }

    /// Returns the text with the arguments in place of the placeholders.
    @MainActor func filled(_ arguments: [LocalizedStringKey.Argument], in environment: EnvironmentValues) -> String {
        var result = ""
        var rest = format[...]
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            guard let end = rest.firstIndex(where: { $0.isLetter && !"lhqzt".contains($0) || $0 == "@" }) else { break }
            var specifier = rest[..<end]
            if let dollar = specifier.firstIndex(of: "$"), let position = Int(specifier[..<dollar]) {
                next = position - 1
                specifier = specifier[specifier.index(after: dollar)...]
            }
            if arguments.indices.contains(next) {
                result += Self.text(of: arguments[next], flags: specifier, in: environment)
            }
            next += 1
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// Returns an argument as a placeholder with flags, such as ".2", asks for it.
    @MainActor private static func text(
        of argument: LocalizedStringKey.Argument, flags: Substring, in environment: EnvironmentValues
    ) -> String {
        if case .number(let number) = argument, let point = flags.firstIndex(of: "."),
            let digits = Int(flags[flags.index(after: point)...].prefix { $0.isNumber })
        {
            return number.formatted(
                .number.precision(.fractionLength(digits)).grouping(.never).locale(environment.locale))
        }
        if case .integer(let number) = argument, let first = flags.first, first == "0",
            let width = Int(flags.prefix { $0.isNumber })
        {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return argument.formatted(in: environment)
    }
}
