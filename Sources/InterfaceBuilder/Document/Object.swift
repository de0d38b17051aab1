import StrictXML

extension InterfaceBuilderDocument {
    /// An object of the file: a view, a controller, an item, a gesture recognizer or anything else that holds values.
    public struct Object: Sendable {
        /// The object's place in the document's `objects`.
        public let index: Int
        /// The name of its element, such as "button" or "tableViewCell".
        public let elementName: String
        /// Its id in the file, or nil.
        public let id: String?
        /// Where its element starts.
        public let position: XMLPosition
        /// The index of the object that holds it, or nil for the objects of a scene and the top level of a xib.
        public let parent: Int?
        /// How it is held.
        public let role: Role
        /// The attributes of its element, in order.
        public internal(set) var attributes: [Attribute]

        /// The values that it holds under keys, in order.
        public internal(set) var values: [KeyedValue] = []
        /// The indices of the objects that it holds, in order.
        public internal(set) var children: [Int] = []
        /// What a button shows in each of its states.
        public internal(set) var states: [ControlState] = []
        /// What it says to VoiceOver, or nil when the file has nothing about it.
        public internal(set) var accessibility: AccessibilityFacts?
        /// Values that are set by key path when the object has been made.
        public internal(set) var runtimeAttributes: [RuntimeAttribute] = []
        /// Its outlets, in order.
        public internal(set) var outlets: [Outlet] = []
        /// Its actions, in order.
        public internal(set) var actions: [Action] = []
        /// Its segues, in order.
        public internal(set) var segues: [Segue] = []
        /// Its constraints, in order.
        public internal(set) var constraints: [Constraint] = []
        /// How it varies with the size class.
        public internal(set) var variations: [Variation] = []

    }

    /// How an object is held by the one around it.
    public enum Role: Sendable, Hashable {
        /// As one of a scene's objects or of a xib's top-level objects.
        case root
        /// Under a key, such as "view".
        case property(String)
        /// In a collection, such as "subviews".
        case member(String)
        /// Directly, with neither key nor collection.
        case unnamed
    }

    /// An attribute as it is written.
    public struct Attribute: Sendable, Hashable {
        /// The name.
        public let name: String
        /// The value.
        public let value: String
    }
}

extension InterfaceBuilderDocument.Object {
    /// The attribute of this name as it is written, or nil.
    public func attribute(_ name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    /// Whether the attribute of this name is "YES"; nil when it is absent or neither "YES" nor "NO".
    public func flag(_ name: String) -> Bool? {
        attribute(name).flatMap(readFlag)
    }

    /// The number in the attribute of this name; nil when it is absent, broken or further from zero than
    /// `InterfaceBuilderDocument.largestNumber`.
    public func number(_ name: String) -> Double? {
        attribute(name).flatMap(readNumber)
    }

    /// The whole number in the attribute of this name; nil when it is absent, broken or further from zero than
    /// `InterfaceBuilderDocument.largestNumber`.
    public func integer(_ name: String) -> Int? {
        number(name).flatMap { Int(exactly: $0) }
    }

    /// The number by which the app finds the object, or nil. It is no measure, so it may be as large as `Int` allows.
    public var tag: Int? { attribute("tag").flatMap { Int($0) } }

    /// The name of the app's own class, or nil when the object is of the class that its element names.
    public var customClass: String? { attribute("customClass") }

    /// The module of the app's own class, or nil.
    public var customModule: String? { attribute("customModule") }

    /// The name that the developer gave the object in Interface Builder, or nil.
    public var userLabel: String? { attribute("userLabel") }

    /// Whether the element names a view controller, or a place for one that another storyboard holds.
    public var isViewController: Bool {
        elementName.hasSuffix("ViewController") || Self.otherControllers.contains(elementName)
    }

    private static let otherControllers: Set<String> = [
        "viewController", "navigationController", "tabBarController", "hostingController", "viewControllerPlaceholder",
    ]
}
