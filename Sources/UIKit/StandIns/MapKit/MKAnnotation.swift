/// Something at a place.
@preconcurrency @MainActor public protocol MKAnnotation: NSObjectProtocol {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title.
    var title: String? { get }
    /// The subtitle.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// Nothing.
    public var title: String? { nil }
    /// Nothing.
    public var subtitle: String? { nil }
}

/// A point at a place.
@preconcurrency @MainActor open class MKPointAnnotation: NSObject, MKAnnotation {
    /// The place.
    open var coordinate = CLLocationCoordinate2D()
    /// The title.
    open var title: String?
    /// The subtitle.
    open var subtitle: String?

    /// A point.
    public override init() { super.init() }

    /// A point at a place.
    public convenience init(
        __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
    ) {
        self.init()
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
    }
}

/// The view of an annotation. It is an accessibility element, with the title as its label.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    /// The annotation.
    open var annotation: (any MKAnnotation)? {
        didSet { describe() }
    }
    /// The kind that it is used again for.
    public let reuseIdentifier: String?
    /// Its picture.
    open var image: UIImage?
    /// The offset of its centre from the location, in points.
    open var centerOffset = CGPoint.zero
    /// Whether a touch shows more.
    open var canShowCallout = false
    /// At the beginning of what a touch shows.
    open var leftCalloutAccessoryView: UIView?
    /// At its end.
    open var rightCalloutAccessoryView: UIView?
    /// Whether it is selected.
    open var isSelected = false
    /// Whether it can be moved.
    open var isDraggable = false

    /// A view of something.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        isAccessibilityElement = true
        describe()
    }

    /// A view of an archive.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Called before it is used again.
    open func prepareForReuse() {}

    private func describe() {
        accessibilityLabel = annotation?.title
        accessibilityValue = annotation?.subtitle
    }
}

/// A pin at a place.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of its head.
    open var pinTintColor: UIColor!
    /// Whether it falls from above.
    open var animatesDrop = false
}

/// A balloon at a place.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colour of the balloon.
    open var markerTintColor: UIColor?
    /// The colour of what is in it.
    open var glyphTintColor: UIColor?
    /// The text in it.
    open var glyphText: String?
    /// The picture in it.
    open var glyphImage: UIImage?
}
