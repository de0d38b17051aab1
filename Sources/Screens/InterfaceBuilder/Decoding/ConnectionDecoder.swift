import StrictXML

extension ValueDecoder {
    /// Adds the connections to the object that has them.
    mutating func connections(_ element: XMLElement, of object: inout InterfaceBuilderDocument.Object) {
        for child in element.children {
            switch child.known {
            case .outlet, .outletCollection:
                object.outlets.append(
                    InterfaceBuilderDocument.Outlet(
                        property: child[.property] ?? "", destination: child[.destination] ?? "", id: child[.id],
                        isCollection: child.known == .outletCollection, position: child.position))
            case .action:
                object.actions.append(
                    InterfaceBuilderDocument.Action(
                        selector: child[.selector] ?? "", destination: child[.destination],
                        eventType: child[.eventType], id: child[.id], position: child.position))
            case .segue:
                object.segues.append(
                    InterfaceBuilderDocument.Segue(
                        kind: child[.kind] ?? "", destination: child[.destination] ?? "",
                        identifier: child[.identifier], relationship: child[.relationship], id: child[.id],
                        attributeList: InterfaceBuilderDocument.Attributes(of: child), position: child.position))
            default: noteIfUnknown(child)
            }
        }
    }
}
