// Replaces Apple's CoreLocation: locations are real, and the device's own is unknown.
@_exported import Foundation

/// Degrees.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres.
public typealias CLLocationAccuracy = Double
/// Metres in a second.
public typealias CLLocationSpeed = Double
/// Degrees from north.
public typealias CLLocationDirection = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// As exactly as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
// swift-format-ignore: AlwaysUseLowerCamelCase
/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// At the equator, south of Greenwich.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// A place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether there is such a place.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A place.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// A place and when something was there.
open class CLLocation: NSObject, @unchecked Sendable {
    // Nothing of it changes.
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// The horizontal accuracy, in metres.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The vertical accuracy, in metres.
    public let verticalAccuracy: CLLocationAccuracy
    /// When.
    public let timestamp: Date

    /// A place, now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// A place with all that is known.
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
