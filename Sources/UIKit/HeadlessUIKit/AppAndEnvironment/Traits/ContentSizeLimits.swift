import Foundation

/// The smallest and the largest text size of a view (iOS 15).
struct ContentSizeLimits: Equatable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// Returns the nearest text size within the limits.
    func clamped(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        guard let step = category.step else { return category }
        if let maximum, let limit = maximum.step, step > limit { return maximum }
        if let minimum, let limit = minimum.step, step < limit { return minimum }
        return category
    }
}

extension UIView {
    /// The smallest text size of the view and of everything in it, or nil for no limit.
    public final var minimumContentSizeCategory: UIContentSizeCategory? {
        get { details?.contentSizeLimits?.minimum }
        set { limitContentSize { $0.minimum = newValue } }
    }

    /// The largest text size of the view and of everything in it, or nil for no limit.
    public final var maximumContentSizeCategory: UIContentSizeCategory? {
        get { details?.contentSizeLimits?.maximum }
        set { limitContentSize { $0.maximum = newValue } }
    }

    /// A description of the limits of the text size, for developers.
    public final var appliedContentSizeCategoryLimitsDescription: String {
        let limits = details?.contentSizeLimits
        let (minimum, maximum) = (limits?.minimum?.rawValue ?? "none", limits?.maximum?.rawValue ?? "none")
        let applied = traitCollection.preferredContentSizeCategory.rawValue
        return "minimum \(minimum), maximum \(maximum), applied \(applied)"
    }

    private func limitContentSize(_ change: (inout ContentSizeLimits) -> Void) {
        var limits = details?.contentSizeLimits ?? ContentSizeLimits()
        change(&limits)
        TraitChange.perform(below: self) {
            detailsForWriting.contentSizeLimits = limits == ContentSizeLimits() ? nil : limits
        }
    }

    /// The text size within the view's limits, where it differs from the one around the view.
    final var limitedContentSize: UITraitCollection? {
        guard let limits = details?.contentSizeLimits else { return nil }
        let own = details?.traitOverrides?.collection.preferredContentSizeCategory ?? .unspecified
        let around = storedSuperview?.resolvedTraits ?? storedWindow?.baseTraits ?? UIScreen.main.traitCollection
        let inherited = own == .unspecified ? around.preferredContentSizeCategory : own
        let limited = limits.clamped(inherited)
        return limited == inherited ? nil : UITraitCollection(preferredContentSizeCategory: limited)
    }

    /// Brings the traits up to date; they always are here.
    public final func updateTraitsIfNeeded() {}
}

extension UIViewController {
    /// Brings the traits up to date; they always are here.
    public final func updateTraitsIfNeeded() {}
}
