import ArgumentParser

/// The completion scripts of shells, in which the default subcommand of a command can be left out.
///
/// The scripts that the argument parser generates complete only the names of subcommands there, so that
/// `earshot read Ma⇥` would find no file.
enum CompletionScript {
    /// Returns a script with completions for default subcommands.
    ///
    /// - Parameter script: A script for bash, zsh or fish from the argument parser.
    static func completed(_ script: String) -> String {
        EarshotCommand.configuration.subcommands.reduce(script) { script, command in
            guard let name = command.configuration.commandName,
                let standard = command.configuration.defaultSubcommand?.configuration.commandName
            else { return script }
            let names = command.configuration.subcommands.compactMap { $0.configuration.commandName }
            if script.hasPrefix("#compdef") { return zsh(script, name, standard) }
            return script.hasPrefix("#!/bin/bash")
                ? bash(script, name, standard, names) : fish(script, name, standard)
        }
    }

    private static func bash(_ script: String, _ name: String, _ standard: String, _ names: [String]) -> String {
        let offer = "        COMPREPLY+=($(compgen -W '\(names.joined(separator: " "))' -- \"${cur}\"))\n"
        return script.replacing(
            offer,
            with: """
                        if [[ "${prev}" = -* ]]; then
                            COMPREPLY=()
                        else
                    \(offer)        fi
                        unparsed_words=("${subcommand}" "${unparsed_words[@]}")
                        _earshot_\(name)_\(standard)

                """)
    }

    private static func zsh(_ script: String, _ name: String, _ standard: String) -> String {
        guard let start = script.range(of: "\n_earshot_\(name)() {\n")?.upperBound,
            let end = script[start...].range(of: "\n}\n")?.lowerBound
        else { return script }
        let body = script[start..<end]
            .replacing(
                "        _describe -V subcommand subcommands && ret=0\n",
                with: "        _describe -V subcommand subcommands && ret=0\n"
                    + "        _earshot_\(name)_\(standard) && ret=0\n"
            )
            .replacing(
                "        esac\n",
                with: "        *)\n            words=(\(standard) \"${words[@]}\")\n            (( CURRENT++ ))\n"
                    + "            _earshot_\(name)_\(standard) && ret=0\n            ;;\n        esac\n")
        return script[..<start] + body + String(script[end...])
    }

    private static func fish(_ script: String, _ name: String, _ standard: String) -> String {
        let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.flatMap { line -> [String] in
            let shown = "\"earshot \(name) \(standard)\""
            return line.contains(shown)
                ? [String(line), String(line.replacing(shown, with: "\"earshot \(name)\""))] : [String(line)]
        }.joined(separator: "\n")
    }
}
