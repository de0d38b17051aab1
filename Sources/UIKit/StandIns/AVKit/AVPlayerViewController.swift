// Stands for Apple's AVKit: a player's screen on which nothing plays.
@_exported import AVFoundationStandIn

/// Hears what happens to a player's screen. Each requirement is optional.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

/// Shows a player: an empty view. Nothing plays and there are no controls.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    /// Who plays.
    open var player: AVPlayer?
    /// Hears what happens.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether controls are shown; there are none.
    open var showsPlaybackControls = true
    /// How the film lies in the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether a small window may show the film.
    open var allowsPictureInPicturePlayback = true
    /// What lies on the film.
    public let contentOverlayView: UIView? = UIView()
    /// Never.
    open var isReadyForDisplay: Bool { false }
}
