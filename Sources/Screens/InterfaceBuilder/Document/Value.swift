import AccessibilityTree
import StrictXML

extension InterfaceBuilderDocument {
    /// A value and the key that an object holds it under.
    public struct KeyedValue: Sendable {
        /// The key, such as "frame" or "textColor".
        public let key: String
        /// The value.
        public let value: Value
        /// The position of its element's start.
        public let position: XMLPosition
    }

    /// A value that an object holds under a key. Numbers are finite; lengths are in points.
    public enum Value: Sendable, Hashable {
        /// Explicitly nothing.
        case none
        /// Yes or no.
        case boolean(Bool)
        /// A number.
        case number(Double)
        /// Text.
        case text(String)
        /// Several texts.
        case texts([String])
        /// Text with fonts and colours.
        indirect case styledText(StyledText)
        /// A colour.
        indirect case color(Color)
        /// A font.
        indirect case font(Font)
        /// An image by its name.
        case image(String)
        /// A rectangle.
        case rect(Rect)
        /// A point.
        case point(Point)
        /// A size.
        case size(Size)
        /// Distances from the edges; leading and trailing in the file become left and right.
        case insets(top: Double, left: Double, bottom: Double, right: Double)
        /// Named numbers of another kind, such as the location and the length of a range.
        case measures([String: Double])
        /// The names of the flags that are set, such as those of an autoresizing mask.
        case flags([String])
        /// An instant in seconds since the start of 2001, UTC.
        case date(Double)
        /// Another object by its id.
        case reference(String)
    }
}

extension InterfaceBuilderDocument.Object {
    /// The value under a key, or nil.
    public func value(_ key: String) -> InterfaceBuilderDocument.Value? {
        values.first { $0.key == key }?.value
    }

    /// The frame in the parent's coordinates as Interface Builder computed it for the document's device, or nil.
    public var frame: Rect? {
        if case .rect(let rect)? = value("frame") { return rect }
        // Some versions of Xcode write distances from the parent's edges instead (seen in five public projects).
        guard case .measures(let inset)? = value("frameInset"), let width = inset["width"], let height = inset["height"]
        else { return nil }
        return Rect(x: inset["minX"] ?? 0, y: inset["minY"] ?? 0, width: width, height: height)
    }
}
