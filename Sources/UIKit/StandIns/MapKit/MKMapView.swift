/// The delegate of a map. Each requirement is optional.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Called before the visible region changes.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Called after the visible region has changed.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Returns the view of an annotation; nil for a pin.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Called when an annotation was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Called when an annotation was deselected.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Called when the map is loaded. Not called here.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Returns nil, for a pin.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}

/// A map without map data: it stores the visible region, and shows the views of the app's annotations at their
/// positions. Degrees are spread evenly over the view.
@preconcurrency @MainActor open class MKMapView: UIView {
    /// The delegate.
    open weak var delegate: (any MKMapViewDelegate)?
    /// The type of map.
    open var mapType = MKMapType.standard
    /// Whether the user can scroll the map.
    open var isScrollEnabled = true
    /// Whether the user can zoom the map.
    open var isZoomEnabled = true
    /// Whether the user can rotate the map.
    open var isRotateEnabled = true
    /// Whether the user can tilt the map.
    open var isPitchEnabled = true
    /// Whether the device's location is shown; it is unknown here.
    open var showsUserLocation = false
    /// Whether a compass is shown.
    open var showsCompass = true
    /// Whether a scale is shown.
    open var showsScale = false
    /// The points of interest that are shown.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    private var shown = MKCoordinateRegion(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
    private var views: [ObjectIdentifier: MKAnnotationView] = [:]

    /// The visible region.
    open var region: MKCoordinateRegion {
        get { shown }
        set { setRegion(newValue, animated: false) }
    }

    /// Shows a region.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        shown = region
        setNeedsLayout()
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    /// The centre of the visible region.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { shown.center }
        set { setCenter(newValue, animated: false) }
    }

    /// Moves the centre of the visible region.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        setRegion(MKCoordinateRegion(center: coordinate, span: shown.span), animated: animated)
    }

    /// The annotations on the map.
    open private(set) var annotations: [any MKAnnotation] = []
    /// The selected annotations.
    open private(set) var selectedAnnotations: [any MKAnnotation] = []

    /// Adds an annotation.
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

    /// Adds several annotations.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(addAnnotation) }

    /// Removes an annotation.
    open func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
        selectedAnnotations.removeAll { $0 === annotation }
        views.removeValue(forKey: ObjectIdentifier(annotation))?.removeFromSuperview()
    }

    /// Removes several annotations.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }

    /// Shows a region that contains several annotations.
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

    /// Returns the view of an annotation on the map, or nil.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

    /// Returns nil: views are not reused here.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }

    /// Selects an annotation.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard let view = view(for: annotation), !view.isSelected else { return }
        selectedAnnotations.forEach { deselectAnnotation($0, animated: animated) }
        selectedAnnotations = [annotation]
        view.isSelected = true
        delegate?.mapView(self, didSelect: view)
    }

    /// Deselects an annotation.
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

    /// Returns the location at a point of a view.
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

    /// Places the views of the annotations.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for annotation in annotations {
            guard let view = view(for: annotation) else { continue }
            let point = convert(annotation.coordinate, toPointTo: self)
            view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
        }
    }
}
