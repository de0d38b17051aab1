// Replaces Apple's AVFoundation: players and sessions that keep their settings and play nothing.
@_exported import Foundation
@_exported import HeadlessUIKit

/// A time as a fraction.
public struct CMTime: Hashable, Comparable, Sendable {
    /// The number of parts of a second.
    public var value: Int64
    /// The number of parts per second; 0 for no time.
    public var timescale: Int32

    /// A time.
    public init(value: Int64, timescale: Int32) {
        self.value = value
        self.timescale = timescale
    }

    /// A time in seconds.
    public init(seconds: Double, preferredTimescale: Int32) {
        self.init(
            value: Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) ?? 0, timescale: preferredTimescale)
    }

    /// No time.
    public init() { self.init(value: 0, timescale: 0) }

    /// At once.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// None.
    public static let invalid = CMTime()

    /// In seconds.
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }

    /// Whether one is shorter.
    public static func < (first: CMTime, second: CMTime) -> Bool { first.seconds < second.seconds }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time in seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A rectangle of a shape of sides within another.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}

/// The type of media in a film.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sounds.
    public static let audio = AVMediaType(rawValue: "soun")
}

/// The form of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A form by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A film.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// A film of Apple's.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// A film of QuickTime.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// Sounds.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
}

/// The scaling of a film in its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whole.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Filling the layer.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
