import AccessibilityTree

/// Warnings about misuse that SwiftUI reports at run time.
@MainActor enum Warning: String {
    /// Views keep changing state while they are updated.
    case endlessUpdate = "SwiftUIEndlessUpdate"
    /// A body changes state while it is evaluated.
    case changeInBody = "SwiftUIChangeInBody"
    /// A page leads to itself without end.
    case navigationLoop = "SwiftUINavigationLoop"
    /// A view contains itself.
    case endlessView = "SwiftUIEndlessView"
    /// Two elements of a `ForEach` have the same id.
    case duplicateID = "SwiftUIDuplicateID"
    /// A frame with a negative or undefined length.
    case invalidFrame = "SwiftUIInvalidFrame"

    /// Receives each warning; by default it is written to standard error.
    static var handler: @MainActor (Warning, String) -> Void = { _, message in
        FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
    }

    /// Reports a warning, with the place in the source of the view that has caused it.
    static func emit(_ warning: Warning, _ message: String, at source: SourceLocation? = nil) {
        handler(warning, source.map { "\($0.file):\($0.line): \(message)" } ?? message)
    }
}
