/// A media player, which stores whether it is playing; it loads, shows and plays nothing.
@preconcurrency @MainActor open class AVPlayer: NSObject {
    /// Whether a player is ready to play.
    public enum Status: Int, Sendable {
        /// Not known yet, ready, failed.
        case unknown, readyToPlay, failed
    }

    /// The action at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// Play the next item, pause, or do nothing.
        case advance, pause, none
    }

    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        /// Paused, waiting for data, playing.
        case paused, waitingToPlayAtSpecifiedRate, playing
    }

    /// The current item.
    open private(set) var currentItem: AVPlayerItem?
    /// The playback rate; 0 when paused.
    open var rate: Float = 0
    /// The volume, from 0 to 1.
    open var volume: Float = 1
    /// Whether the sound is muted.
    open var isMuted = false
    /// The action at the end of an item.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether video playback keeps the display on.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// Whether the player is ready; always unknown, since no media is read.
    open var status: Status { .unknown }
    /// The error of a failed player; always nil.
    open var error: (any Error)? { nil }
    /// Whether it is playing: paused or waiting, since no data arrives.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
    private var time = CMTime.zero

    /// Creates a player without an item.
    public override init() { super.init() }

    /// Creates a player for a URL.
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

    /// Creates a player for an item.
    public init(playerItem: AVPlayerItem?) {
        currentItem = playerItem
        super.init()
    }

    /// Starts playback: the rate becomes 1.
    open func play() { rate = 1 }
    /// Pauses playback: the rate becomes 0.
    open func pause() { rate = 0 }
    /// Replaces the current item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Returns the time of the last seek.
    open func currentTime() -> CMTime { time }
    /// Stores a playback time.
    open func seek(to time: CMTime) { self.time = time }
    /// Stores a playback time and calls the handler with true.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time)
        completionHandler(true)
    }
}

/// A player of several items in order.
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []

    /// Creates a player for items.
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        queue = Array(items.dropFirst())
    }

    /// Returns the remaining items.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + queue }
    /// Moves on to the next item.
    open func advanceToNextItem() { replaceCurrentItem(with: queue.isEmpty ? nil : queue.removeFirst()) }
}

/// An item of a player.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
    /// Whether an item is ready to play.
    public enum Status: Int, Sendable {
        /// Not known yet, ready, failed.
        case unknown, readyToPlay, failed
    }

    /// The asset.
    public let asset: AVAsset
    /// Whether the item is ready; always unknown, since no media is read.
    open var status: Status { .unknown }
    /// The duration; always zero, since no media is read.
    open var duration: CMTime { .zero }

    /// Creates an item for a URL.
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

    /// Creates an item for an asset.
    public init(asset: AVAsset) { self.asset = asset }

    /// Calls the handler with true.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(true) }
}

extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted when an item has been played to its end. Not posted here.
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

/// The layer of a player, which draws nothing.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
    /// The player.
    open var player: AVPlayer?
    /// The scaling of the video in the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the first frame is ready; always false.
    open var isReadyForDisplay: Bool { false }

    /// Creates a layer for a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
