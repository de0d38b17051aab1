import AccessibilityTree
import StrictXML

extension InterfaceBuilderDocument {
    /// The accessibility attributes of an object: its `<accessibility>` element.
    public struct AccessibilityFacts: Sendable {
        /// `accessibilityLabel`, or nil.
        public internal(set) var label: String?
        /// `accessibilityHint`, or nil.
        public internal(set) var hint: String?
        /// `accessibilityIdentifier`, or nil.
        public internal(set) var identifier: String?
        /// `isAccessibilityElement`, or nil when the class decides.
        public internal(set) var isElement: Bool?
        /// `accessibilityTraits`, or nil when the class decides.
        public internal(set) var traits: AccessibilityTraits?
        /// The position of the element's start.
        public internal(set) var position: XMLPosition
    }

    /// The content of a button in one of its states.
    public struct ControlState: Sendable {
        /// "normal", "highlighted", "selected", "disabled" or another state.
        public internal(set) var name: String
        /// The title, without its attributes if it has some, or nil.
        public internal(set) var title: String? {
            didSet { if styledTitle?.string != title { styledTitle = nil } }
        }
        /// The title with its attributes, or nil if it has none.
        public internal(set) var styledTitle: StyledText?
        /// The name of the image, or nil.
        public internal(set) var image: String?
        /// The name of the background image, or nil.
        public internal(set) var backgroundImage: String?
        /// The colour of the title, or nil.
        public internal(set) var titleColor: Color?
        /// The position of the element's start.
        public internal(set) var position: XMLPosition
    }

    /// A value that is set by key path when its object has been made.
    public struct RuntimeAttribute: Sendable {
        /// The key path, such as "accessibilityIdentifier" or "layer.cornerRadius".
        public internal(set) var keyPath: String
        /// The type as Interface Builder names it: "string", "number", "boolean", "color", …
        public internal(set) var type: String
        /// The value; nil when the file gives none that can be read.
        public internal(set) var value: Value?
        /// Whether translators get the value.
        public internal(set) var isLocalized = false
        /// The position of the element's start.
        public internal(set) var position: XMLPosition
    }

    /// The values that apply only to some size classes.
    public struct Variation: Sendable {
        /// The size classes, such as "heightClass=compact-widthClass=regular", or "default".
        public internal(set) var key: String
        /// Its attributes but for the key, in order.
        public internal(set) var attributes: [Attribute]
        /// The values that replace those of the object.
        public internal(set) var values: [KeyedValue]
        /// The ids that are put into a collection, by the collection's name.
        public internal(set) var includes: [String: [String]]
        /// The ids that are taken out of a collection, by the collection's name.
        public internal(set) var excludes: [String: [String]]
    }
}
