/// The delegate of a map. Each requirement is optional.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Another part is going to be shown.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Another part is shown.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// The view of something at a place; nil for a pin.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Something was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Something is selected no longer.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// All of the map is there. Not called here.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    /// Nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// A pin.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}

/// A map without streets: it keeps the part of the earth that it would show, and shows the views of what the app has put on
/// it, at their places. Degrees are spread evenly over the view.
@preconcurrency @MainActor open class MKMapView: UIView {
    /// The delegate.
    open weak var delegate: (any MKMapViewDelegate)?
    /// The type of map.
    open var mapType = MKMapType.standard
    /// Whether the user moves it.
    open var isScrollEnabled = true
    /// Whether the user makes it larger.
    open var isZoomEnabled = true
    /// Whether the user turns it.
    open var isRotateEnabled = true
    /// Whether the user tilts it.
    open var isPitchEnabled = true
    /// Whether the device's location is shown, which is unknown.
    open var showsUserLocation = false
    /// Whether a compass is shown.
    open var showsCompass = true
    /// Whether a scale is shown.
    open var showsScale = false
    /// Which places of interest are shown.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    private var shown = MKCoordinateRegion(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
    private var views: [ObjectIdentifier: MKAnnotationView] = [:]

    /// The part that is shown.
    open var region: MKCoordinateRegion {
        get { shown }
        set { setRegion(newValue, animated: false) }
    }

    /// Shows a part.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        shown = region
        setNeedsLayout()
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    /// The middle of the part that is shown.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { shown.center }
        set { setCenter(newValue, animated: false) }
    }

    /// Shows another middle.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        setRegion(MKCoordinateRegion(center: coordinate, span: shown.span), animated: animated)
    }

    /// The annotations on the map.
    open private(set) var annotations: [any MKAnnotation] = []
    /// The selected annotations.
    open private(set) var selectedAnnotations: [any MKAnnotation] = []

    /// Puts something on the map.
    open func addAnnotation(_ annotation: any MKAnnotation) {
        guard views[ObjectIdentifier(annotation)] == nil else { return }
        annotations.append(annotation)
        let view =
            delegate?.mapView(self, viewFor: annotation)
            ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
        views[ObjectIdentifier(annotation)] = view
        addSubview(view)
        setNeedsLayout()
    }

    /// Puts several things on the map.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(addAnnotation) }

    /// Takes something away.
    open func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
        selectedAnnotations.removeAll { $0 === annotation }
        views.removeValue(forKey: ObjectIdentifier(annotation))?.removeFromSuperview()
    }

    /// Takes several things away.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }

    /// Shows a part in which several things are.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let latitudes = annotations.map(\.coordinate.latitude)
        let longitudes = annotations.map(\.coordinate.longitude)
        guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
            let east = longitudes.max()
        else { return }
        setRegion(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
                span: MKCoordinateSpan(
                    latitudeDelta: max(0.01, (north - south) * 1.2), longitudeDelta: max(0.01, (east - west) * 1.2))),
            animated: animated)
    }

    /// The view of something on the map.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

    /// Nothing that could be used again.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }

    /// Selects something.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard let view = view(for: annotation), !view.isSelected else { return }
        selectedAnnotations.forEach { deselectAnnotation($0, animated: animated) }
        selectedAnnotations = [annotation]
        view.isSelected = true
        delegate?.mapView(self, didSelect: view)
    }

    /// Selects something no longer.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, let view = view(for: annotation), view.isSelected else { return }
        selectedAnnotations.removeAll { $0 === annotation }
        view.isSelected = false
        delegate?.mapView(self, didDeselect: view)
    }

    /// Returns the point of a location in a view.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let span = spanOfView
        let point = CGPoint(
            x: bounds.midX + (coordinate.longitude - shown.center.longitude) / span.longitudeDelta * bounds.width,
            y: bounds.midY - (coordinate.latitude - shown.center.latitude) / span.latitudeDelta * bounds.height)
        return convert(point, to: view)
    }

    /// Which place is at a point of a view.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let point = convert(point, from: view)
        guard bounds.width > 0, bounds.height > 0 else { return shown.center }
        let span = spanOfView
        return CLLocationCoordinate2D(
            latitude: shown.center.latitude - (point.y - bounds.midY) / bounds.height * span.latitudeDelta,
            longitude: shown.center.longitude + (point.x - bounds.midX) / bounds.width * span.longitudeDelta)
    }

    private var spanOfView: MKCoordinateSpan {
        MKCoordinateSpan(
            latitudeDelta: max(shown.span.latitudeDelta, 1e-9), longitudeDelta: max(shown.span.longitudeDelta, 1e-9))
    }

    /// Puts the views to their places.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for annotation in annotations {
            guard let view = view(for: annotation) else { continue }
            let point = convert(annotation.coordinate, toPointTo: self)
            view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
        }
    }
}
