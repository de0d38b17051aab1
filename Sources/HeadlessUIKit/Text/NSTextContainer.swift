import Foundation

/// Where a text view lays its text out.
@MainActor public final class NSTextContainer {
    private let didChange: () -> Void

    init(_ didChange: @escaping () -> Void) { self.didChange = didChange }

    /// The space at both ends of each line, in points.
    public var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
    /// The most lines that are shown; 0 for no limit.
    public var maximumNumberOfLines = 0 { didSet { didChange() } }
    /// What happens to text that is too long for a line.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
}
