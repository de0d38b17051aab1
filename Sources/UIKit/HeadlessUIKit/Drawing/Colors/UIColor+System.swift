extension UIColor {
    private convenience init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) {
        self.init(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
    }

    // MARK: The system's colours (measured)

    /// The system's red.
    public static let systemRed = UIColor(
        light: UIColor(255, 59, 48), dark: UIColor(255, 69, 58), highContrast: UIColor(215, 0, 21),
        darkHighContrast: UIColor(255, 105, 97))
    /// The system's green.
    public static let systemGreen = UIColor(
        light: UIColor(52, 199, 89), dark: UIColor(48, 209, 88), highContrast: UIColor(36, 138, 61),
        darkHighContrast: UIColor(48, 219, 91))
    /// The system's blue.
    public static let systemBlue = UIColor(
        light: UIColor(0, 122, 255), dark: UIColor(10, 132, 255), highContrast: UIColor(0, 64, 221),
        darkHighContrast: UIColor(64, 156, 255))
    /// The system's orange.
    public static let systemOrange = UIColor(
        light: UIColor(255, 149, 0), dark: UIColor(255, 159, 10), highContrast: UIColor(201, 52, 0),
        darkHighContrast: UIColor(255, 179, 64))
    /// The system's yellow.
    public static let systemYellow = UIColor(
        light: UIColor(255, 204, 0), dark: UIColor(255, 214, 10), highContrast: UIColor(178, 80, 0),
        darkHighContrast: UIColor(255, 212, 38))
    /// The system's pink.
    public static let systemPink = UIColor(
        light: UIColor(255, 45, 85), dark: UIColor(255, 55, 95), highContrast: UIColor(211, 15, 69),
        darkHighContrast: UIColor(255, 100, 130))
    /// The system's purple.
    public static let systemPurple = UIColor(
        light: UIColor(175, 82, 222), dark: UIColor(191, 90, 242), highContrast: UIColor(137, 68, 171),
        darkHighContrast: UIColor(218, 143, 255))
    /// The system's teal.
    public static let systemTeal = UIColor(
        light: UIColor(48, 176, 199), dark: UIColor(64, 200, 224), highContrast: UIColor(0, 130, 153),
        darkHighContrast: UIColor(93, 230, 255))
    /// The system's indigo.
    public static let systemIndigo = UIColor(
        light: UIColor(88, 86, 214), dark: UIColor(94, 92, 230), highContrast: UIColor(54, 52, 163),
        darkHighContrast: UIColor(125, 122, 255))
    /// The system's brown.
    public static let systemBrown = UIColor(
        light: UIColor(162, 132, 94), dark: UIColor(172, 142, 104), highContrast: UIColor(127, 101, 69),
        darkHighContrast: UIColor(181, 148, 105))
    /// The system's mint.
    public static let systemMint = UIColor(
        light: UIColor(0, 199, 190), dark: UIColor(102, 212, 207), highContrast: UIColor(12, 129, 123),
        darkHighContrast: UIColor(102, 212, 207))
    /// The system's cyan.
    public static let systemCyan = UIColor(
        light: UIColor(50, 173, 230), dark: UIColor(100, 210, 255), highContrast: UIColor(0, 113, 164),
        darkHighContrast: UIColor(112, 215, 255))
    /// The system's grey.
    public static let systemGray = UIColor(
        light: UIColor(142, 142, 147), dark: UIColor(142, 142, 147), highContrast: UIColor(108, 108, 112),
        darkHighContrast: UIColor(174, 174, 178))
    /// The system's second grey.
    public static let systemGray2 = UIColor(
        light: UIColor(174, 174, 178), dark: UIColor(99, 99, 102), highContrast: UIColor(142, 142, 147),
        darkHighContrast: UIColor(124, 124, 128))
    /// The system's third grey.
    public static let systemGray3 = UIColor(
        light: UIColor(199, 199, 204), dark: UIColor(72, 72, 74), highContrast: UIColor(174, 174, 178),
        darkHighContrast: UIColor(84, 84, 86))
    /// The system's fourth grey.
    public static let systemGray4 = UIColor(
        light: UIColor(209, 209, 214), dark: UIColor(58, 58, 60), highContrast: UIColor(188, 188, 192),
        darkHighContrast: UIColor(68, 68, 70))
    /// The system's fifth grey.
    public static let systemGray5 = UIColor(
        light: UIColor(229, 229, 234), dark: UIColor(44, 44, 46), highContrast: UIColor(216, 216, 220),
        darkHighContrast: UIColor(54, 54, 56))
    /// The system's sixth grey.
    public static let systemGray6 = UIColor(
        light: UIColor(242, 242, 247), dark: UIColor(28, 28, 30), highContrast: UIColor(235, 235, 240),
        darkHighContrast: UIColor(36, 36, 38))

    // MARK: Colours by purpose (measured)

    /// The colour of the main text.
    public static let label = UIColor(light: UIColor(0, 0, 0), dark: UIColor(255, 255, 255))
    /// The colour of secondary text.
    public static let secondaryLabel = UIColor(
        light: UIColor(60, 60, 67, 0.6), dark: UIColor(235, 235, 245, 0.6), highContrast: UIColor(60, 60, 67, 0.8),
        darkHighContrast: UIColor(235, 235, 245, 0.7))
    /// The colour of tertiary text.
    public static let tertiaryLabel = UIColor(
        light: UIColor(60, 60, 67, 0.3), dark: UIColor(235, 235, 245, 0.3), highContrast: UIColor(60, 60, 67, 0.7),
        darkHighContrast: UIColor(235, 235, 245, 0.55))
    /// The colour of quaternary text.
    public static let quaternaryLabel = UIColor(
        light: UIColor(60, 60, 67, 0.18), dark: UIColor(235, 235, 245, 0.18), highContrast: UIColor(60, 60, 67, 0.55),
        darkHighContrast: UIColor(235, 235, 245, 0.4))
    /// The colour of links.
    public static let link = UIColor(light: UIColor(0, 122, 255), dark: UIColor(9, 132, 255))
    /// The colour of placeholders.
    public static let placeholderText = UIColor(
        light: UIColor(60, 60, 67, 0.3), dark: UIColor(235, 235, 245, 0.3), highContrast: UIColor(60, 60, 67, 0.7),
        darkHighContrast: UIColor(235, 235, 245, 0.55))
    /// The colour of thin lines.
    public static let separator = UIColor(
        light: UIColor(60, 60, 67, 0.29), dark: UIColor(84, 84, 88, 0.6), highContrast: UIColor(60, 60, 67, 0.37),
        darkHighContrast: UIColor(84, 84, 88, 0.68))
    /// The colour of opaque lines.
    public static let opaqueSeparator = UIColor(light: UIColor(198, 198, 200), dark: UIColor(56, 56, 58))
    /// The colour of the background.
    public static let systemBackground = UIColor(light: UIColor(255, 255, 255), dark: UIColor(0, 0, 0))
    /// The colour of content on the background.
    public static let secondarySystemBackground = UIColor(
        light: UIColor(242, 242, 247), dark: UIColor(28, 28, 30), highContrast: UIColor(235, 235, 240),
        darkHighContrast: UIColor(36, 36, 38))
    /// The colour of content on secondary content.
    public static let tertiarySystemBackground = UIColor(
        light: UIColor(255, 255, 255), dark: UIColor(44, 44, 46), darkHighContrast: UIColor(54, 54, 56))
    /// The colour of the background of grouped content.
    public static let systemGroupedBackground = UIColor(
        light: UIColor(242, 242, 247), dark: UIColor(0, 0, 0), highContrast: UIColor(235, 235, 240))
    /// The colour of content in a group.
    public static let secondarySystemGroupedBackground = UIColor(
        light: UIColor(255, 255, 255), dark: UIColor(28, 28, 30), darkHighContrast: UIColor(36, 36, 38))
    /// The colour of content on content in a group.
    public static let tertiarySystemGroupedBackground = UIColor(
        light: UIColor(242, 242, 247), dark: UIColor(44, 44, 46), highContrast: UIColor(235, 235, 240),
        darkHighContrast: UIColor(54, 54, 56))
    /// The colour of thin shapes.
    public static let systemFill = UIColor(
        light: UIColor(120, 120, 128, 0.2), dark: UIColor(120, 120, 128, 0.36),
        highContrast: UIColor(120, 120, 128, 0.28), darkHighContrast: UIColor(120, 120, 128, 0.44))
    /// The colour of middle shapes.
    public static let secondarySystemFill = UIColor(
        light: UIColor(120, 120, 128, 0.16), dark: UIColor(120, 120, 128, 0.32),
        highContrast: UIColor(120, 120, 128, 0.24), darkHighContrast: UIColor(120, 120, 128, 0.4))
    /// The colour of large shapes.
    public static let tertiarySystemFill = UIColor(
        light: UIColor(118, 118, 128, 0.12), dark: UIColor(118, 118, 128, 0.24),
        highContrast: UIColor(118, 118, 128, 0.2), darkHighContrast: UIColor(118, 118, 128, 0.32))
    /// The colour of large areas.
    public static let quaternarySystemFill = UIColor(
        light: UIColor(116, 116, 128, 0.08), dark: UIColor(118, 118, 128, 0.18),
        highContrast: UIColor(116, 116, 128, 0.16), darkHighContrast: UIColor(118, 118, 128, 0.26))
    /// The colour of text on light backgrounds.
    public static let darkText = UIColor(0, 0, 0)
    /// The colour of text on dark backgrounds.
    public static let lightText = UIColor(255, 255, 255, 0.6)
    /// The colour of interactive elements.
    public static let tintColor = UIColor(
        light: UIColor(0, 122, 255), dark: UIColor(10, 132, 255), highContrast: UIColor(0, 64, 221),
        darkHighContrast: UIColor(64, 156, 255))

    /// Whether it is one of the system's colours for text, which follow the user's settings, but for the strongest; the
    /// paler greys are for shapes.
    var isSystemTextColor: Bool {
        guard let variation else { return false }
        return Self.systemTextColors.contains { $0 === self || $0.variation == variation }
    }

    private static let systemTextColors = [
        secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, systemBlue, systemGray, systemRed,
        systemGreen, systemOrange, systemYellow, systemPink, systemPurple, systemTeal, systemIndigo, systemBrown,
        systemMint, systemCyan,
    ]
}
