// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// MediaPlayer, QuickLook, LinkPresentation, PDFKit and Social.

/// The names of the facts about the music that plays.
public let MPMediaItemPropertyTitle = "title"
/// The name of the artist.
public let MPMediaItemPropertyArtist = "artist"
/// The name of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The name of the picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The name of the duration.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The name of the time that has been played.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The name of the speed.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The name of a live stream.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

/// Says what plays; stored only.
open class MPNowPlayingInfoCenter: NSObject {
    private static let shared = MPNowPlayingInfoCenter()
    /// The centre.
    open class func `default`() -> MPNowPlayingInfoCenter { shared }
    /// What plays, or nil.
    open var nowPlayingInfo: [String: Any]?
    /// Whether it plays.
    open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// Whether music plays, with raw values of MediaPlayer's.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    /// MediaPlayer's states, in the order of their raw values.
    case unknown = 0, playing, paused, stopped, interrupted
}

/// A picture of an album.
open class MPMediaItemArtwork: NSObject {
    /// The size, in points.
    public let bounds: CGRect
    private let make: (CGSize) -> UIImage
    /// Creates a picture.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        make = requestHandler
        super.init()
    }
    /// Returns the picture in a size.
    open func image(at size: CGSize) -> UIImage? { make(size) }
}

/// What became of a command, with raw values of MediaPlayer's.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    /// It was done.
    case success = 0
    /// There is nothing of the kind.
    case noSuchContent = 100
    /// Nothing plays.
    case noActionableNowPlayingItem = 110
    /// It failed.
    case commandFailed = 200
}

/// A command of headphones or the lock screen.
open class MPRemoteCommandEvent: NSObject {}

/// A command to move within the music.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// The time, in seconds.
    open var positionTime: TimeInterval { 0 }
}

/// A command that headphones or the lock screen may give; none do here.
open class MPRemoteCommand: NSObject {
    /// Whether it can be given.
    open var isEnabled = true
    /// Adds a closure that carries it out.
    @discardableResult open func addTarget(
        handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any { NSObject() }
    /// Adds an object that carries it out.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Removes an object or a closure.
    open func removeTarget(_ target: Any?) {}
}

/// A command to move by seconds.
open class MPSkipIntervalCommand: MPRemoteCommand {
    /// The numbers of seconds.
    open var preferredIntervals: [NSNumber] = []
}

/// A command to move within the music.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// The commands of headphones and the lock screen.
open class MPRemoteCommandCenter: NSObject {
    private static let center = MPRemoteCommandCenter()
    /// The centre.
    open class func shared() -> MPRemoteCommandCenter { center }
    /// Play.
    public let playCommand = MPRemoteCommand()
    /// Pause.
    public let pauseCommand = MPRemoteCommand()
    /// Stop.
    public let stopCommand = MPRemoteCommand()
    /// Play or pause.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// The next piece.
    public let nextTrackCommand = MPRemoteCommand()
    /// The one before.
    public let previousTrackCommand = MPRemoteCommand()
    /// Forward by seconds.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// Back by seconds.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// To a time.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}

/// A slider for the volume; it changes nothing here.
@preconcurrency @MainActor open class MPVolumeView: UIView {
    /// Whether the slider is shown.
    open var showsVolumeSlider = true
    /// Whether a button for other speakers is shown.
    open var showsRouteButton = true
}

/// A file that can be previewed.
public protocol QLPreviewItem: NSObjectProtocol {
    /// The file.
    var previewItemURL: URL? { get }
    /// The title, or nil.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// Nil unless implemented.
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    /// The address itself.
    public var previewItemURL: URL? { URL(string: absoluteString) }
}

/// Provides the files of a preview.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    /// The number of files.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// A file.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Receives the use of a preview.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    /// The preview is about to be closed.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// The preview was closed.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    /// Does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// Does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// Shows files; here their titles.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
    /// Provides the files; not kept alive.
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
    /// Receives the use; not kept alive.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// The number of the shown file.
    open var currentPreviewItemIndex = 0 { didSet { refreshCurrentPreviewItem() } }
    /// The shown file, or nil.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    /// Asks for all files again.
    open func reloadData() { refreshCurrentPreviewItem() }
    /// Asks for the shown file again.
    open func refreshCurrentPreviewItem() {
        let item = currentPreviewItem
        navigationItem.title = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
    }
    /// Whether a file can be shown: true.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
}

/// What is known of a page of the web.
open class LPLinkMetadata: NSObject {
    /// The address that was asked for, or nil.
    open var originalURL: URL?
    /// The address, or nil.
    open var url: URL?
    /// The title, or nil.
    open var title: String?
    /// The icon, or nil.
    open var iconProvider: NSItemProvider?
    /// The picture, or nil.
    open var imageProvider: NSItemProvider?
    /// The film, or nil.
    open var remoteVideoURL: URL?
}

/// Asks pages of the web what they are; there is no network here.
open class LPMetadataProvider: NSObject {
    /// The time that a page may take, in seconds.
    open var timeout: TimeInterval = 30
    /// Whether pictures are loaded too.
    open var shouldFetchSubresources = true
    /// Answers with an error.
    open func startFetchingMetadata(
        for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        completionHandler(nil, URLError(.notConnectedToInternet))
    }
    /// Cancels the question.
    open func cancel() {}
}

/// Shows what is known of a page of the web.
@preconcurrency @MainActor open class LPLinkView: UIView {
    /// What is known.
    open var metadata = LPLinkMetadata() {
        didSet { accessibilityLabel = metadata.title ?? metadata.url?.host }
    }
    /// Shows what is known.
    public convenience init(metadata: LPLinkMetadata) {
        self.init(frame: .zero)
        self.metadata = metadata
        accessibilityLabel = metadata.title ?? metadata.url?.host
    }
    /// Shows an address.
    public convenience init(url URL: URL) {
        let metadata = LPLinkMetadata()
        metadata.url = URL
        self.init(metadata: metadata)
    }
}

/// A page of a document; its content isn't read.
open class PDFPage: NSObject {
    /// The text, or nil.
    open var string: String? { nil }
    /// The number of letters.
    open var numberOfCharacters: Int { 0 }
    /// The name, or nil.
    open var label: String? { nil }
}

/// A document; its pages aren't read.
open class PDFDocument: NSObject {
    /// The file, or nil.
    public let documentURL: URL?
    private let data: Data
    /// Creates a document of a file; nil where it can't be read.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
        documentURL = url
        super.init()
    }
    /// Creates a document of data; nil where it is none.
    public init?(data: Data) {
        guard data.starts(with: Data("%PDF".utf8)) else { return nil }
        self.data = data
        documentURL = nil
        super.init()
    }
    /// The number of pages: none is read.
    open var pageCount: Int { 0 }
    /// The text, or nil.
    open var string: String? { nil }
    /// Returns a page, or nil.
    open func page(at index: Int) -> PDFPage? { nil }
    /// Returns the document's bytes.
    open func dataRepresentation() -> Data? { data }
    /// Whether it is encrypted.
    open var isLocked: Bool { false }
}

/// How pages are shown, with raw values of PDFKit's.
public enum PDFDisplayMode: Int, Sendable {
    /// PDFKit's modes, in the order of their raw values.
    case singlePage = 0, singlePageContinuous, twoUp, twoUpContinuous
}

/// The direction in which pages follow each other, with raw values of PDFKit's.
public enum PDFDisplayDirection: Int, Sendable {
    /// Down.
    case vertical = 0
    /// To the side.
    case horizontal = 1
}

/// Shows a document; nothing of its content here.
@preconcurrency @MainActor open class PDFView: UIView {
    /// The document, or nil.
    open var document: PDFDocument?
    /// The shown page, or nil.
    open var currentPage: PDFPage? { nil }
    /// Whether pages fit the view.
    open var autoScales = false
    /// How pages are shown.
    open var displayMode = PDFDisplayMode.singlePageContinuous
    /// The direction in which pages follow each other.
    open var displayDirection = PDFDisplayDirection.vertical
    /// The size of pages, as a factor.
    open var scaleFactor: CGFloat = 1
    /// The smallest size of pages.
    open var minScaleFactor: CGFloat = 0.25
    /// The largest size of pages.
    open var maxScaleFactor: CGFloat = 4
    /// The size at which pages fit.
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    /// Shows a page.
    open func go(to page: PDFPage) {}
    /// Shows pages one by one.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
}

/// The names of services for posts.
public let SLServiceTypeTwitter: String! = "com.apple.social.twitter"
/// The name of a service for posts.
public let SLServiceTypeFacebook: String! = "com.apple.social.facebook"

/// Lets the user post; no service is there.
@preconcurrency @MainActor open class SLComposeViewController: UIViewController {
    /// Whether a service is there: it is not.
    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
    /// Creates a controller: nil, the service isn't there.
    public convenience init!(forServiceType serviceType: String!) { return nil }
    /// Sets the text.
    @discardableResult open func setInitialText(_ text: String!) -> Bool { false }
    /// Adds a picture.
    @discardableResult open func add(_ image: UIImage!) -> Bool { false }
    /// Adds a link.
    @discardableResult open func add(_ url: URL!) -> Bool { false }
}
