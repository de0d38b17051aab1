import Foundation

/// The types of data that a responder accepts from the pasteboard.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
    /// The identifiers of the types.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Creates a configuration without types.
    public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

    /// Adds types.
    open func addAcceptableTypeIdentifiers(_ identifiers: [String]) { acceptableTypeIdentifiers += identifiers }
}

/// A responder that accepts pasted data other than text.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The accepted types, or nil for none.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Accepts pasted items.
    func paste(itemProviders: [NSItemProvider])
    /// Whether any of the items can be pasted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
