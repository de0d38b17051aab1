/// The replacements of presentation styles where space is short: the tables of Apple's guide and of iOS 13 and later,
/// as data.
public struct AdaptationPolicy: Sendable, Hashable {
    /// The replacements of one style, by horizontal and vertical size class.
    public struct Row: Sendable, Hashable {
        /// Regular width and height.
        public var regularRegular: UIModalPresentationStyle
        /// Compact width, regular height.
        public var compactRegular: UIModalPresentationStyle
        /// Regular width, compact height.
        public var regularCompact: UIModalPresentationStyle
        /// Compact width and height.
        public var compactCompact: UIModalPresentationStyle

        /// Creates a row.
        public init(
            regularRegular: UIModalPresentationStyle, compactRegular: UIModalPresentationStyle,
            regularCompact: UIModalPresentationStyle, compactCompact: UIModalPresentationStyle
        ) {
            self.regularRegular = regularRegular
            self.compactRegular = compactRegular
            self.regularCompact = regularCompact
            self.compactCompact = compactCompact
        }
    }

    /// The rows; a style without one is not replaced.
    public var rows: [UIModalPresentationStyle: Row]

    /// Creates a policy from its rows.
    public init(rows: [UIModalPresentationStyle: Row]) {
        self.rows = rows
    }

    /// The policy for presentations: the behaviour of iOS 13 and later, unless set otherwise.
    @preconcurrency @MainActor public static var current: AdaptationPolicy {
        get { AppProcess.current.adaptationPolicy }
        set { AppProcess.current.adaptationPolicy = newValue }
    }

    /// The table of Apple's View Controller Programming Guide: in compact width everything covers the screen.
    public static let guide = AdaptationPolicy(rows: [
        .automatic: Row(
            regularRegular: .pageSheet, compactRegular: .fullScreen, regularCompact: .fullScreen,
            compactCompact: .fullScreen),
        .pageSheet: Row(
            regularRegular: .pageSheet, compactRegular: .fullScreen, regularCompact: .fullScreen,
            compactCompact: .fullScreen),
        .formSheet: Row(
            regularRegular: .formSheet, compactRegular: .fullScreen, regularCompact: .fullScreen,
            compactCompact: .fullScreen),
        .popover: Row(
            regularRegular: .popover, compactRegular: .fullScreen, regularCompact: .popover,
            compactCompact: .fullScreen),
        .currentContext: Row(
            regularRegular: .currentContext, compactRegular: .fullScreen, regularCompact: .currentContext,
            compactCompact: .fullScreen),
        .overCurrentContext: Row(
            regularRegular: .overCurrentContext, compactRegular: .fullScreen, regularCompact: .overCurrentContext,
            compactCompact: .fullScreen),
    ])

    /// The table of today: sheets stay sheets in compact width and cover the screen in compact height (Apple's pages
    /// on `formSheet`, `pageSheet` and `popover`).
    public static let modern = AdaptationPolicy(rows: [
        .automatic: Row(
            regularRegular: .formSheet, compactRegular: .formSheet, regularCompact: .fullScreen,
            compactCompact: .fullScreen),
        .pageSheet: Row(
            regularRegular: .pageSheet, compactRegular: .pageSheet, regularCompact: .fullScreen,
            compactCompact: .fullScreen),
        .formSheet: Row(
            regularRegular: .formSheet, compactRegular: .formSheet, regularCompact: .fullScreen,
            compactCompact: .fullScreen),
        .popover: Row(
            regularRegular: .popover, compactRegular: .formSheet, regularCompact: .fullScreen,
            compactCompact: .fullScreen),
    ])

    /// Returns the style that replaces another one.
    public func style(
        for style: UIModalPresentationStyle, isCompactWidth: Bool, isCompactHeight: Bool
    ) -> UIModalPresentationStyle {
        guard let row = rows[style] else { return style }
        return switch (isCompactWidth, isCompactHeight) {
        case (false, false): row.regularRegular
        case (true, false): row.compactRegular
        case (false, true): row.regularCompact
        case (true, true): row.compactCompact
        }
    }
}
