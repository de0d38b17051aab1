// Replaces Apple's AVFoundation: players and sessions that keep their settings and play nothing.
@_exported import Foundation
@_exported import HeadlessUIKit

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
    /// The numerator.
    public var value: Int64
    /// The denominator: units per second; 0 for an invalid time.
    public var timescale: Int32

    /// Creates a time from a fraction.
    public init(value: Int64, timescale: Int32) {
        self.value = value
        self.timescale = timescale
    }

    /// Creates a time from seconds, in units of a timescale.
    public init(seconds: Double, preferredTimescale: Int32) {
        self.init(
            value: Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) ?? 0, timescale: preferredTimescale)
    }

    /// Creates an invalid time.
    public init() { self.init(value: 0, timescale: 0) }

    /// Zero seconds.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// An invalid time.
    public static let invalid = CMTime()

    /// The time in seconds; NaN if it is invalid.
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }

    /// Whether one time is earlier than another.
    public static func < (first: CMTime, second: CMTime) -> Bool { first.seconds < second.seconds }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a time from seconds, in units of a timescale.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the largest rectangle with an aspect ratio that fits into another rectangle, centred.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}

/// The type of media in an asset.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The raw name.
    public let rawValue: String

    /// Creates a type with a raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Video.
    public static let video = AVMediaType(rawValue: "vide")
    /// Audio.
    public static let audio = AVMediaType(rawValue: "soun")
}

/// The type of a media file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The raw name.
    public let rawValue: String

    /// Creates a type with a raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// MPEG-4 video.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// Apple's MPEG-4 video.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// QuickTime movies.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// Apple's MPEG-4 audio.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
}

/// The scaling of a video in its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The raw name.
    public let rawValue: String

    /// Creates a scaling mode with a raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Fits the whole video, with its aspect ratio.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Fills the layer, with the video's aspect ratio.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretches the video to the layer.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
