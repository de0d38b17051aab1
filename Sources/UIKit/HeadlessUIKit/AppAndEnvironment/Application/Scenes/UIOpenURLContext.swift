import Foundation

/// A URL for a scene to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The URL to open.
    public final let url: URL
    /// Information about the requesting app.
    public final let options: UIScene.OpenURLOptions

    /// Creates a context, as the system does.
    public init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
        self.url = url
        self.options = options
        super.init()
    }
}

extension UIScene {
    /// Information about the app that requests to open a URL.
    @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
        /// The identifier of the requesting app, or nil.
        public let sourceApplication: String?
        /// The data from the requesting app, or nil.
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
