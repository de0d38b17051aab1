import Foundation

/// Where a text view lays its text out.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    private var didChange: () -> Void = {}

    /// Creates a container of no view.
    public override init() { super.init() }

    init(_ didChange: @escaping () -> Void) {
        super.init()
        self.didChange = didChange
    }

    /// The space at both ends of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
    /// The most lines that are shown; 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { didChange() } }
    /// What happens to text that is too long for a line.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
}
