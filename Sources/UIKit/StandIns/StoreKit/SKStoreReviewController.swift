// Replaces Apple's StoreKit: there is no store.
@_exported import Foundation
@_exported import HeadlessUIKit

/// Requests reviews of the app from the user; does nothing here.
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
    /// Does nothing.
    open class func requestReview() {}
    /// Does nothing.
    open class func requestReview(in windowScene: UIWindowScene) {}
}

/// A product page of the App Store, with an empty view.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
    /// The delegate.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    /// Calls the handler with an error, since there is no store.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        MainLoop.main.perform { block?(false, URLError(.notConnectedToInternet)) }
    }
}

/// The delegate of a product page. Each requirement is optional.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// Called when the user is done. Not called here.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    /// Does nothing.
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a product's identifier.
public let SKStoreProductParameterITunesItemIdentifier = "id"
