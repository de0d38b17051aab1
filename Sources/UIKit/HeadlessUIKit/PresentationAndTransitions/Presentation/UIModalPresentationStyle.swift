/// The style of a controller's presentation, with UIKit's raw values.
public enum UIModalPresentationStyle: Int, Sendable, Hashable, CaseIterable {
    /// The style that the system chooses: a sheet.
    case automatic = -2
    /// No adaptation; only for the delegate's choice, never a style to present with.
    case none = -1
    /// Covers the screen; the presenter's view is removed.
    case fullScreen = 0
    /// A sheet that partly covers the presenter's view.
    case pageSheet = 1
    /// A smaller sheet in the middle.
    case formSheet = 2
    /// Covers the controller that defines the context, whose view is removed.
    case currentContext = 3
    /// A presentation controller of the app decides.
    case custom = 4
    /// Covers the screen; the presenter's view remains in place.
    case overFullScreen = 5
    /// Covers the controller that defines the context, which stays.
    case overCurrentContext = 6
    /// A popover at an anchor.
    case popover = 7

    /// Whether the style covers only the controller that defines the context.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The animation style of a presentation, with UIKit's raw values.
public enum UIModalTransitionStyle: Int, Sendable, Hashable, CaseIterable {
    /// Slides up from the bottom.
    case coverVertical = 0
    /// Flips about a vertical axis.
    case flipHorizontal
    /// Cross-fades.
    case crossDissolve
    /// Curls up the page; with the full-screen style only.
    case partialCurl
}
