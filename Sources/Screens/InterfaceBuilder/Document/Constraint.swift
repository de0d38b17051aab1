import StrictXML

extension InterfaceBuilderDocument {
    /// A constraint as it is written: `first = multiplier × second + constant`, or at most or at least that. Ids name
    /// views and guides of the file.
    public struct Constraint: Sendable {
        /// The constraint's id, or nil.
        public internal(set) var id: String?
        /// Its attributes, in order.
        public var attributes: [Attribute] { attributeList.all }
        var attributeList: Attributes
        /// The position of the element's start.
        public internal(set) var position: XMLPosition
        /// The values that apply only to some size classes, such as another constant.
        public internal(set) var variations: [Variation] = []
        /// The first of the two items that the ids refer to; ids are looked up once.
        var first = Item.holder
        var second = Item.holder

        /// An item that a constraint refers to.
        enum Item: Sendable, Equatable {
            /// No item is given, which means the view that holds the constraint.
            case holder
            /// The object at an index of the document's `objects`.
            case object(Int)
            /// No object has the id.
            case missing
        }

        /// The relation between the two sides.
        public enum Relation: String, Sendable, Hashable {
            /// They are equal.
            case equal
            /// The first is at most the second.
            case lessThanOrEqual
            /// The first is at least the second.
            case greaterThanOrEqual
        }

        /// The attribute of this name as it is written, or nil.
        public func attribute(_ name: String) -> String? {
            attributeList[name]
        }

        /// The id of the first view or guide; nil for the view that holds the constraint.
        public var firstItem: String? { self[.firstItem] }
        /// The attribute of the first item, such as "leading".
        public var firstAttribute: String { self[.firstAttribute] ?? "" }
        /// The id of the second view or guide; nil where there is only a constant.
        public var secondItem: String? { self[.secondItem] }
        /// The attribute of the second item, or nil.
        public var secondAttribute: String? { self[.secondAttribute] }
        /// The relation between the two sides; equal where the file has none or an unknown one.
        public var relation: Relation { self[.relation].flatMap(Relation.init(rawValue:)) ?? .equal }
        /// The multiplier of the second side; Interface Builder writes it as "1.5", "3:4" or "1/3".
        public var multiplier: Double { self[.multiplier].flatMap(readRatio) ?? 1 }
        /// The constant that is added to the second side, in points.
        public var constant: Double { self[.constant] ?? 0 }
        /// The priority, from more than 0 to 1,000, which means required.
        public var priority: Double { self[.priority] ?? 1_000 }
        /// Whether Interface Builder leaves the constraint out when it builds the app, which adds another one.
        public var isPlaceholder: Bool { self[.placeholder] == true }
    }
}

extension InterfaceBuilderDocument {
    /// Returns the location of a constraint as messages print it: "Main.storyboard:12:5".
    public func position(of constraint: Constraint) -> String {
        "\(file ?? ""):\(constraint.position.line):\(constraint.position.column)"
    }
}
