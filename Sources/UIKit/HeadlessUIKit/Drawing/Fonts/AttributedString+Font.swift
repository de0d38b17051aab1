import Foundation

extension AttributeScopes {
    /// The attributes of UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes that determine the size of text.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The room after each letter, in points.
        public let kern: KernAttribute

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = UIFont
            /// The attribute's name.
            public static let name = "NSFont"
        }

        /// The room after each letter.
        public enum KernAttribute: AttributedStringKey {
            /// A length in points.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "NSKern"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds the attributes of UIKit by name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension NSAttributedString {
    /// The text with the attributes that decide how large it is.
    convenience init(measuring text: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
            attributes[.kern] = run[AttributeScopes.UIKitAttributes.KernAttribute.self]
            result.append(NSAttributedString(string: String(text.characters[run.range]), attributes: attributes))
        }
        self.init(attributedString: result)
    }
}
