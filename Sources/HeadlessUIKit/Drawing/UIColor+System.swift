extension UIColor {
    private convenience init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) {
        self.init(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
    }

    // MARK: The system's colours in their light form

    /// The system's red.
    public static let systemRed = UIColor(255, 59, 48)
    /// The system's green.
    public static let systemGreen = UIColor(52, 199, 89)
    /// The system's blue.
    public static let systemBlue = UIColor(0, 122, 255)
    /// The system's orange.
    public static let systemOrange = UIColor(255, 149, 0)
    /// The system's yellow.
    public static let systemYellow = UIColor(255, 204, 0)
    /// The system's pink.
    public static let systemPink = UIColor(255, 45, 85)
    /// The system's purple.
    public static let systemPurple = UIColor(175, 82, 222)
    /// The system's teal.
    public static let systemTeal = UIColor(48, 176, 199)
    /// The system's indigo.
    public static let systemIndigo = UIColor(88, 86, 214)
    /// The system's brown.
    public static let systemBrown = UIColor(162, 132, 94)
    /// The system's mint.
    public static let systemMint = UIColor(0, 199, 190)
    /// The system's cyan.
    public static let systemCyan = UIColor(50, 173, 230)
    /// The system's grey.
    public static let systemGray = UIColor(142, 142, 147)
    /// The system's second grey.
    public static let systemGray2 = UIColor(174, 174, 178)
    /// The system's third grey.
    public static let systemGray3 = UIColor(199, 199, 204)
    /// The system's fourth grey.
    public static let systemGray4 = UIColor(209, 209, 214)
    /// The system's fifth grey.
    public static let systemGray5 = UIColor(229, 229, 234)
    /// The system's sixth grey.
    public static let systemGray6 = UIColor(242, 242, 247)

    // MARK: Colours by purpose in their light form

    /// The colour of the main text.
    public static let label = UIColor(0, 0, 0)
    /// The colour of secondary text.
    public static let secondaryLabel = UIColor(60, 60, 67, 0.6)
    /// The colour of tertiary text.
    public static let tertiaryLabel = UIColor(60, 60, 67, 0.3)
    /// The colour of quaternary text.
    public static let quaternaryLabel = UIColor(60, 60, 67, 0.18)
    /// The colour of links.
    public static let link = UIColor(0, 122, 255)
    /// The colour of placeholders.
    public static let placeholderText = UIColor(60, 60, 67, 0.3)
    /// The colour of thin lines.
    public static let separator = UIColor(60, 60, 67, 0.29)
    /// The colour of opaque lines.
    public static let opaqueSeparator = UIColor(198, 198, 200)
    /// The colour of the background.
    public static let systemBackground = UIColor(255, 255, 255)
    /// The colour of content on the background.
    public static let secondarySystemBackground = UIColor(242, 242, 247)
    /// The colour of content on secondary content.
    public static let tertiarySystemBackground = UIColor(255, 255, 255)
    /// The colour of the background of grouped content.
    public static let systemGroupedBackground = UIColor(242, 242, 247)
    /// The colour of content in a group.
    public static let secondarySystemGroupedBackground = UIColor(255, 255, 255)
    /// The colour of content on content in a group.
    public static let tertiarySystemGroupedBackground = UIColor(242, 242, 247)
    /// The colour of thin shapes.
    public static let systemFill = UIColor(120, 120, 128, 0.2)
    /// The colour of middle shapes.
    public static let secondarySystemFill = UIColor(120, 120, 128, 0.16)
    /// The colour of large shapes.
    public static let tertiarySystemFill = UIColor(118, 118, 128, 0.12)
    /// The colour of large areas.
    public static let quaternarySystemFill = UIColor(116, 116, 128, 0.08)
    /// The colour of text on light backgrounds.
    public static let darkText = UIColor(0, 0, 0)
    /// The colour of text on dark backgrounds.
    public static let lightText = UIColor(255, 255, 255, 0.6)
    /// The colour of what can be tapped.
    public static let tintColor = UIColor(0, 122, 255)
}
