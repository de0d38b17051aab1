// Stands for Apple's MapKit: a map that is empty but for what the app puts on it.
@_exported import CoreLocationStandIn
@_exported import Foundation
@_exported import HeadlessUIKit

/// How much of the earth is seen, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// From north to south.
    public var latitudeDelta: CLLocationDegrees
    /// From west to east.
    public var longitudeDelta: CLLocationDegrees

    /// Nothing.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// So many degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
    /// Its middle.
    public var center: CLLocationCoordinate2D
    /// How much it is.
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

/// What a map shows.
public enum MKMapType: UInt, Sendable {
    /// Streets, pictures, both.
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
