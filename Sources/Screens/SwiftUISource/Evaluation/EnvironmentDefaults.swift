/// The values that SwiftUI's environment has on an iPhone unless a view changes them.
enum EnvironmentDefaults {
    /// The value for a key path; nil for those that the app decides.
    static func value(_ keyPath: String) -> Value? {
        switch keyPath {
        case #"\.colorScheme"#: member("light")
        case #"\.horizontalSizeClass"#: member("compact")
        case #"\.verticalSizeClass"#: member("regular")
        case #"\.dynamicTypeSize"#, #"\.sizeCategory"#: member("large")
        case #"\.layoutDirection"#: member("leftToRight")
        case #"\.scenePhase"#: member("active")
        case #"\.colorSchemeContrast"#: member("standard")
        case #"\.isEnabled"#: .bool(true)
        case #"\.redactionReasons"#: .array([])
        case #"\.displayScale"#: .double(3)
        case #"\.isSearching"#, #"\.isPresented"#, #"\.isFocused"#: .bool(false)
        case _ where keyPath.hasPrefix(#"\.accessibility"#): .bool(false)
        default: nil
        }
    }

    private static func member(_ name: String) -> Value {
        .member(MemberValue(base: nil, name: name, arguments: nil))
    }
}
