import ArgumentParser

extension CommandConfiguration {
    /// Creates the configuration of a command whose help ends its description with examples.
    ///
    /// - Parameters:
    ///   - commandName: The name of the command.
    ///   - abstract: One sentence in the imperative.
    ///   - discussion: Paragraphs about details.
    ///   - examples: Lines for a shell.
    ///   - subcommands: The commands below this one.
    ///   - defaultSubcommand: The subcommand that runs if none is named.
    init(
        commandName: String, abstract: String, discussion: String = "", examples: [String],
        subcommands: [any ParsableCommand.Type] = [], defaultSubcommand: (any ParsableCommand.Type)? = nil
    ) {
        let list = (["EXAMPLES:"] + examples.map { "  " + $0 }).joined(separator: "\n")
        self.init(
            commandName: commandName, abstract: abstract,
            discussion: discussion.isEmpty ? list : discussion + "\n\n" + list,
            subcommands: subcommands, defaultSubcommand: defaultSubcommand)
    }
}
