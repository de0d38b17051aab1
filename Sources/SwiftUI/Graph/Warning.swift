/// Warnings about misuse that SwiftUI reports at run time.
@MainActor enum Warning: String {
    /// Views keep changing state while they are updated.
    case endlessUpdate = "SwiftUIEndlessUpdate"
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

    static func emit(_ warning: Warning, _ message: String) {
        handler(warning, message)
    }
}
