/// A player of films: it keeps whether it is playing, and shows, plays and loads nothing.
@preconcurrency @MainActor open class AVPlayer: NSObject {
    /// Whether a player is ready.
    public enum Status: Int, Sendable {
        /// Not known, yes, never.
        case unknown, readyToPlay, failed
    }

    /// The action at a film's end.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next one, a pause, nothing.
        case advance, pause, none
    }

    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        /// No, it waits, yes.
        case paused, waitingToPlayAtSpecifiedRate, playing
    }

    /// The film.
    open private(set) var currentItem: AVPlayerItem?
    /// The playback rate; 0 for a pause.
    open var rate: Float = 0
    /// The volume.
    open var volume: Float = 1
    /// Whether it is silent.
    open var isMuted = false
    /// The action at the end.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether the screen stays on.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// Not known: nothing is read.
    open var status: Status { .unknown }
    /// None.
    open var error: (any Error)? { nil }
    /// Whether it is to play.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
    private var time = CMTime.zero

    /// A player without a film.
    public override init() { super.init() }

    /// A player of a film at an address.
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

    /// A player of a film.
    public init(playerItem: AVPlayerItem?) {
        currentItem = playerItem
        super.init()
    }

    /// Keeps that it is to play.
    open func play() { rate = 1 }
    /// Keeps that it isn't to play.
    open func pause() { rate = 0 }
    /// Takes another film.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// The place that was gone to last.
    open func currentTime() -> CMTime { time }
    /// Goes to a place.
    open func seek(to time: CMTime) { self.time = time }
    /// Goes to a place.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time)
        completionHandler(true)
    }
}

/// Plays films one after another.
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []

    /// A player of films.
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        queue = Array(items.dropFirst())
    }

    /// The films.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + queue }
    /// Goes to the next film.
    open func advanceToNextItem() { replaceCurrentItem(with: queue.isEmpty ? nil : queue.removeFirst()) }
}

/// A film in a player.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
    /// Whether a film is ready.
    public enum Status: Int, Sendable {
        /// Not known, yes, never.
        case unknown, readyToPlay, failed
    }

    /// The film.
    public let asset: AVAsset
    /// Not known: nothing is read.
    open var status: Status { .unknown }
    /// No time: nothing is read.
    open var duration: CMTime { .zero }

    /// A film at an address.
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

    /// A film.
    public init(asset: AVAsset) { self.asset = asset }

    /// Goes nowhere.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(true) }
}

extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A film has ended, which none does here.
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

/// The layer of a player. Nothing is drawn.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
    /// The player.
    open var player: AVPlayer?
    /// The scaling of the film in the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Never: nothing plays.
    open var isReadyForDisplay: Bool { false }

    /// A player's layer.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
