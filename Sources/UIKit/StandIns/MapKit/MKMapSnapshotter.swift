/// Makes pictures of maps: none here.
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
    /// The options of a snapshot.
    @preconcurrency @MainActor open class Options: NSObject {
        /// The part of the earth.
        open var region = MKCoordinateRegion()
        /// The size in points.
        open var size = CGSize(width: 256, height: 256)
        /// The number of pixels per point.
        open var scale: CGFloat = 1
        /// The type of map.
        open var mapType = MKMapType.standard
        /// Whether houses are shown.
        open var showsBuildings = true
        /// Which places of interest are shown.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
    }

    /// A picture; none is made.
    @preconcurrency @MainActor open class Snapshot: NSObject {
        /// The picture.
        open var image: UIImage { UIImage() }

        /// Returns the point of a location in the image.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    /// The options of the snapshot.
    public let options: Options
    /// Whether it is being made.
    open var isLoading: Bool { false }

    /// A picture that is to be made.
    public init(options: Options) { self.options = options }

    /// Fails, as without a network.
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        MainLoop.main.perform { completionHandler(nil, URLError(.notConnectedToInternet)) }
    }

    /// Fails, as without a network.
    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        start(completionHandler: completionHandler)
    }

    /// Nothing.
    open func cancel() {}
}
