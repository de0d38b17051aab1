// Replaces Apple's PhotosUI: a screen on which there are no photos.
@_exported import PhotosStandIn

/// A filter for the kinds of assets that may be chosen.
public struct PHPickerFilter: Equatable, Sendable {
    private let name: String

    /// Images.
    public static let images = PHPickerFilter(name: "images")
    /// Videos.
    public static let videos = PHPickerFilter(name: "videos")
    /// Live photos.
    public static let livePhotos = PHPickerFilter(name: "livePhotos")

    /// Assets that match any of several filters.
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: filters.map(\.name).joined(separator: ","))
    }
}

/// The configuration of a photo picker.
public struct PHPickerConfiguration: Sendable {
    /// The maximum number of assets that may be chosen; 0 for any number.
    public var selectionLimit = 1
    /// The kinds of assets that may be chosen.
    public var filter: PHPickerFilter?

    /// Creates a configuration for one asset of any kind.
    public init() {}

    /// Creates a configuration for one asset of any kind from a library.
    @MainActor public init(photoLibrary: PHPhotoLibrary) {}
}

/// A chosen asset.
public struct PHPickerResult {
    /// The provider of its data.
    public let itemProvider: NSItemProvider
    /// The asset's identifier in the library.
    public let assetIdentifier: String?
}

/// The delegate of a photo picker.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called when the user has chosen assets or cancelled. Not called here.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A photo picker with an empty view.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
    /// The configuration of the picker.
    public let configuration: PHPickerConfiguration
    /// The delegate.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Creates a picker with a configuration.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: the configuration is required.
    public required init?(coder: NSCoder) { nil }
}
