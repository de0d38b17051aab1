import StrictXML

extension InterfaceBuilderDocument {
    /// An object of the file: a view, a controller, an item, a gesture recognizer or anything else that holds values.
    public struct Object: Sendable {
        /// The object's index in the document's `objects`.
        public let index: Int
        // An array of exactly one serves as the box: objects are handed around all the time, and copying one shall not
        // retain each of its parts.
        private var parts: [ObjectParts]

        init(
            index: Int, elementName: String, id: String?, position: XMLPosition, parent: Int?, role: Role,
            attributes: Attributes
        ) {
            self.index = index
            parts = [
                ObjectParts(
                    elementName: elementName, id: id, position: position, parent: parent, role: role,
                    attributes: attributes)
            ]
        }

        /// The name of its element, such as "button" or "tableViewCell".
        public var elementName: String { parts[0].elementName }
        /// Its id in the file, or nil.
        public var id: String? { parts[0].id }
        /// The position of its element's start.
        public var position: XMLPosition { parts[0].position }
        /// The index of the object that holds it, or nil for the objects of a scene and the top level of a xib.
        public var parent: Int? { parts[0].parent }
        /// The role of the object in its parent.
        public var role: Role { parts[0].role }
        /// The attributes of its element, in order.
        public var attributes: [Attribute] { parts[0].attributes.all }
        var attributeList: Attributes {
            _read { yield parts[0].attributes }
            _modify { yield &parts[0].attributes }
        }
        /// The values that it holds under keys, in order.
        public internal(set) var values: [KeyedValue] {
            _read { yield parts[0].values }
            _modify { yield &parts[0].values }
        }
        /// The indices of the objects that it holds, in order.
        public internal(set) var children: [Int] {
            _read { yield parts[0].children }
            _modify { yield &parts[0].children }
        }
        /// The content of a button in each of its states.
        public internal(set) var states: [ControlState] {
            _read { yield parts[0].states }
            _modify { yield &parts[0].states }
        }
        /// The accessibility attributes, or nil when the file has none.
        public internal(set) var accessibility: AccessibilityFacts? {
            _read { yield parts[0].accessibility }
            _modify { yield &parts[0].accessibility }
        }
        /// Values that are set by key path when the object has been made.
        public internal(set) var runtimeAttributes: [RuntimeAttribute] {
            _read { yield parts[0].runtimeAttributes }
            _modify { yield &parts[0].runtimeAttributes }
        }
        /// Its outlets, in order.
        public internal(set) var outlets: [Outlet] {
            _read { yield parts[0].outlets }
            _modify { yield &parts[0].outlets }
        }
        /// Its actions, in order.
        public internal(set) var actions: [Action] {
            _read { yield parts[0].actions }
            _modify { yield &parts[0].actions }
        }
        /// Its segues, in order.
        public internal(set) var segues: [Segue] {
            _read { yield parts[0].segues }
            _modify { yield &parts[0].segues }
        }
        /// Its constraints, in order.
        public internal(set) var constraints: [Constraint] {
            _read { yield parts[0].constraints }
            _modify { yield &parts[0].constraints }
        }
        /// The variations by size class.
        public internal(set) var variations: [Variation] {
            _read { yield parts[0].variations }
            _modify { yield &parts[0].variations }
        }
    }

    /// The parts of an object.
    fileprivate struct ObjectParts: Sendable {
        let elementName: String
        let id: String?
        let position: XMLPosition
        let parent: Int?
        let role: Role
        var attributes: Attributes
        var values: [KeyedValue] = []
        var children: [Int] = []
        var states: [ControlState] = []
        var accessibility: AccessibilityFacts?
        var runtimeAttributes: [RuntimeAttribute] = []
        var outlets: [Outlet] = []
        var actions: [Action] = []
        var segues: [Segue] = []
        var constraints: [Constraint] = []
        var variations: [Variation] = []
    }

    /// The role of an object in its parent.
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
}

extension InterfaceBuilderDocument.Object {
    /// The attribute of this name as it is written, or nil.
    public func attribute(_ name: String) -> String? {
        attributeList[name]
    }

    /// The number by which the app finds the object, or nil. It is no measure, so it may be as large as `Int` allows.
    public var tag: Int? { self[.tag].flatMap { Int($0) } }

    /// The name of the app's own class, or nil when the object is of the class that its element names.
    public var customClass: String? { self[.customClass] }

    /// The module of the app's own class, or nil.
    public var customModule: String? { self[.customModule] }

    /// The name that the developer gave the object in Interface Builder, or nil.
    public var userLabel: String? { self[.userLabel] }

    /// Whether the element names a view controller, or a reference to one in another storyboard.
    public var isViewController: Bool {
        elementName.hasSuffix("ViewController") || Self.otherControllers.contains(elementName)
    }

    private static let otherControllers: Set<String> = [
        "viewController", "navigationController", "tabBarController", "hostingController", "viewControllerPlaceholder",
    ]
}
