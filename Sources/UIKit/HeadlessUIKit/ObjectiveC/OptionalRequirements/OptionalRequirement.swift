/// Lets optional requirements be called as in UIKit: `delegate.tableView?(table, didSelectRowAt:
/// path)` does nothing, and answers nil, where the delegate does not implement the method.
///
/// Optional requirements are Objective-C's. Here each has an implementation in an extension of its protocol, which says
/// what UIKit does without, and so all can be called without the question mark too. For calls with it, a property of the
/// method's name gives a value that is called; it learns that the extension's implementation was run, and answers nil.
@MainActor enum OptionalRequirement {
    private static var missing = ""

    /// Called by the implementations in extensions.
    static func noteMissing(_ name: String = #function) { missing = name }

    /// The answer of a method, or nil where that of the protocol's extension was run.
    static func call<Result>(_ name: String, _ method: () -> Result) -> Result? {
        missing = ""
        let result = method()
        defer { missing = "" }
        return missing == name ? nil : result
    }

    /// The answer of a method that may itself be nil.
    static func call<Result>(_ name: String, _ method: () -> Result?) -> Result? {
        missing = ""
        let result = method()
        defer { missing = "" }
        return missing == name ? nil : result
    }
}
