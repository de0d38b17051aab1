import Foundation

/// A property of a class of views: its names, the kind of its value, and its setter.
@MainActor package struct PropertyDescription {
    /// Its name in UIKit, such as "isOn".
    package let name: String
    /// Other names that view descriptions and run-time attributes may use, such as "on".
    package let aliases: [String]
    /// The kind of the value.
    package let kind: PropertyKind
    /// The attribute or element in Interface Builder files, nil where they have none. The part before a dot is the key
    /// of an object inside: "textInputTraits.secureTextEntry".
    package let attribute: String?
    /// The value when a file leaves the attribute out; nil when the property then keeps its value.
    package let absent: PropertyValue?
    /// Sets the property; returns false when the view has no such property or the value is of another kind.
    package let set: @MainActor (UIView, PropertyValue) -> Bool

    /// All of its names, UIKit's first.
    package var names: [String] { [name] + aliases }
}

/// The location of a property in Interface Builder files.
enum FileAttribute: ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    /// Under UIKit's name, without the "is" of flags.
    case sameName
    /// Under another name.
    case named(String)
    /// No attribute.
    case none

    init(stringLiteral value: String) { self = .named(value) }
    init(nilLiteral: ()) { self = .none }
}

/// Describes the properties of one class.
@MainActor struct Describe<Owner: UIView> {
    private func property(
        _ name: String, _ aliases: [String], _ kind: PropertyKind, _ file: FileAttribute, _ absent: PropertyValue?,
        _ set: @escaping @MainActor (Owner, PropertyValue) -> Bool
    ) -> PropertyDescription {
        let plain = Self.withoutIs(name)
        let attribute: String? =
            switch file {
            case .sameName: plain
            case .named(let name): name
            case .none: nil
            }
        return PropertyDescription(
            name: name, aliases: (plain == name ? [] : [plain]) + aliases, kind: kind, attribute: attribute,
            absent: absent
        ) { view, value in
            guard let owner = view as? Owner else { return false }
            return set(owner, value)
        }
    }

    // "isOn" is "on" to key-value coding and Interface Builder.
    private static func withoutIs(_ name: String) -> String {
        let rest = name.dropFirst(2)
        guard name.hasPrefix("is"), let first = rest.first, first.isUppercase else { return name }
        return first.lowercased() + rest.dropFirst()
    }

    func flag(
        _ name: String, also aliases: [String] = [], file: FileAttribute = .sameName, absent: Bool? = nil,
        _ set: @escaping @MainActor (Owner, Bool) -> Void
    ) -> PropertyDescription {
        property(name, aliases, .flag, file, absent.map { .flag($0) }) { owner, value in
            if case .flag(let flag) = value { set(owner, flag) }
            return true
        }
    }

    func text(
        _ name: String, also aliases: [String] = [], file: FileAttribute = .sameName, isClearedWhenAbsent: Bool = false,
        _ set: @escaping @MainActor (Owner, String?) -> Void
    ) -> PropertyDescription {
        property(name, aliases, .text, file, isClearedWhenAbsent ? .text(nil) : nil) { owner, value in
            if case .text(let text) = value { set(owner, text) }
            return true
        }
    }

    /// A property for a text that must have a certain form; `set` returns whether it has.
    func checkedText(
        _ name: String, also aliases: [String] = [], file: FileAttribute = .sameName,
        _ set: @escaping @MainActor (Owner, String) -> Bool
    ) -> PropertyDescription {
        property(name, aliases, .text, file, nil) { owner, value in
            guard case .text(let text?) = value else { return true }
            return set(owner, text)
        }
    }

    func styledText(
        _ name: String, file: FileAttribute = .sameName,
        _ set: @escaping @MainActor (Owner, NSAttributedString?) -> Void
    ) -> PropertyDescription {
        property(name, [], .styledText, file, nil) { owner, value in
            if case .styledText(let text) = value { set(owner, text) }
            return true
        }
    }

    func number<Number: BinaryFloatingPoint>(
        _ name: String, also aliases: [String] = [], file: FileAttribute = .sameName, absent: Number? = nil,
        _ set: @escaping @MainActor (Owner, Number) -> Void
    ) -> PropertyDescription {
        property(name, aliases, .number, file, absent.map { .number(Double($0)) }) { owner, value in
            if case .number(let number) = value { set(owner, Number(number)) }
            return true
        }
    }

    func whole(
        _ name: String, also aliases: [String] = [], in range: ClosedRange<Int>, file: FileAttribute = .sameName,
        absent: Int? = nil, _ set: @escaping @MainActor (Owner, Int) -> Void
    ) -> PropertyDescription {
        property(name, aliases, .whole(range), file, absent.map { .whole($0) }) { owner, value in
            if case .whole(let number) = value { set(owner, number) }
            return true
        }
    }

    func choice<Value>(
        _ name: String, also aliases: [String] = [], of choices: KeyValuePairs<String, Value>,
        file: FileAttribute = .sameName, absent: Value? = nil, _ set: @escaping @MainActor (Owner, Value) -> Void
    ) -> PropertyDescription where Value: Equatable {
        let values = choices.map(\.value)
        let usual = absent.flatMap { values.firstIndex(of: $0) }.map { PropertyValue.choice($0) }
        return property(name, aliases, .choice(choices.map(\.key)), file, usual) { owner, value in
            if case .choice(let index) = value, values.indices.contains(index) { set(owner, values[index]) }
            return true
        }
    }

    func color(
        _ name: String, file: FileAttribute = .sameName, isClearedWhenAbsent: Bool = false,
        _ set: @escaping @MainActor (Owner, UIColor?) -> Void
    ) -> PropertyDescription {
        property(name, [], .color, file, isClearedWhenAbsent ? .color(nil) : nil) { owner, value in
            if case .color(let color) = value { set(owner, color) }
            return true
        }
    }

    /// A colour that is never missing.
    func requiredColor(
        _ name: String, file: FileAttribute = .sameName, _ set: @escaping @MainActor (Owner, UIColor) -> Void
    ) -> PropertyDescription {
        property(name, [], .color, file, nil) { owner, value in
            if case .color(let color?) = value { set(owner, color) }
            return true
        }
    }

    func font(
        _ name: String, file: FileAttribute = "fontDescription", _ set: @escaping @MainActor (Owner, UIFont) -> Void
    ) -> PropertyDescription {
        property(name, [], .font, file, nil) { owner, value in
            if case .font(let font) = value { set(owner, font) }
            return true
        }
    }

    func image(
        _ name: String, file: FileAttribute = .sameName, isClearedWhenAbsent: Bool = false,
        _ set: @escaping @MainActor (Owner, UIImage?) -> Void
    ) -> PropertyDescription {
        property(name, [], .image, file, isClearedWhenAbsent ? .image(nil) : nil) { owner, value in
            if case .image(let image) = value { set(owner, image) }
            return true
        }
    }

    func point(
        _ name: String, file: FileAttribute = .sameName, _ set: @escaping @MainActor (Owner, CGPoint) -> Void
    ) -> PropertyDescription {
        property(name, [], .point, file, nil) { owner, value in
            if case .point(let point) = value { set(owner, point) }
            return true
        }
    }

    func size(
        _ name: String, file: FileAttribute = .sameName, _ set: @escaping @MainActor (Owner, CGSize) -> Void
    ) -> PropertyDescription {
        property(name, [], .size, file, nil) { owner, value in
            if case .size(let size) = value { set(owner, size) }
            return true
        }
    }

    func insets(
        _ name: String, file: FileAttribute = .sameName, _ set: @escaping @MainActor (Owner, UIEdgeInsets) -> Void
    ) -> PropertyDescription {
        property(name, [], .insets, file, nil) { owner, value in
            if case .insets(let insets) = value { set(owner, insets) }
            return true
        }
    }

    func date(
        _ name: String, file: FileAttribute = .sameName, isClearedWhenAbsent: Bool = false,
        _ set: @escaping @MainActor (Owner, Date?) -> Void
    ) -> PropertyDescription {
        property(name, [], .date, file, isClearedWhenAbsent ? .date(nil) : nil) { owner, value in
            if case .date(let date) = value { set(owner, date) }
            return true
        }
    }

    func texts(
        _ name: String, also aliases: [String] = [], file: FileAttribute = .sameName,
        _ set: @escaping @MainActor (Owner, [String]?) -> Void
    ) -> PropertyDescription {
        property(name, aliases, .texts, file, nil) { owner, value in
            if case .texts(let texts) = value { set(owner, texts) }
            return true
        }
    }
}
