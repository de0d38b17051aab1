import Foundation

/// A class whose instances share appearance settings.
///
/// Values set on the object that `appearance()` returns are stored there and can be read back. Views don't adopt them:
/// attributes that matter for accessibility are set on the views themselves here.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// Returns the appearance proxy for all instances.
    static func appearance() -> Self
    /// Returns the appearance proxy for instances inside containers, the innermost container first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Returns the appearance proxy for instances with given traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Returns the appearance proxy for instances inside containers with given traits.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class that can contain instances with appearance settings.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance {
    /// Returns the appearance proxy for all instances.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
    /// Returns the appearance proxy for instances inside containers with given traits.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearance(whenContainedInInstancesOf: containerTypes)
    }
}

/// The appearance proxies, by class and containers.
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
    /// Returns the appearance proxy for all instances of the class.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
    /// Returns the appearance proxy for instances of the class inside containers.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(self, in: containerTypes) { ClassInitializer.makeView(self) }
    }
}

extension UIBarItem: UIAppearance {
    /// Returns the appearance proxy for all instances of the class.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
    /// Returns the appearance proxy for instances of the class inside containers.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(self, in: containerTypes) {
            guard let made = self.init(coder: NSCoder()) else {
                preconditionFailure("\(self) has no appearance proxy: its init(coder:) returned nil")
            }
            return made
        }
    }
}

extension UIViewController: UIAppearanceContainer {}
