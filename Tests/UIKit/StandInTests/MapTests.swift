import HeadlessUIKit
import MapKitStandIn
import Testing

/// A map without streets.
@MainActor struct MapTests {
    private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let cafe = MKPointAnnotation()

    init() {
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 48, longitude: 2),
            span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))
        cafe.coordinate = CLLocationCoordinate2D(latitude: 48.5, longitude: 3)
        cafe.title = "Café"
        map.addAnnotation(cafe)
        map.layoutIfNeeded()
    }

    @Test func `what is on the map is an element at its place`() {
        let view = map.view(for: cafe)
        #expect(view?.center == CGPoint(x: 150, y: 25))
        #expect(view?.isAccessibilityElement == true && view?.accessibilityLabel == "Café")
        map.removeAnnotations([cafe])
        #expect(map.annotations.isEmpty && view?.superview == nil)
    }

    @Test func `places and points lead to each other`() {
        let place = map.convert(CGPoint(x: 150, y: 25), toCoordinateFrom: map)
        #expect(place.latitude == 48.5 && place.longitude == 3)
    }

    @Test func `a degree is as far as on a ball`() {
        let first = CLLocation(latitude: 0, longitude: 0)
        let distance = first.distance(from: CLLocation(latitude: 0, longitude: 1))
        #expect((111_190...111_200).contains(distance))
        #expect(
            MKCoordinateRegion(center: CLLocationCoordinate2D(), latitudinalMeters: distance, longitudinalMeters: 0)
                .span.latitudeDelta.rounded() == 1)
    }
}
