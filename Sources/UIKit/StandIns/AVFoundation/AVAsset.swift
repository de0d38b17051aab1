/// An audio or video asset. The stand-in reads no media.
open class AVAsset: NSObject, @unchecked Sendable {
    // Mutable properties are set before it is shared, as on a device.
    /// The duration; always zero, since no media is read.
    open var duration: CMTime { .zero }
    /// Whether the asset can be played; always false.
    open var isPlayable: Bool { false }

    /// Creates an asset for a URL.
    public convenience init(url: URL) { self.init() }
}

/// An asset at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    // It has no mutable state in addition to its superclass's.
    /// The URL.
    public let url: URL
    /// The loader that asks a delegate for the asset's data.
    public let resourceLoader = AVAssetResourceLoader()

    /// Creates an asset for a URL. The options are ignored.
    public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
        super.init()
    }
}

/// A loader for an asset's data, which never loads anything here.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    // The delegate is only read by the code that has set it.
    /// The delegate that supplies the data.
    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?

    /// Sets the delegate that supplies the data. The queue is ignored.
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        self.delegate = delegate
    }
}

/// The delegate that supplies an asset's data. Each requirement is optional, and none is called here.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    /// Returns whether the delegate will supply the requested data.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
}

extension AVAssetResourceLoaderDelegate {
    /// Returns false.
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
}

/// A request for an asset's data.
open class AVAssetResourceLoadingRequest: NSObject {
    /// The request for information about the data; always nil here.
    open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
    /// The request for a range of the data; always nil here.
    open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }

    /// Does nothing.
    open func finishLoading() {}
}

/// A request for information about data.
open class AVAssetResourceLoadingContentInformationRequest: NSObject {
    /// The uniform type identifier of the data.
    open var contentType: String?
    /// The length in bytes.
    open var contentLength: Int64 = 0
    /// Whether byte ranges can be requested.
    open var isByteRangeAccessSupported = false
}

/// A request for a range of data.
open class AVAssetResourceLoadingDataRequest: NSObject {
    /// The offset of the first requested byte; always 0 here.
    open var requestedOffset: Int64 { 0 }
    /// The number of requested bytes; always 0 here.
    open var requestedLength: Int { 0 }
    /// Whether all data to the end is requested; always false here.
    open var requestsAllDataToEndOfResource: Bool { false }

    /// Does nothing.
    open func respond(with data: Data) {}
}

/// A generator of images from an asset, which always fails here.
open class AVAssetImageGenerator: NSObject {
    /// Whether the rotation of the video track is applied to images.
    open var appliesPreferredTrackTransform = false
    /// The maximum size of an image, in pixels; zero for the size of the video.
    open var maximumSize = CGSize.zero

    /// Creates a generator for an asset.
    public init(asset: AVAsset) {}

    /// Throws an `AVError`, since no media is read.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.decoderNotFound)
    }
}

/// An error of AVFoundation.
public struct AVError: CustomNSError, Hashable, Sendable {
    /// The codes of AVFoundation errors.
    public enum Code: Int, Sendable {
        /// An unknown error.
        case unknown = -11800
        /// No decoder is available for the media.
        case decoderNotFound = -11833
    }

    /// The code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The domain of AVFoundation errors.
    public static let errorDomain = "AVFoundationErrorDomain"
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
}
