// Replaces Apple's PassKit: there is no wallet.
@_exported import Foundation
@_exported import HeadlessUIKit

/// A card or a ticket, which can't be read here.
@preconcurrency @MainActor open class PKPass: NSObject {
    /// Nowhere.
    open var passURL: URL? { nil }
    /// Nothing.
    open var localizedName: String { "" }

    /// Fails: nothing is read.
    public init(data: Data) throws { throw CocoaError(.fileReadCorruptFile) }
}

/// The wallet, which is empty.
@preconcurrency @MainActor open class PKPassLibrary: NSObject {
    /// Never.
    open class func isPassLibraryAvailable() -> Bool { false }
    /// Never.
    open func containsPass(_ pass: PKPass) -> Bool { false }
    /// None.
    open func passes() -> [PKPass] { [] }
}

/// Asks whether to keep a card: an empty view.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
    /// A screen of a card.
    public init?(pass: PKPass) { super.init(nibName: nil, bundle: nil) }

    /// Fails.
    public required init?(coder: NSCoder) { nil }

    /// Never.
    open class func canAddPasses() -> Bool { false }
}
