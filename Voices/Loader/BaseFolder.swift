/// The folders of a user that the XDG Base Directory Specification names.
package enum BaseFolder {
    /// The folder of the user's settings.
    package static func settings(_ environment: [String: String]) -> String? {
        folder("XDG_CONFIG_HOME", ".config", environment)
    }

    /// The folder of data that lasts from one run to the next and is of no use on another machine.
    package static func state(_ environment: [String: String]) -> String? {
        folder("XDG_STATE_HOME", ".local/state", environment)
    }

    /// The folder of data that can be recreated at any time.
    package static func cache(_ environment: [String: String]) -> String? {
        folder("XDG_CACHE_HOME", ".cache", environment)
    }

    /// The folder for Earshot in the folder that a variable names, else in a folder of the user's home; nil where there
    /// is no home. By the specification, a path that is not absolute is ignored.
    private static func folder(_ variable: String, _ inHome: String, _ environment: [String: String]) -> String? {
        if let path = environment[variable], path.hasPrefix("/") { return path + "/earshot" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return "\(home)/\(inHome)/earshot"
    }
}
