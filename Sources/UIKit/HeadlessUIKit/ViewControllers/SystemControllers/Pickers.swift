import Foundation

/// Lets the user take a picture or choose one. There are no pictures here: the user can only cancel, and tests call the
/// delegate themselves.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    /// The source of the pictures.
    open var sourceType = SourceType.photoLibrary
    /// The kinds of media on offer, by their type identifiers.
    open var mediaTypes = ["public.image"]
    /// Whether the user may crop the picture.
    open var allowsEditing = false
    /// The maximum duration of a film, in seconds.
    open var videoMaximumDuration: TimeInterval = 600
    /// Whether the camera's buttons are shown.
    open var showsCameraControls = true
    /// The view over the camera's picture, or nil.
    open var cameraOverlayView: UIView?
    /// The camera in use.
    open var cameraDevice = CameraDevice.rear
    /// Whether there is a flash.
    open var cameraFlashMode = CameraFlashMode.auto

    /// Returns whether a source has pictures: the library only.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Returns the kinds of media of a source.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image", "public.movie"] }
    /// Returns whether there is a camera: there is none.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    /// Shows the choices: a button to cancel.
    open override func viewDidLoad() {
        super.viewDidLoad()
        if viewControllers.isEmpty { setViewControllers([ImagePickerContent(of: self)], animated: false) }
    }

    /// Takes a picture; there is no camera.
    open func takePicture() {}

    /// The source of pictures, with UIKit's raw values.
    public enum SourceType: Int, Sendable {
        /// All pictures of the library.
        case photoLibrary = 0
        /// The camera.
        case camera = 1
        /// The photos taken with the camera.
        case savedPhotosAlbum = 2
    }
    /// The camera, with UIKit's raw values.
    public enum CameraDevice: Int, Sendable {
        /// The camera at the back.
        case rear = 0
        /// The camera at the front.
        case front = 1
    }
    /// Whether there is a flash, with UIKit's raw values.
    public enum CameraFlashMode: Int, Sendable {
        /// The flash is off.
        case off = -1
        /// Only when needed.
        case auto = 0
        /// The flash is on.
        case on = 1
    }

    /// A key in the information about a chosen picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Creates a key from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The kind of media.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The original picture.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as the user cropped it.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The part that the user chose.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The location of a film.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The location of the picture in the library; an old name.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// The location of a picture.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The asset of the library.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }
}

private final class ImagePickerContent: SystemSheetController {
    private weak var picker: UIImagePickerController?

    init(of picker: UIImagePickerController) {
        self.picker = picker
        super.init(nibName: nil, bundle: nil)
        navigationItem.title = nil
    }

    required init?(coder: NSCoder) { nil }

    override func wasCancelled() {
        guard let picker else { return }
        (picker.delegate as? any UIImagePickerControllerDelegate)?.imagePickerControllerDidCancel(picker)
    }
}

/// Lets the user choose files. There are none here: the user can only cancel; tests call the delegate themselves.
@preconcurrency @MainActor open class UIDocumentPickerViewController: SystemSheetController {
    /// The delegate, which receives the user's choice; not kept alive.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several may be chosen.
    open var allowsMultipleSelection = false
    /// Whether the endings of names are shown.
    open var shouldShowFileExtensions = false
    /// The first folder to show, or nil.
    open var directoryURL: URL?

    /// Opens files of types, by their identifiers (deprecated in iOS 14).
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(nibName: nil, bundle: nil)
    }
    /// Opens files of types.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller that exports files.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }

    override func wasCancelled() { delegate?.documentPickerWasCancelled(self) }
}

/// The use of the chosen files, with UIKit's raw values.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// They are copied into the app.
    case `import` = 0
    /// They are opened where they are.
    case open = 1
    /// They are copied out of the app.
    case exportToService = 2
    /// They are moved out of the app.
    case moveToService = 3
}

/// Lets the user choose a colour; here it can only be closed.
@preconcurrency @MainActor open class UIColorPickerViewController: SystemSheetController {
    /// The delegate, which receives the user's choice; not kept alive.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The selected colour.
    open var selectedColor = UIColor(white: 0, alpha: 1)
    /// Whether the opacity can be chosen too.
    open var supportsAlpha = true

    override func wasCancelled() { delegate?.colorPickerViewControllerDidFinish(self) }
}

/// Lets the user choose a font; here it can only be closed.
@preconcurrency @MainActor open class UIFontPickerViewController: SystemSheetController {
    /// The delegate, which receives the user's choice; not kept alive.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The font that was chosen, or nil.
    open var selectedFontDescriptor: UIFontDescriptor?

    override func wasCancelled() { delegate?.fontPickerViewControllerDidCancel(self) }
}
