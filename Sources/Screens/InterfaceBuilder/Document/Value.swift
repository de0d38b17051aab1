import AccessibilityTree
import StrictXML

extension InterfaceBuilderDocument {
    /// A value and the key that an object holds it under.
    public struct KeyedValue: Sendable {
        /// The key, such as "frame" or "textColor".
        public let key: String
        /// The value.
        public let value: Value
        /// Where its element starts.
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
        /// Distances from the edges; where the file says leading and trailing, left and right stand for them.
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

    /// The text under a key, be it an attribute, a string or text with attributes; nil when there is none.
    ///
    /// Interface Builder writes one and the same text as an attribute, or as an element when it has line breaks.
    public func text(_ key: String) -> String? {
        text(in: value(key), or: attribute(key))
    }

    /// The text of this name, which many objects are asked for.
    func text(_ key: Key) -> String? { text(in: value(key.text), or: attribute(key)) }

    private func text(
        in value: InterfaceBuilderDocument.Value?, or attribute: @autoclosure () -> String?
    ) -> String? {
        switch value {
        case .text(let text)?: text
        case .styledText(let text)?: text.string
        case .some(.none): nil
        default: attribute()
        }
    }

    /// The rectangle under a key in the coordinates of the parent, or nil.
    public func rect(_ key: String) -> Rect? {
        if case .rect(let rect)? = value(key) { rect } else { nil }
    }

    /// The size under a key, or nil.
    public func size(_ key: String) -> Size? {
        if case .size(let size)? = value(key) { size } else { nil }
    }

    /// The colour under a key, or nil.
    public func color(_ key: String) -> InterfaceBuilderDocument.Color? {
        if case .color(let color)? = value(key) { color } else { nil }
    }

    /// The font under a key, or nil.
    public func font(_ key: String) -> InterfaceBuilderDocument.Font? {
        if case .font(let font)? = value(key) { font } else { nil }
    }

    /// The flags under a key; empty when there are none.
    public func flags(_ key: String) -> [String] {
        if case .flags(let flags)? = value(key) { flags } else { [] }
    }

    /// The frame in the parent's coordinates as Interface Builder computed it for the document's device, or nil.
    public var frame: Rect? { rect("frame") }
}
