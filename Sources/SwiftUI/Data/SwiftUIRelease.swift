/// The release of iOS whose SwiftUI is reproduced, where releases differ.
public enum SwiftUIRelease: Int, Comparable, Sendable {
    /// iOS 17: elements of rows are as large as their content.
    case iOS17 = 17
    /// iOS 18: elements of rows are as large as the row.
    case iOS18 = 18
    /// iOS 26: headers of sections are shown and read as they are written.
    case iOS26 = 26

    /// The release that is reproduced; views that exist follow when they change next.
    @MainActor public static var current = SwiftUIRelease.iOS26

    /// Whether a release is earlier.
    public static func < (one: SwiftUIRelease, other: SwiftUIRelease) -> Bool { one.rawValue < other.rawValue }
}
