/// Whether a process may have to show the help of a command.
enum HelpNeed {
    /// Whether arguments, the first of which is the program, may request the help of a command.
    static func mayCome(for command: String, _ arguments: [String]) -> Bool {
        let given = arguments.dropFirst()
        guard let first = given.first else { return false }
        // Options before any command are for help, completions and requests of tools, except for the version.
        guard !first.hasPrefix("-") || first == "--version", first != "help", first != command else { return true }
        return given.contains { $0 == "-h" || $0.hasPrefix("--help") || $0.hasPrefix("-help") }
    }
}
