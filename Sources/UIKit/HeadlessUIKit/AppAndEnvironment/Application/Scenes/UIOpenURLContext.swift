import Foundation

/// An address that a scene is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The address.
    public final let url: URL
    /// What is known of who asks.
    public final let options: UIScene.OpenURLOptions

    /// Creates a context, as the system does.
    public init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
        self.url = url
        self.options = options
        super.init()
    }
}

extension UIScene {
    /// What is known of who asks for an address to be opened.
    @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
        /// The identifier of the app that asks, or nil.
        public let sourceApplication: String?
        /// What the app that asks has given, or nil.
        public let annotation: Any?
        /// Whether a file is to be opened where it is.
        public let openInPlace: Bool

        /// Creates options.
        public init(
            sourceApplication: String? = nil, annotation: Any? = nil, openInPlace: Bool = false
        ) {
            self.sourceApplication = sourceApplication
            self.annotation = annotation
            self.openInPlace = openInPlace
            super.init()
        }
    }
}
