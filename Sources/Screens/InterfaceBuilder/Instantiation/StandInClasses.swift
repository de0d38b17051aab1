import Foundation

/// Classes of the stand-ins for Apple's other frameworks, in programs that have them.
@MainActor enum StandInClasses {
    /// The modules that may have a class, by the first letters of its name.
    private static let modules: [(prefix: String, module: String)] = [
        ("MK", "MapKitStandIn"), ("WK", "WebKitStandIn"), ("AV", "AVKitStandIn"), ("PDF", "SmallFrameworksStandIn"),
        ("QL", "SmallFrameworksStandIn"), ("LP", "SmallFrameworksStandIn"), ("MP", "SmallFrameworksStandIn"),
        ("AS", "SmallFrameworksStandIn"), ("SF", "SafariServicesStandIn"),
    ]
    private static var known: [String: AnyClass?] = [:]

    /// Returns the class of a name, or nil.
    static func named(_ name: String) -> AnyClass? {
        guard let module = modules.first(where: { name.hasPrefix($0.prefix) })?.module else { return nil }
        if let found = known[name] { return found }
        let found: AnyClass? = NSClassFromString("\(module).\(name)")
        known[name] = .some(found)
        return found
    }

    /// Returns the class of an object whose element is that of another framework, or nil.
    static func of(_ object: InterfaceBuilderDocument.Object) -> AnyClass? {
        (object.customClass ?? ClassNames.missing[object.elementName]).flatMap(named)
    }
}
