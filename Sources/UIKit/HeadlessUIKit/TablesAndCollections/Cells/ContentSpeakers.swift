/// Views whose announcement includes their content, such as table cells: they have changed when their content has.
@MainActor enum ContentSpeakers {
    /// The number of such views; with none, changes cost nothing extra.
    static var count = 0
    // Content nested deeper than this isn't part of a cell's announcement.
    private static let depthLimit = 32

    /// Records a change of a view for the nearest such view around it.
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
