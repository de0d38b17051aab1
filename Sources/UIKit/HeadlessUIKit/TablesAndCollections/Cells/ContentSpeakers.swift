/// Views that speak for what they hold, such as the cells of a table: they have changed when their content has.
@MainActor enum ContentSpeakers {
    /// How many such views exist; without any, a change costs nothing more.
    static var count = 0
    // Content nested deeper than this does not belong to what a cell speaks.
    private static let depthLimit = 32

    /// Notes a change of a view for the nearest speaker around it.
    static func contentDidChange(in view: UIView) {
        guard count > 0 else { return }
        var ancestor = view.storedSuperview
        for _ in 0..<depthLimit {
            guard let current = ancestor else { return }
            if current.flags.contains(.speaksForContent) {
                current.storedWindow?.markDirty(current, .attributes)
                return
            }
            ancestor = current.storedSuperview
        }
    }
}
