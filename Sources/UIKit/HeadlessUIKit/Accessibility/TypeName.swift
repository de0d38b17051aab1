/// Names of types.
package enum TypeName {
    /// Returns the name without the module, like `String(describing:)`.
    ///
    /// `String(describing:)` first checks whether the type describes itself, for which the runtime searches all
    /// conformances of the program, three times for each type: 4 of the 26 milliseconds from start to exit of reading
    /// one small file.
    package static func short(of type: Any.Type) -> String { _typeName(type, qualified: false) }

    /// Returns the name with the module, like `String(reflecting:)`.
    package static func full(of type: Any.Type) -> String { _typeName(type, qualified: true) }
}
