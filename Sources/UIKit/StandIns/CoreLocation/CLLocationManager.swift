/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// Not asked yet, not allowed by policy, refused.
    case notDetermined, restricted, denied
    /// Always, while the app is used.
    case authorizedAlways, authorizedWhenInUse
}

/// The accuracy of locations that the user allows.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As exact as they are, or not quite.
    case fullAccuracy, reducedAccuracy
}

/// The delegate of a location manager. Each requirement is optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// The device is somewhere. Not called here.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// The device doesn't know.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// The user has decided. Not called here.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The user has decided. Not called here.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// A manager without a location: the user is assumed to have refused.
open class CLLocationManager: NSObject {
    /// The delegate.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// The requested accuracy.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The distance that the device moves between updates, in metres.
    open var distanceFilter: CLLocationDistance = -1
    /// Whether the device may rest.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether locations are delivered while another app is used.
    open var allowsBackgroundLocationUpdates = false
    /// Nowhere.
    open var location: CLLocation? { nil }
    /// No.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// Reduced: no location is delivered.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

    /// No.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// No.
    open class func locationServicesEnabled() -> Bool { false }

    /// Does nothing: there is no user to ask.
    open func requestWhenInUseAuthorization() {}
    /// Does nothing: there is no user to ask.
    open func requestAlwaysAuthorization() {}
    /// Reports that the location is unavailable.
    open func requestLocation() { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
    /// Reports that the location is unavailable.
    open func startUpdatingLocation() { requestLocation() }
    /// Nothing.
    open func stopUpdatingLocation() {}
}

/// The reason why the location is unavailable.
public struct CLError: CustomNSError, Hashable, Sendable {
    /// Kinds of reasons.
    public enum Code: Int, Sendable {
        /// Not now, the user has said no, no network.
        case locationUnknown, denied, network
    }

    /// The kind.
    public let code: Code

    /// A reason.
    public init(_ code: Code) { self.code = code }

    /// CoreLocation's.
    public static let errorDomain = "kCLErrorDomain"
    /// The kind as a number.
    public var errorCode: Int { code.rawValue }
}

/// The name of a location.
open class CLPlacemark: NSObject, @unchecked Sendable {
    // Nothing of it changes.
    /// The place.
    public let location: CLLocation?
    /// Its name.
    open var name: String? { nil }
    /// The town.
    open var locality: String? { nil }
    /// The country.
    open var country: String? { nil }

    init(location: CLLocation?) { self.location = location }
}

/// Finds names of places and places of names: none here.
open class CLGeocoder: NSObject {
    /// Fails, as without a network.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { completionHandler(nil, CLError(.network)) }

    /// Fails, as without a network.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { completionHandler(nil, CLError(.network)) }

    /// Nothing.
    open func cancelGeocode() {}
}
