import Foundation
import HeadlessUIKit

extension AVCaptureSession {
    /// A quality of pictures.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// AVFoundation's name.
        public let rawValue: String
        /// Creates a quality from AVFoundation's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Photos.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// High.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Medium.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Low.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// 640 by 480.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 1280 by 720.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1920 by 1080.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// The size of the input.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }
}

/// A source of pictures or sound.
open class AVCaptureInput: NSObject {}

/// A camera or a microphone as a source.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The device.
    public let device: AVCaptureDevice
    /// Creates a source of a device.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
    }
}

/// A destination of pictures or sound.
open class AVCaptureOutput: NSObject {
    /// Returns the connection for media of a type, or nil.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A connection between a source and a destination.
open class AVCaptureConnection: NSObject {
    /// How pictures are turned.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// Whether pictures can be turned.
    open var isVideoOrientationSupported: Bool { true }
    /// Whether pictures are mirrored.
    open var isVideoMirrored = false
    /// Whether anything is passed on.
    open var isEnabled = true
}

/// How pictures are turned, with AVFoundation's raw values.
public enum AVCaptureVideoOrientation: Int, Sendable {
    /// The top is up.
    case portrait = 1
    /// The top is down.
    case portraitUpsideDown = 2
    /// The top is at the left.
    case landscapeRight = 3
    /// The top is at the right.
    case landscapeLeft = 4
}

/// Takes photos; there is no camera here.
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// Whether photos are large.
    open var isHighResolutionCaptureEnabled = false
    /// Takes a photo; the delegate isn't called.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}

/// The settings of a photo.
open class AVCapturePhotoSettings: NSObject {
    /// The format, or nil.
    public let format: [String: Any]?
    /// Creates settings.
    public override init() {
        format = nil
        super.init()
    }
    /// Creates settings with a format.
    public init(format: [String: Any]?) {
        self.format = format
        super.init()
    }
}

/// Receives photos; never called here.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}

/// A file of a film; there is no camera here.
open class AVCaptureMovieFileOutput: AVCaptureOutput {
    /// Whether a film is being written.
    open var isRecording: Bool { false }
    /// Ends the film.
    open func stopRecording() {}
}

/// Pictures of a film, one by one; there is no camera here.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    /// The format of the pictures.
    open var videoSettings: [String: Any]! = [:]
    /// Whether pictures that come too late are left out.
    open var alwaysDiscardsLateVideoFrames = true
}

/// Something found in a picture.
open class AVMetadataObject: NSObject {
    /// A kind of thing that is found in pictures.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// AVFoundation's name.
        public let rawValue: String
        /// Creates a kind from AVFoundation's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// QR codes.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// EAN-13.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// EAN-8.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// UPC-E.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// Code 39.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// Code 93.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// Code 128.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// PDF 417.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// Aztec.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// Data Matrix.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// Interleaved 2 of 5.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// ITF-14.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// Faces.
        public static let face = ObjectType(rawValue: "face")
    }
    /// The kind.
    open var type: ObjectType { .qr }
    /// The place in the picture, from 0 to 1.
    open var bounds: CGRect { .zero }
}

/// A code found in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// The text, or nil.
    open var stringValue: String? { nil }
    /// The corners, from 0 to 1.
    open var corners: [CGPoint] { [] }
}

/// Receives what was found in pictures; never called here.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Something was found.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    /// Does nothing.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// Finds codes and faces in pictures; there is no camera here.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// Receives what was found; not kept alive.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// What can be found.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [.qr, .ean13, .ean8, .code128, .pdf417] }
    /// What is looked for.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// The part of the picture that is looked at, from 0 to 1.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Sets the object that receives what was found.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) {
        metadataObjectsDelegate = objectsDelegate
    }
}

/// Passes pictures and sound from sources to destinations; there are none here.
open class AVCaptureSession: NSObject {
    /// The sources.
    open private(set) var inputs: [AVCaptureInput] = []
    /// The destinations.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Whether it runs.
    open private(set) var isRunning = false
    /// The quality of pictures.
    open var sessionPreset = Preset.high
    /// Returns whether a quality is possible: true.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// Returns whether a source can be added: true.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    /// Adds a source.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Removes a source.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Returns whether a destination can be added: true.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    /// Adds a destination.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Removes a destination.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Collects changes.
    open func beginConfiguration() {}
    /// Applies changes.
    open func commitConfiguration() {}
    /// Starts.
    open func startRunning() { isRunning = true }
    /// Stops.
    open func stopRunning() { isRunning = false }
}

/// Shows what a camera sees: nothing here.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session, or nil.
    open var session: AVCaptureSession?
    /// How pictures fit the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// The connection, or nil.
    open var connection: AVCaptureConnection? { session.map { _ in AVCaptureConnection() } }
    /// Shows the camera of a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    /// Returns where something in a picture is in the layer, or nil.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { metadataObject }
    /// Returns a part of the picture, from 0 to 1, for a part of the layer.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        rectInLayerCoordinates
    }
}
