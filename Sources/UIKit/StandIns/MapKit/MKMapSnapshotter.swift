/// Creates images of maps; always fails here.
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
    /// The options of a snapshot.
    @preconcurrency @MainActor open class Options: NSObject {
        /// The region.
        open var region = MKCoordinateRegion()
        /// The size of the image, in points.
        open var size = CGSize(width: 256, height: 256)
        /// The number of pixels per point.
        open var scale: CGFloat = 1
        /// The type of map.
        open var mapType = MKMapType.standard
        /// Whether buildings are shown.
        open var showsBuildings = true
        /// The points of interest that are shown.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
    }

    /// An image of a map; none is made.
    @preconcurrency @MainActor open class Snapshot: NSObject {
        /// The image.
        open var image: UIImage { UIImage() }

        /// Returns the point of a location in the image.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    /// The options of the snapshot.
    public let options: Options
    /// Whether a snapshot is in progress; always false.
    open var isLoading: Bool { false }

    /// Creates a snapshotter.
    public init(options: Options) { self.options = options }

    /// Calls the handler with an error, as without a network.
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        MainLoop.main.perform { completionHandler(nil, URLError(.notConnectedToInternet)) }
    }

    /// Calls the handler with an error, as without a network.
    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        start(completionHandler: completionHandler)
    }

    /// Does nothing.
    open func cancel() {}
}
