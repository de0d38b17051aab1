// Replaces Apple's MapKit: a map that shows only the app's annotations.
@_exported import CoreLocationStandIn
@_exported import Foundation
@_exported import HeadlessUIKit

/// The visible extent of the earth, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// The extent from north to south.
    public var latitudeDelta: CLLocationDegrees
    /// The extent from west to east.
    public var longitudeDelta: CLLocationDegrees

    /// Creates an empty span.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// Creates a span in degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A region of the earth.
public struct MKCoordinateRegion: Sendable {
    /// The centre.
    public var center: CLLocationCoordinate2D
    /// The extent.
    public var span: MKCoordinateSpan

    /// Creates an empty region at 0°, 0°.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// Creates a region with a span in degrees.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Creates a region with a span in metres.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let degree = 111_195.0
        let width = max(0.01, cos(center.latitude * .pi / 180)) * degree
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: min(180, latitudinalMeters / degree),
                longitudeDelta: min(360, longitudinalMeters / width)))
    }
}

/// A filter of the points of interest on a map; the map shows none here.
@preconcurrency @MainActor open class MKPointOfInterestFilter: NSObject {
    /// Includes all points of interest.
    public static let includingAll = MKPointOfInterestFilter()
    /// Excludes all points of interest.
    public static let excludingAll = MKPointOfInterestFilter()
}

/// The type of a map.
public enum MKMapType: UInt, Sendable {
    /// Streets, satellite images, or both.
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
