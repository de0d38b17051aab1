/// An object at a location on a map.
@preconcurrency @MainActor public protocol MKAnnotation: NSObjectProtocol {
    /// The location.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title.
    var title: String? { get }
    /// The subtitle.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// nil by default.
    public var title: String? { nil }
    /// nil by default.
    public var subtitle: String? { nil }
}

/// An annotation at a point.
@preconcurrency @MainActor open class MKPointAnnotation: NSObject, MKAnnotation {
    /// The location.
    open var coordinate = CLLocationCoordinate2D()
    /// The title.
    open var title: String?
    /// The subtitle.
    open var subtitle: String?

    /// Creates an annotation at 0°, 0°.
    public override init() { super.init() }

    /// Creates an annotation at a location.
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
    /// The identifier for reuse.
    public let reuseIdentifier: String?
    /// The image.
    open var image: UIImage?
    /// The offset of its centre from the location, in points.
    open var centerOffset = CGPoint.zero
    /// Whether a tap shows a callout.
    open var canShowCallout = false
    /// The view at the leading edge of the callout.
    open var leftCalloutAccessoryView: UIView?
    /// The view at the trailing edge of the callout.
    open var rightCalloutAccessoryView: UIView?
    /// Whether it is selected.
    open var isSelected = false
    /// Whether the user can drag it.
    open var isDraggable = false

    /// Creates a view for an annotation.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        isAccessibilityElement = true
        describe()
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Called before the view is reused.
    open func prepareForReuse() {}

    private func describe() {
        accessibilityLabel = annotation?.title
        accessibilityValue = annotation?.subtitle
    }
}

/// A pin at a location.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of the pin's head.
    open var pinTintColor: UIColor!
    /// Whether the pin drops onto the map.
    open var animatesDrop = false
}

/// A balloon at a location.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colour of the balloon.
    open var markerTintColor: UIColor?
    /// The colour of the glyph in the balloon.
    open var glyphTintColor: UIColor?
    /// The text in the balloon.
    open var glyphText: String?
    /// The image in the balloon.
    open var glyphImage: UIImage?
}
