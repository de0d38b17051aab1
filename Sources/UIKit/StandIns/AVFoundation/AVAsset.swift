/// A film or sounds, of which nothing is read.
open class AVAsset: NSObject, @unchecked Sendable {
    // What of it changes is set before it is shared, as on a device.
    /// No time: nothing is read.
    open var duration: CMTime { .zero }
    /// No: nothing is read.
    open var isPlayable: Bool { false }

    /// A film at an address.
    public convenience init(url: URL) { self.init() }
}

/// A film at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    // It has no mutable state in addition to its superclass's.
    /// The address.
    public let url: URL
    /// Gives the film's data.
    public let resourceLoader = AVAssetResourceLoader()

    /// A film at an address.
    public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
        super.init()
    }
}

/// Loads a film's data; never used here.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    // The delegate is only read by the code that has set it.
    /// The delegate that supplies the data.
    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?

    /// Sets who gives the data.
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        self.delegate = delegate
    }
}

/// Gives a film's data. Each requirement is optional, and none is called here.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    /// Whether the data will come.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
}

extension AVAssetResourceLoaderDelegate {
    /// No.
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
}

/// A wish for data.
open class AVAssetResourceLoadingRequest: NSObject {
    /// The request for facts about the data.
    open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
    /// Which data.
    open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }

    /// Nothing.
    open func finishLoading() {}
}

/// A request for facts about data.
open class AVAssetResourceLoadingContentInformationRequest: NSObject {
    /// Its form.
    open var contentType: String?
    /// The length in bytes.
    open var contentLength: Int64 = 0
    /// Whether parts can be had.
    open var isByteRangeAccessSupported = false
}

/// Which data is wished for.
open class AVAssetResourceLoadingDataRequest: NSObject {
    /// From where.
    open var requestedOffset: Int64 { 0 }
    /// The requested length.
    open var requestedLength: Int { 0 }
    /// Whether to the end.
    open var requestsAllDataToEndOfResource: Bool { false }

    /// Nothing.
    open func respond(with data: Data) {}
}

/// Makes pictures of a film: none here.
open class AVAssetImageGenerator: NSObject {
    /// Whether a film's turn is heeded.
    open var appliesPreferredTrackTransform = false
    /// The largest size.
    open var maximumSize = CGSize.zero

    /// Pictures of a film.
    public init(asset: AVAsset) {}

    /// Fails: no film is read.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.decoderNotFound)
    }
}

/// An error of AVFoundation.
public struct AVError: CustomNSError, Hashable, Sendable {
    /// Kinds of faults.
    public enum Code: Int, Sendable {
        /// Another one.
        case unknown = -11800
        /// There is nothing that could read it.
        case decoderNotFound = -11833
    }

    /// The kind.
    public let code: Code

    /// A fault.
    public init(_ code: Code) { self.code = code }

    /// AVFoundation's.
    public static let errorDomain = "AVFoundationErrorDomain"
    /// The kind as a number.
    public var errorCode: Int { code.rawValue }
}
