// Stands for Apple's PhotosUI: a screen on which there are no photos.
@_exported import PhotosStandIn

/// What may be chosen.
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

/// How the screen is set up.
public struct PHPickerConfiguration: Sendable {
    /// How many may be chosen; 0 for any number.
    public var selectionLimit = 1
    /// What may be chosen.
    public var filter: PHPickerFilter?

    /// One of any kind.
    public init() {}

    /// One of any kind, of the user's photos.
    @MainActor public init(photoLibrary: PHPhotoLibrary) {}
}

/// What was chosen.
public struct PHPickerResult {
    /// What gives its data.
    public let itemProvider: NSItemProvider
    /// Its name.
    public let assetIdentifier: String?
}

/// Hears what was chosen.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Something was chosen, or nothing. Not called here.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose photos: an empty view.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
    /// How the screen is set up.
    public let configuration: PHPickerConfiguration
    /// Hears what was chosen.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// A screen as it is set up.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Fails.
    public required init?(coder: NSCoder) { nil }
}
