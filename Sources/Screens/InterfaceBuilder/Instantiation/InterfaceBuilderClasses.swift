import Foundation
import HeadlessUIKit

/// The app's own classes by their names in Interface Builder files.
///
/// On Apple's platforms the Objective-C runtime finds a class by its name. Here an app registers its classes:
/// `InterfaceBuilderClasses.shared.register(SettingsViewController.self)`. Adapted sources do so automatically
/// (`ObjectiveCNames`). An object whose class is not registered becomes one of the UIKit class that its element names,
/// and trees show it under the name in the file.
@preconcurrency @MainActor public struct InterfaceBuilderClasses {
    /// The classes that storyboards and nibs of the current app use unless they are given others. A separate app
    /// (`AppProcess`) begins with those that the program has registered so far.
    public static var shared: InterfaceBuilderClasses {
        get { known.classes }
        set { known.classes = newValue }
    }

    private final class Known {
        var classes: InterfaceBuilderClasses

        init(_ classes: InterfaceBuilderClasses) { self.classes = classes }
    }

    private static var known: Known {
        AppProcess.current.value(Known.self) {
            Known(AppProcess.main.value(Known.self) { Known(InterfaceBuilderClasses()) }.classes)
        }
    }

    private var views: [String: UIView.Type] = [:]
    private var controllers: [String: UIViewController.Type] = [:]
    private var segues: [String: UIStoryboardSegueTemplate.SegueMaker] = [:]

    /// Creates a registry without classes.
    public init() {}

    /// Registers a class of views.
    ///
    /// - Parameters:
    ///   - type: The class; objects are made by its `init(coder:)`.
    ///   - name: The name in files, with or without the module ("Sample.BadgeView"); nil for the class's own.
    public mutating func register(_ type: UIView.Type, as name: String? = nil) {
        views[name ?? TypeName.short(of: type)] = type
    }

    /// Registers a class of view controllers.
    ///
    /// - Parameters:
    ///   - type: The class; objects are made by its `init(coder:)`.
    ///   - name: The name in files, with or without the module; nil for the class's own.
    public mutating func register(_ type: UIViewController.Type, as name: String? = nil) {
        controllers[name ?? TypeName.short(of: type)] = type
    }

    /// Registers a class of segues by its initialiser:
    /// `register(segue: FadeSegue.init(identifier:source:destination:))`.
    ///
    /// - Parameters:
    ///   - make: Makes a segue.
    ///   - name: The name in files, with or without the module; nil for the class's own.
    public mutating func register<Segue: UIStoryboardSegue>(
        segue make: @escaping @MainActor (String?, UIViewController, UIViewController) -> Segue, as name: String? = nil
    ) {
        segues[name ?? TypeName.short(of: Segue.self)] = make
    }

    /// Returns the maker for a segue's class, with the module tried first; nil when none is registered.
    func segue(_ segue: InterfaceBuilderDocument.Segue) -> UIStoryboardSegueTemplate.SegueMaker? {
        guard let name = segue[.customClass] else { return nil }
        if let make = segue[.customModule].flatMap({ segues["\($0).\(name)"] }) ?? segues[name] {
            return make
        }
        guard let type = named(segue[.customModule], segue[.customModuleProvider], name) as? UIStoryboardSegue.Type
        else { return nil }
        return { identifier, source, destination in
            ObjectiveCNames.make(type, with: [identifier, source, destination]) as? UIStoryboardSegue
                ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        }
    }

    /// The class of a view, the one with the module first; nil when it is not registered.
    func view(_ object: InterfaceBuilderDocument.Object) -> UIView.Type? {
        // Most objects are of UIKit's own classes.
        guard let name = object.customClass else { return StandInClasses.of(object) as? UIView.Type }
        return registered(object, name, in: views)
            ?? (named(object, name) ?? StandInClasses.of(object)) as? UIView.Type
    }

    /// The class of a controller, the one with the module first; nil when it is not registered.
    func controller(_ object: InterfaceBuilderDocument.Object) -> UIViewController.Type? {
        guard let name = object.customClass else { return StandInClasses.of(object) as? UIViewController.Type }
        return registered(object, name, in: controllers)
            ?? (named(object, name) ?? StandInClasses.of(object)) as? UIViewController.Type
    }

    private func registered<Class>(
        _ object: InterfaceBuilderDocument.Object, _ name: String, in classes: [String: Class]
    ) -> Class? {
        // Most programs register none, and a name with its module takes time to make.
        classes.isEmpty ? nil : object.qualifiedClass.flatMap { classes[$0] } ?? classes[name]
    }

    private func named(_ object: InterfaceBuilderDocument.Object, _ name: String) -> AnyClass? {
        named(object.customModule, object[.customModuleProvider], name)
    }

    /// A class of adapted sources: that of the module, else the one of the name where all sources are of one module.
    /// With the provider "target" the module is the app's own, whatever its name.
    private func named(_ module: String?, _ provider: String?, _ name: String) -> AnyClass? {
        module.flatMap { ObjectiveCNames.type(named: "\($0).\(name)") } ?? ObjectiveCNames.type(named: name)
            ?? (provider == "target" ? ObjectiveCNames.appType(named: name) : nil)
    }

    /// Whether a program that has other classes of the file's module lacks the one of a view or controller.
    func isUnknown(_ object: InterfaceBuilderDocument.Object) -> Bool {
        guard let name = object.customClass else { return false }
        let hasModule = object.customModule.map { ObjectiveCNames.hasClasses(ofModule: $0) } ?? false
        guard hasModule || !(views.isEmpty && controllers.isEmpty) else { return false }
        return view(object) == nil && controller(object) == nil && NSClassFromString("HeadlessUIKit.\(name)") == nil
    }
}

extension InterfaceBuilderDocument.Object {
    fileprivate var qualifiedClass: String? {
        guard let customModule, let customClass else { return nil }
        return "\(customModule).\(customClass)"
    }
}
