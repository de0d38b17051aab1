/// Lets optional requirements be called as in UIKit: `delegate.tableView?(table, didSelectRowAt: path)` does nothing
/// and returns nil where the delegate lacks the method.
///
/// Optional requirements are a feature of Objective-C. Here a protocol extension implements each with UIKit's behaviour
/// for a missing method, so code in this module calls it without a question mark. For calls with one, a property with
/// the method's base name returns a value that can be called. The call returns nil if it has run the extension's
/// implementation. `Generated/optional-requirements.txt` lists the requirements.
@MainActor enum OptionalRequirement {
    private static var missing = ""

    /// Records that the implementation in a protocol extension was run.
    static func noteMissing(_ name: String = #function) { missing = name }

    /// The result of a method, or nil if the implementation in the protocol extension was run.
    static func call<Result>(_ name: String, _ method: () -> Result) -> Result? {
        missing = ""
        let result = method()
        defer { missing = "" }
        return missing == name ? nil : result
    }

    /// The result of a method with an optional result, or nil if the implementation in the protocol extension was run.
    static func call<Result>(_ name: String, _ method: () -> Result?) -> Result? {
        missing = ""
        let result = method()
        defer { missing = "" }
        return missing == name ? nil : result
    }
}
