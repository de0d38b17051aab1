/// Decides which folders hold no files of the project that is searched: settings and caches, dependencies, products of a
/// build, and copies for translators.
enum SkippedFolders {
    /// Whether searches leave out folders of this name.
    static func contains(_ name: String) -> Bool {
        name.hasPrefix(".") || names.contains(name) || suffixes.contains { name.hasSuffix($0) }
    }

    // CocoaPods, Carthage, Xcode, npm, fastlane.
    private static let names: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "node_modules", "fastlane", "xcuserdata",
    ]
    // Xcode's products, and its exports for translators, which repeat the project's files.
    private static let suffixes = [
        ".app", ".dSYM", ".framework", ".xcarchive", ".xcassetsbuild", ".xcframework", ".xcloc", ".xcresult",
    ]
}
