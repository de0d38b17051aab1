// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// CoreMotion, CoreBluetooth, WatchConnectivity, AdSupport, AppTrackingTransparency, BackgroundTasks, CoreSpotlight and
// NaturalLanguage.

/// An acceleration, in units of gravity.
public struct CMAcceleration: Sendable {
    /// Along the x axis.
    public var x = 0.0
    /// Along the y axis.
    public var y = 0.0
    /// Along the z axis.
    public var z = 0.0
    /// None.
    public init() {}
}

/// A measured acceleration.
open class CMAccelerometerData: NSObject {
    /// The acceleration.
    open var acceleration: CMAcceleration { CMAcceleration() }
}

/// How a device is held.
open class CMAttitude: NSObject {
    /// The angle about the device's long axis, in radians.
    open var roll: Double { 0 }
    /// The angle about its short axis, in radians.
    open var pitch: Double { 0 }
    /// The angle about the axis through its screen, in radians.
    open var yaw: Double { 0 }
}

/// A measured movement.
open class CMDeviceMotion: NSObject {
    /// How the device is held.
    open var attitude: CMAttitude { CMAttitude() }
    /// Gravity.
    open var gravity: CMAcceleration { CMAcceleration() }
    /// The user's acceleration.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// Measures movements; there is nothing to measure here.
open class CMMotionManager: NSObject {
    /// The time between measurements, in seconds.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// The time between measurements, in seconds.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// The time between measurements, in seconds.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// Whether accelerations can be measured: false.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether movements can be measured: false.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether rotations can be measured: false.
    open var isGyroAvailable: Bool { false }
    /// The last acceleration, or nil.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// The last movement, or nil.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// Measures accelerations; the handler is never called.
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) {}
    /// Measures accelerations.
    open func startAccelerometerUpdates() {}
    /// Measures no more.
    open func stopAccelerometerUpdates() {}
    /// Measures movements; the handler is never called.
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    /// Measures movements.
    open func startDeviceMotionUpdates() {}
    /// Measures no more.
    open func stopDeviceMotionUpdates() {}
}

/// The state of the radio, with raw values of CoreBluetooth's.
public enum CBManagerState: Int, Sendable {
    /// CoreBluetooth's states, in the order of their raw values.
    case unknown = 0, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// Receives devices nearby.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// The state of the radio has changed.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
}

/// Looks for devices nearby; there is no radio here.
open class CBCentralManager: NSObject {
    /// Receives devices; not kept alive.
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// The state of the radio: there is none.
    open var state: CBManagerState { .unsupported }
    /// Whether it looks for devices.
    open var isScanning: Bool { false }
    /// Creates a manager.
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init()
    }
    /// Looks no more.
    open func stopScan() {}
}

/// Receives messages from the watch.
public protocol WCSessionDelegate: NSObjectProtocol {}

/// The connection to the user's watch, who has none.
open class WCSession: NSObject {
    /// The connection.
    public static let `default` = WCSession()
    /// Whether a watch can be connected: false.
    open class func isSupported() -> Bool { false }
    /// Receives messages; not kept alive.
    open weak var delegate: (any WCSessionDelegate)?
    /// Whether there is a watch.
    open var isPaired: Bool { false }
    /// Whether the app is on the watch.
    open var isWatchAppInstalled: Bool { false }
    /// Whether the watch answers.
    open var isReachable: Bool { false }
    /// Connects.
    open func activate() {}
}

/// The number by which advertisers know the user: none.
open class ASIdentifierManager: NSObject {
    private static let manager = ASIdentifierManager()
    /// The manager.
    open class func shared() -> ASIdentifierManager { manager }
    /// Zeros.
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// Whether the user lets advertisers know: false.
    open var isAdvertisingTrackingEnabled: Bool { false }
}

/// Asks the user about tracking, who refuses.
open class ATTrackingManager: NSObject {
    /// The user's answer, with raw values of AppTrackingTransparency's.
    public enum AuthorizationStatus: UInt, Sendable {
        /// AppTrackingTransparency's answers, in the order of their raw values.
        case notDetermined = 0, restricted, denied, authorized
    }
    /// The user's answer: not asked.
    open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
    /// Asks the user.
    open class func requestTrackingAuthorization(completionHandler completion: @escaping (AuthorizationStatus) -> Void)
    {
        completion(.denied)
    }
    /// Asks the user.
    @discardableResult open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}

/// Work in the background.
open class BGTask: NSObject {
    /// The name.
    open var identifier: String { "" }
    /// Called when the time is over.
    open var expirationHandler: (() -> Void)?
    /// The work is done.
    open func setTaskCompleted(success: Bool) {}
}

/// Work in the background that takes a short time.
open class BGAppRefreshTask: BGTask {}
/// Work in the background that takes a long time.
open class BGProcessingTask: BGTask {}

/// A request for work in the background.
open class BGTaskRequest: NSObject {
    /// The name.
    public let identifier: String
    /// When it may begin, or nil.
    open var earliestBeginDate: Date?
    /// Creates a request.
    public init(identifier: String) {
        self.identifier = identifier
        super.init()
    }
}

/// A request for work that takes a short time.
open class BGAppRefreshTaskRequest: BGTaskRequest {}
/// A request for work that takes a long time.
open class BGProcessingTaskRequest: BGTaskRequest {
    /// Whether it needs the network.
    open var requiresNetworkConnectivity = false
    /// Whether it needs the charger.
    open var requiresExternalPower = false
}

/// Runs work in the background; nothing is ever run here.
open class BGTaskScheduler: NSObject {
    /// The scheduler.
    public static let shared = BGTaskScheduler()
    /// Registers work: true.
    @discardableResult open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }
    /// Requests work, which is never run.
    open func submit(_ taskRequest: BGTaskRequest) throws {}
    /// Cancels work.
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Cancels all work.
    open func cancelAllTaskRequests() {}
}

/// The type of an activity that opens something found by a search.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The name of what was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// What is known of something that can be found.
open class CSSearchableItemAttributeSet: NSObject {
    /// The title, or nil.
    open var title: String?
    /// The description, or nil.
    open var contentDescription: String?
    /// Words, or nil.
    open var keywords: [String]?
    /// A small picture, or nil.
    open var thumbnailData: Data?
    /// A name to show, or nil.
    open var displayName: String?
    /// Creates a set for a type.
    public init(itemContentType type: String) { super.init() }
    /// Creates a set for a type.
    public init(contentType: UTType) { super.init() }
}

/// Something that can be found.
open class CSSearchableItem: NSObject {
    /// The name.
    open var uniqueIdentifier: String
    /// The group, or nil.
    open var domainIdentifier: String?
    /// What is known.
    open var attributeSet: CSSearchableItemAttributeSet
    /// Creates something.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
        super.init()
    }
}

/// What can be found on the device: nothing, the app's items are forgotten.
open class CSSearchableIndex: NSObject {
    private static let index = CSSearchableIndex()
    /// The index.
    open class func `default`() -> CSSearchableIndex { index }
    /// Whether there is one: false.
    open class func isIndexingAvailable() -> Bool { false }
    /// Adds items.
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }
    /// Removes items.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }
    /// Removes all items.
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}

extension NSUserActivity {
    /// What is known of the activity for searches: stored nowhere.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { nil }
        set {}
    }
}

/// A language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    /// The language's code.
    public let rawValue: String
    /// Creates a language from its code.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a language from its code.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// English.
    public static let english = NLLanguage("en")
    /// German.
    public static let german = NLLanguage("de")
    /// French.
    public static let french = NLLanguage("fr")
    /// Spanish.
    public static let spanish = NLLanguage("es")
    /// It isn't known.
    public static let undetermined = NLLanguage("und")
}

/// Finds out the language of a text: it isn't known here.
open class NLLanguageRecognizer: NSObject {
    /// Returns the language of a text, or nil.
    open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
    /// The language of the text, or nil.
    open var dominantLanguage: NLLanguage? { nil }
    /// Reads a text.
    open func processString(_ string: String) {}
    /// Forgets the text.
    open func reset() {}
}
