// Replaces Apple's StoreKit: there is no store.
@_exported import Foundation
@_exported import HeadlessUIKit

/// Requests a review: does nothing.
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
    /// Nothing.
    open class func requestReview() {}
    /// Nothing.
    open class func requestReview(in windowScene: UIWindowScene) {}
}

/// Something of the store; its page is empty.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
    /// The delegate.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    /// Fails: there is no store.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        MainLoop.main.perform { block?(false, URLError(.notConnectedToInternet)) }
    }
}

/// The delegate of a page of the store. Each requirement is optional.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// The user is done. Not called here.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    /// Nothing.
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Names something of the store.
public let SKStoreProductParameterITunesItemIdentifier = "id"
