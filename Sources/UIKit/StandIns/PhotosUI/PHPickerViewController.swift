// Replaces Apple's PhotosUI: a screen on which there are no photos.
@_exported import PhotosStandIn

/// The kinds of assets that may be chosen.
public struct PHPickerFilter: Equatable, Sendable {
    private let name: String

    /// Photos.
    public static let images = PHPickerFilter(name: "images")
    /// Films.
    public static let videos = PHPickerFilter(name: "videos")
    /// Photos that move.
    public static let livePhotos = PHPickerFilter(name: "livePhotos")

    /// Any of several.
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: filters.map(\.name).joined(separator: ","))
    }
}

/// The configuration of the screen.
public struct PHPickerConfiguration: Sendable {
    /// The maximum number of assets that may be chosen; 0 for any number.
    public var selectionLimit = 1
    /// The kinds of assets that may be chosen.
    public var filter: PHPickerFilter?

    /// One of any kind.
    public init() {}

    /// One of any kind, of the user's photos.
    @MainActor public init(photoLibrary: PHPhotoLibrary) {}
}

/// A chosen asset.
public struct PHPickerResult {
    /// The provider of its data.
    public let itemProvider: NSItemProvider
    /// Its name.
    public let assetIdentifier: String?
}

/// The delegate of a photo picker.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Something was chosen, or nothing. Not called here.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose photos: an empty view.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
    /// The configuration of the screen.
    public let configuration: PHPickerConfiguration
    /// The delegate.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// A screen as it is set up.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Fails.
    public required init?(coder: NSCoder) { nil }
}
