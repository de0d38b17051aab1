/// Facts about the whole screen that the reading order and the phrases depend on.
public struct Environment: Sendable, Hashable, Codable {
    /// The device's kind: it decides how far apart two rows must be to be read as two.
    public var idiom: Idiom
    /// The app's layout direction.
    public var layoutDirection: LayoutDirection
    /// The app's language, a BCP 47 tag.
    public var language: String
    /// The screen, in points.
    public var screenBounds: Rect

    /// Creates an environment; the defaults are an English phone of 402 by 874 points.
    public init(
        idiom: Idiom = .phone, layoutDirection: LayoutDirection = .leftToRight, language: String = "en",
        screenBounds: Rect = Rect(x: 0, y: 0, width: 402, height: 874)
    ) {
        self.idiom = idiom
        self.layoutDirection = layoutDirection
        self.language = language
        self.screenBounds = screenBounds
    }

    /// The kind of device.
    public enum Idiom: String, Sendable, Hashable, Codable {
        /// A phone: rows nearer than 8 points count as one.
        case phone
        /// A tablet: rows nearer than 13 points count as one.
        case pad
    }

    /// The direction in which a line is read.
    public enum LayoutDirection: String, Sendable, Hashable, Codable {
        /// As in English.
        case leftToRight
        /// As in Arabic.
        case rightToLeft
    }
}
