// Replaces Apple's MapKit: a map that shows only the app's annotations.
@_exported import CoreLocationStandIn
@_exported import Foundation
@_exported import HeadlessUIKit

/// The visible extent of the earth, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// From north to south.
    public var latitudeDelta: CLLocationDegrees
    /// From west to east.
    public var longitudeDelta: CLLocationDegrees

    /// Nothing.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// Creates a span of that many degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
    /// Its middle.
    public var center: CLLocationCoordinate2D
    /// The extent.
    public var span: MKCoordinateSpan

    /// Nothing, at the equator.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// A part by degrees.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// A part by metres.
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

/// Which places of interest are shown; none is here.
@preconcurrency @MainActor open class MKPointOfInterestFilter: NSObject {
    /// All.
    public static let includingAll = MKPointOfInterestFilter()
    /// None.
    public static let excludingAll = MKPointOfInterestFilter()
}

/// The type of a map.
public enum MKMapType: UInt, Sendable {
    /// Streets, pictures, both.
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
