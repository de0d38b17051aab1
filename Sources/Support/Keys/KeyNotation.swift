/// A vocabulary of key names, in which keys are read and written.
public struct KeyNotation: Sendable {
    /// The names of files: "PageUp", "f5", "Ctrl-Alt-Left", "x".
    public static let files = KeyNotation(
        [
            .up: "Up", .down: "Down", .left: "Left", .right: "Right", .home: "Home", .end: "End", .pageUp: "PageUp",
            .pageDown: "PageDown", .insert: "Insert", .delete: "Delete", .escape: "Escape", .tab: "Tab",
            .enter: "Enter", .character(" "): "Space", .backspace: "Backspace",
        ], modifiers: [.control: "Ctrl-", .alt: "Alt-", .shift: "Shift-"])

    private let names: [Key: String]
    private let keys: [String: Key]
    private let functions: ClosedRange<Int>
    private let modifiers: KeyValuePairs<KeyModifiers, String>

    /// Creates a vocabulary.
    ///
    /// - Parameters:
    ///   - names: The names of keys that type no character, and of Space.
    ///   - functions: The numbers of the function keys, which are named "F1" and so on.
    ///   - modifiers: The prefix of each held modifier, in writing order.
    public init(
        _ names: [Key: String], functions: ClosedRange<Int> = 1...20,
        modifiers: KeyValuePairs<KeyModifiers, String> = [:]
    ) {
        (self.names, self.functions, self.modifiers) = (names, functions, modifiers)
        keys = Dictionary(uniqueKeysWithValues: names.map { ($0.value.lowercased(), $0.key) })
    }

    /// The key with a name, in any case; nil when there is none.
    public func key(_ name: some StringProtocol) -> Key? {
        let name = name.lowercased()
        if let key = keys[name] { return key }
        guard name.first == "f", let number = Int(name.dropFirst()), functions.contains(number), name == "f\(number)"
        else { return nil }
        return .function(number)
    }

    /// Returns the key with a notation, with the modifiers before it: a name, or the one character that it types.
    public func press(_ text: String) -> KeyPress? {
        var rest = text[...]
        var held: KeyModifiers = []
        while let (modifier, prefix) = modifiers.first(where: { _, prefix in
            rest.count > prefix.count && rest.lowercased().hasPrefix(prefix.lowercased())
        }) {
            held.insert(modifier)
            rest = rest.dropFirst(prefix.count)
        }
        if let key = key(rest) { return KeyPress(key, held) }
        guard rest.unicodeScalars.count == 1, let scalar = rest.unicodeScalars.first, scalar.value >= 0x20 else {
            return nil
        }
        return KeyPress(.character(scalar), held)
    }

    /// The text for a key. With modifiers, a letter is a capital, as it is on the keyboard; keys without a name are "".
    public func text(_ press: KeyPress) -> String {
        let prefix = modifiers.filter { press.modifiers.contains($0.key) }.map(\.value).joined()
        if let name = names[press.key] { return prefix + name }
        return switch press.key {
        case .function(let number): prefix + "F\(number)"
        case .character(let scalar): prefix + (prefix.isEmpty ? String(scalar) : String(scalar).uppercased())
        default: ""
        }
    }
}
