/// Whether an app may use the device's location.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// Not asked yet, not allowed by policy, denied by the user.
    case notDetermined, restricted, denied
    /// Allowed always, or while the app is in use.
    case authorizedAlways, authorizedWhenInUse
}

/// The accuracy of locations that the user allows an app.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// Exact locations, or approximate ones.
    case fullAccuracy, reducedAccuracy
}

/// The delegate of a location manager. Each requirement is optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Called with new locations. Not called here.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called when the location is unavailable.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called when the user changes the authorization. Not called here.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Called when the user changes the authorization (before iOS 14). Not called here.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// A location manager without locations: authorization is denied.
open class CLLocationManager: NSObject {
    /// The delegate, which receives locations or errors.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// The requested accuracy, in metres.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The distance that the device moves between updates, in metres.
    open var distanceFilter: CLLocationDistance = -1
    /// Whether updates may pause automatically.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether locations are delivered while the app is in the background.
    open var allowsBackgroundLocationUpdates = false
    /// The last location; always nil.
    open var location: CLLocation? { nil }
    /// The authorization; always `.denied`.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// The accuracy that the user allows; always `.reducedAccuracy`. It has no effect, since no location is delivered.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

    /// Returns `.denied`.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// Returns false.
    open class func locationServicesEnabled() -> Bool { false }

    /// Does nothing, since no user can answer.
    open func requestWhenInUseAuthorization() {}
    /// Does nothing, since no user can answer.
    open func requestAlwaysAuthorization() {}
    /// Reports a `.denied` error to the delegate.
    open func requestLocation() { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
    /// Reports a `.denied` error to the delegate.
    open func startUpdatingLocation() { requestLocation() }
    /// Does nothing.
    open func stopUpdatingLocation() {}
}

/// An error of CoreLocation.
public struct CLError: CustomNSError, Hashable, Sendable {
    /// The codes of CoreLocation errors.
    public enum Code: Int, Sendable {
        /// The location is unknown, the user denied access, the network is unavailable.
        case locationUnknown, denied, network
    }

    /// The code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The domain of CoreLocation errors.
    public static let errorDomain = "kCLErrorDomain"
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
}

/// A description of a location, such as its address.
open class CLPlacemark: NSObject, @unchecked Sendable {
    // Its properties never change.
    /// The location.
    public let location: CLLocation?
    /// The name; always nil.
    open var name: String? { nil }
    /// The city; always nil.
    open var locality: String? { nil }
    /// The country; always nil.
    open var country: String? { nil }

    init(location: CLLocation?) { self.location = location }
}

/// Converts between coordinates and addresses; always fails here.
open class CLGeocoder: NSObject {
    /// Calls the handler with a network error.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { completionHandler(nil, CLError(.network)) }

    /// Calls the handler with a network error.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { completionHandler(nil, CLError(.network)) }

    /// Does nothing.
    open func cancelGeocode() {}
}
