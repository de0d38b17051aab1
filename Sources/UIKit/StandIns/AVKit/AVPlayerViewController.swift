// Replaces Apple's AVKit: a player's screen on which nothing plays.
@_exported import AVFoundationStandIn

/// The delegate of a player's screen. Each requirement is optional.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

/// Shows a player: an empty view. Nothing plays and there are no controls.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    /// The player.
    open var player: AVPlayer?
    /// The delegate.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether controls are shown; there are none.
    open var showsPlaybackControls = true
    /// The scaling of the film in the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether a small window may show the film.
    open var allowsPictureInPicturePlayback = true
    /// The view above the film.
    public let contentOverlayView: UIView? = UIView()
    /// Never.
    open var isReadyForDisplay: Bool { false }
}
