// Replaces Apple's CoreLocation: locations are real, and the device's own is unknown.
@_exported import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// An accuracy in metres.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees clockwise from north.
public typealias CLLocationDirection = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// An accuracy of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
// swift-format-ignore: AlwaysUseLowerCamelCase
/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A coordinate on the earth.
public struct CLLocationCoordinate2D: Sendable {
    /// The latitude, in degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// The longitude, in degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Creates the coordinate 0°, 0°.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// Creates a coordinate.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a coordinate is valid: latitudes are from -90 to 90, longitudes from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a coordinate.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// A location at a time.
open class CLLocation: NSObject, @unchecked Sendable {
    // Its properties never change.
    /// The coordinate.
    public let coordinate: CLLocationCoordinate2D
    /// The altitude, in metres above sea level.
    public let altitude: CLLocationDistance
    /// The horizontal accuracy, in metres.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The vertical accuracy, in metres.
    public let verticalAccuracy: CLLocationAccuracy
    /// The time at which the location was determined.
    public let timestamp: Date

    /// Creates a location with the current time.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Creates a location with all properties.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.timestamp = timestamp
    }

    /// Returns the distance to another location, in metres, on a sphere.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let radians = Double.pi / 180
        let (a, b) = (coordinate.latitude * radians, location.coordinate.latitude * radians)
        let half = { (angle: Double) in sin(angle / 2) * sin(angle / 2) }
        let part =
            half(a - b) + cos(a) * cos(b) * half((coordinate.longitude - location.coordinate.longitude) * radians)
        return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
    }
}
