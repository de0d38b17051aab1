import Foundation

/// A class whose instances can be given looks together.
///
/// What is set on the object that `appearance()` gives is kept there and can be read back. It isn't taken over by views:
/// looks that matter for accessibility are set on the views themselves here.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// What stands for all instances.
    static func appearance() -> Self
    /// What stands for the instances inside of others, the innermost named first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// What stands for the instances where traits are as said.
    static func appearance(for trait: UITraitCollection) -> Self
    /// What stands for the instances inside of others where traits are as said.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class inside of which looks can be given.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance {
    /// What stands for all instances.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
    /// What stands for the instances inside of others where traits are as said.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearance(whenContainedInInstancesOf: containerTypes)
    }
}

/// What stands for all instances of classes.
@MainActor final class AppearanceProxies {
    private var objects: [String: NSObject] = [:]

    static func proxy<Object: NSObject>(
        _ type: Object.Type, in containers: [any UIAppearanceContainer.Type], _ make: () -> Object
    ) -> Object {
        let all = AppProcess.current.value(AppearanceProxies.self) { AppearanceProxies() }
        let name = ([type] + containers.map { $0 as AnyObject.Type })
            .map { "\(ObjectIdentifier($0))" }.joined(separator: "/")
        if let known = all.objects[name] as? Object { return known }
        let made = make()
        all.objects[name] = made
        return made
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// What stands for all instances of the class.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
    /// What stands for the instances of the class inside of others.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(self, in: containerTypes) { ClassInitializer.makeView(self) }
    }
}

extension UIBarItem: UIAppearance {
    /// What stands for all instances of the class.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
    /// What stands for the instances of the class inside of others.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(self, in: containerTypes) {
            guard let made = self.init(coder: NSCoder()) else {
                preconditionFailure("\(self) can't be made without an archive, so nothing can stand for its instances")
            }
            return made
        }
    }
}

extension UIViewController: UIAppearanceContainer {}
