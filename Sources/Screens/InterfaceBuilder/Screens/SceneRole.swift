extension InterfaceBuilderDocument {
    /// The role of a scene's controller among the other scenes.
    enum SceneRole: Sendable, Hashable {
        /// It has content.
        case content
        /// A navigation controller: it shows the top of a stack.
        case navigation
        /// A tab bar controller: it shows one of several.
        case tabs
        /// A split view controller: it shows columns.
        case split
        /// It is in another storyboard.
        case reference

        /// Whether it shows other controllers and nothing else but its bars.
        var isContainer: Bool { self == .navigation || self == .tabs || self == .split }
        /// Whether a navigation controller takes it onto its stack.
        var isForStacks: Bool { self == .content || self == .tabs }
    }
}

extension InterfaceBuilderDocument.Object {
    /// The role of the controller among the other scenes.
    var sceneRole: InterfaceBuilderDocument.SceneRole {
        switch elementName {
        case "navigationController": .navigation
        case "tabBarController": .tabs
        case "splitViewController": .split
        case "viewControllerPlaceholder": .reference
        default: .content
        }
    }
}

extension InterfaceBuilderDocument {
    /// Whether a controller has properties that only bars of a navigation controller show: a title, a prompt or items
    /// of its navigation item, or items for a toolbar. Interface Builder adds a navigation item, and draws the bar,
    /// where a scene is meant for a navigation controller, even when only code puts it into one.
    func isMeantForStack(_ controller: Object) -> Bool {
        guard controller.sceneRole.isForStacks else { return false }
        return hasBarContent(controller) || !objects(of: controller, in: "toolbarItems").isEmpty
    }

    /// Whether a controller's navigation item has a title, a prompt or items.
    func hasBarContent(_ controller: Object) -> Bool {
        guard let item = object(of: controller, key: "navigationItem") else { return false }
        return !item.children.isEmpty || [TextName.title, .prompt].contains { item[$0]?.isEmpty == false }
    }
}
