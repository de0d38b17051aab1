// Replaces Apple's AVKit: a player's screen on which nothing plays.
@_exported import AVFoundationStandIn

/// The delegate of a player view controller. Each requirement is optional.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

/// A view controller for a player, with an empty view: nothing plays and there are no controls.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    /// The player.
    open var player: AVPlayer?
    /// The delegate.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether playback controls are shown; none are here.
    open var showsPlaybackControls = true
    /// The scaling of the video in the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether picture in picture is allowed.
    open var allowsPictureInPicturePlayback = true
    /// The view between the video and the controls.
    public let contentOverlayView: UIView? = UIView()
    /// Whether the first frame is ready; always false.
    open var isReadyForDisplay: Bool { false }
}
