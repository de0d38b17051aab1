// Replaces Apple's PassKit: there is no wallet.
@_exported import Foundation
@_exported import HeadlessUIKit

/// A pass for the wallet, which can't be read here.
@preconcurrency @MainActor open class PKPass: NSObject {
    /// The URL of the pass in the wallet; always nil.
    open var passURL: URL? { nil }
    /// The name; always empty.
    open var localizedName: String { "" }

    /// Throws an error, since no pass is read.
    public init(data: Data) throws { throw CocoaError(.fileReadCorruptFile) }
}

/// The wallet, which is empty.
@preconcurrency @MainActor open class PKPassLibrary: NSObject {
    /// Returns false.
    open class func isPassLibraryAvailable() -> Bool { false }
    /// Returns false.
    open func containsPass(_ pass: PKPass) -> Bool { false }
    /// Returns no passes.
    open func passes() -> [PKPass] { [] }
}

/// A screen that asks the user to add a pass, with an empty view.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
    /// Creates a screen for a pass.
    public init?(pass: PKPass) { super.init(nibName: nil, bundle: nil) }

    /// Returns nil: the pass is required.
    public required init?(coder: NSCoder) { nil }

    /// Returns false.
    open class func canAddPasses() -> Bool { false }
}
