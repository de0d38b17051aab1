/// A table of bindings from keys to commands, in the order in which they were made.
public struct KeyBindings<Command: Hashable & Sendable>: Sendable {
    /// A key and its command.
    public struct Binding: Hashable, Sendable {
        /// The key.
        public var key: KeyPress
        /// The key as it was written in the lines or passed to `bind`, such as "ctrl+n"; shown to users.
        public var name: String
        /// The command that the key performs.
        public var command: Command
    }

    private var entries: [KeyPress: (binding: Binding, order: Int)] = [:]
    private var count = 0

    /// Makes a table from lines of keys, with blanks between them, and their command.
    ///
    /// - Parameters:
    ///   - lines: The lines; keys that `press` can't read are left out.
    ///   - press: Returns the key press for a written key, or nil.
    public init(
        _ lines: [(keys: String, command: Command)] = [],
        _ press: (String) -> KeyPress? = { KeyNotation.files.press($0) }
    ) {
        for (keys, command) in lines {
            for name in keys.split(separator: " ").map(String.init) {
                if let key = press(name) { bind(key, name, to: command) }
            }
        }
    }

    /// The command of a key, or nil.
    public subscript(key: KeyPress) -> Command? { entries[key]?.binding.command }

    /// Binds a key to a command, replacing its former one; nil removes the binding.
    public mutating func bind(_ key: KeyPress, _ name: String, to command: Command?) {
        entries[key] = command.map { (Binding(key: key, name: name, command: $0), count) }
        count += 1
    }

    /// All bindings, in the order in which they were made.
    public var bindings: [Binding] { entries.values.sorted { $0.order < $1.order }.map(\.binding) }

    /// The keys of each command, in the order of its first binding.
    public var commands: [(command: Command, keys: [Binding])] {
        var found: [(command: Command, keys: [Binding])] = []
        var places: [Command: Int] = [:]
        for binding in bindings {
            if let place = places[binding.command] {
                found[place].keys.append(binding)
            } else {
                places[binding.command] = found.count
                found.append((binding.command, [binding]))
            }
        }
        return found
    }
}
