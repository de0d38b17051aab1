import StrictXML

extension InterfaceBuilderDocument {
    /// A property that is set to another object.
    public struct Outlet: Sendable {
        /// The name of the property.
        public internal(set) var property: String
        /// The id of the other object.
        public internal(set) var destination: String
        /// The connection's own id, or nil.
        public internal(set) var id: String?
        /// Whether the property is an array that the object is added to.
        public internal(set) var isCollection: Bool
        /// The position of the element's start.
        public internal(set) var position: XMLPosition
    }

    /// A message that is sent for an event of the object.
    public struct Action: Sendable {
        /// The selector, such as "save:".
        public internal(set) var selector: String
        /// The id of the receiver, or nil for the responder chain.
        public internal(set) var destination: String?
        /// The event, such as "touchUpInside", or nil when the object has only one.
        public internal(set) var eventType: String?
        /// The connection's own id, or nil.
        public internal(set) var id: String?
        /// The position of the element's start.
        public internal(set) var position: XMLPosition
    }

    /// A passage to another scene, or a relationship between two.
    public struct Segue: Sendable {
        /// "show", "presentation", "push", "embed", "relationship", "unwind" or another kind.
        public internal(set) var kind: String
        /// The id of the controller that it leads to, or of the exit for an unwind segue.
        public internal(set) var destination: String
        /// The name that code performs it by, or nil.
        public internal(set) var identifier: String?
        /// The kind of a relationship, such as "rootViewController", or nil.
        public internal(set) var relationship: String?
        /// The connection's own id, or nil.
        public internal(set) var id: String?
        /// All attributes, in order.
        public var attributes: [Attribute] { attributeList.all }
        let attributeList: Attributes
        /// The position of the element's start.
        public internal(set) var position: XMLPosition

        /// The attribute of this name as it is written, or nil.
        public func attribute(_ name: String) -> String? {
            attributeList[name]
        }
    }
}
