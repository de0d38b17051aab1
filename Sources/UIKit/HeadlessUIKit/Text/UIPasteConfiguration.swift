import Foundation

/// What a responder takes from the pasteboard, by types of data.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
    /// The identifiers of the types.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Creates a configuration that takes nothing yet.
    public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

    /// Takes a type as well.
    open func addAcceptableTypeIdentifiers(_ identifiers: [String]) { acceptableTypeIdentifiers += identifiers }
}

/// What can be pasted into, beside text.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// What is taken, or nil for nothing.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Takes what is pasted.
    func paste(itemProviders: [NSItemProvider])
    /// Whether any of it can be taken.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteboard {
    /// What lies on the pasteboard, for taking over: its text.
    public final var itemProviders: [NSItemProvider] {
        get { string.map { [NSItemProvider(item: $0 as NSString, typeIdentifier: "public.utf8-plain-text")] } ?? [] }
        set { string = newValue.lazy.compactMap { $0.firstObject as? NSString }.first.map { $0 as String } }
    }
}
