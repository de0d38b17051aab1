import Foundation
import Synchronization

/// Methods, properties and classes by their Objective-C names.
///
/// On Apple's platforms the Objective-C runtime finds `save:` or `titleLabel` in an object by name. Linux has no such
/// runtime, so adapted sources (`earshot adapt`) register here the members of each class, before any is looked up. A
/// name is looked up in the object's class first, and then in its superclasses.
public enum ObjectiveCNames {
    /// Calls a method of an object with arguments of any type: missing ones are nil, additional ones left out.
    public typealias Method = @MainActor (_ object: AnyObject, _ arguments: [Any?]) -> Answer
    /// Reads a property of an object.
    public typealias Getter = @MainActor (_ object: AnyObject) -> Any?
    /// Sets a property of an object; false when the value is of another type.
    public typealias Setter = @MainActor (_ object: AnyObject, _ value: Any?) -> Bool

    /// The result of a call.
    public enum Answer {
        /// The method was run and returned this value; `()` for a method without a result.
        case returned(Any?)
        /// An argument is of another type than the method takes.
        case refused
    }

    /// Makes an object of a class whose initializer has arguments; nil when an argument is of another type.
    public typealias Initializer = @MainActor (_ arguments: [Any?]) -> AnyObject?

    private struct Property {
        var get: Getter
        var set: Setter?
    }

    private struct Member: Hashable {
        var type: ObjectIdentifier
        var name: String
    }

    private struct Known {
        var pending: [@MainActor @Sendable () -> Void] = []
        var methods: [Member: Method] = [:]
        var properties: [Member: Property] = [:]
        /// The methods and the getters of classes themselves.
        var classMethods: Set<Member> = []
        var classGetters: [Member: ClassGetter] = [:]
        /// The classes by their names with modules, and by those that `@objc(…)` specifies.
        var classes: [String: AnyClass] = [:]
        /// By the names that they have within their modules.
        var classesWithin: [String: [AnyClass]] = [:]
        var modules: Set<Substring> = []
        var initializers: [ObjectIdentifier: Initializer] = [:]
        var delegates: [AnyClass] = []
    }

    private static let known = Mutex(Known())

    // MARK: Registration

    /// Schedules the registration of a file's names for the first lookup. Adapted files call this while the program is
    /// loaded, when little other code may run.
    public static func whenNeeded(_ register: @escaping @MainActor @Sendable () -> Void) {
        known.withLock { $0.pending.append(register) }
    }

    /// Registers a method of a class; of several registrations, the first one stays.
    public static func addMethod(_ name: String, of type: AnyClass, _ method: @escaping Method) {
        let member = Member(type: ObjectIdentifier(type), name: name)
        known.withLock { if $0.methods[member] == nil { $0.methods[member] = method } }
    }

    /// Registers a property of a class; without a setter it is read-only.
    public static func addProperty(
        _ name: String, of type: AnyClass, get: @escaping Getter, set: Setter?
    ) {
        let member = Member(type: ObjectIdentifier(type), name: name)
        known.withLock { $0.properties[member] = Property(get: get, set: set) }
    }

    /// Registers a class, under its own name, and under its Objective-C name where it has one.
    public static func addClass(_ type: AnyClass, as name: String? = nil) {
        let full = String(reflecting: type)
        known.withLock { known in
            known.classes[full] = type
            if let name, known.classes[name] == nil { known.classes[name] = type }
            let module = full.prefix { $0 != "." }
            known.modules.insert(module)
            guard let dot = full.lastIndex(of: ".") else { return }
            let short = String(full[full.index(after: dot)...])
            // The full name of a private class contains a part that is in no file.
            if known.classes["\(module).\(short)"] == nil { known.classes["\(module).\(short)"] = type }
            if known.classesWithin[short]?.contains(where: { $0 == type }) != true {
                known.classesWithin[short, default: []].append(type)
            }
        }
    }

    /// Registers the initializer of a class that is found by name.
    public static func addInitializer(of type: AnyClass, _ make: @escaping Initializer) {
        known.withLock { $0.initializers[ObjectIdentifier(type)] = make }
    }

    /// Registers the class marked as the app's entry point (`@main`, `@UIApplicationMain`).
    public static func addApplicationDelegate(_ type: AnyClass) {
        known.withLock { known in
            if !known.delegates.contains(where: { $0 == type }) { known.delegates.append(type) }
        }
    }

    /// Reads a property of a class.
    public typealias ClassGetter = @MainActor () -> Any?

    /// Registers a method of a class itself (`static` or `class`).
    public static func addClassMethod(_ name: String, of type: AnyClass) {
        known.withLock { _ = $0.classMethods.insert(Member(type: ObjectIdentifier(type), name: name)) }
    }

    /// Registers a property of a class itself.
    public static func addClassProperty(_ name: String, of type: AnyClass, get: @escaping ClassGetter) {
        known.withLock { $0.classGetters[Member(type: ObjectIdentifier(type), name: name)] = get }
    }

    // MARK: Asking

    /// Returns the class with a name, such as "Sample.BadgeView"; nil when there is none. Where all adapted sources are
    /// of one module, as those of an app are, "BadgeView" is enough: its files may name another module than it was
    /// built in.
    @MainActor public static func type(named name: String) -> AnyClass? {
        registerPending()
        return known.withLock { known in
            known.classes[name] ?? (known.modules.count == 1 ? known.classesWithin[name]?.first : nil)
        }
    }

    /// Returns the class with a name, without a module, of the app itself: the only one that has the name, else that of
    /// the module that starts the app.
    @MainActor public static func appType(named name: String) -> AnyClass? {
        registerPending()
        return known.withLock { known in
            let found = known.classesWithin[name] ?? []
            if found.count < 2 { return found.first }
            let modules = Set(known.delegates.map(module(of:)))
            return found.first { modules.contains(module(of: $0)) }
        }
    }

    /// Whether a class of a module is registered.
    @MainActor public static func hasClasses(ofModule module: String) -> Bool {
        registerPending()
        return known.withLock { $0.modules.contains(module[...]) }
    }

    private static func module(of type: AnyClass) -> Substring { String(reflecting: type).prefix { $0 != "." } }

    /// The classes that apps were marked to start with: one, unless the program has the sources of several apps.
    @MainActor public static var applicationDelegates: [AnyClass] {
        registerPending()
        return known.withLock { $0.delegates }
    }

    /// Makes an object of a class for which `addInitializer(of:_:)` was called; nil for others.
    @MainActor public static func make(_ type: AnyClass, with arguments: [Any?]) -> AnyObject? {
        registerPending()
        return known.withLock { $0.initializers[ObjectIdentifier(type)] }?(arguments)
    }

    /// Whether an object has a method or the getter of a property by name.
    @MainActor public static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        method(selector.name, of: object) != nil || property(selector.name, of: object) != nil
            || setter(selector.name, of: object) != nil
    }

    /// Whether objects of a class have a method or the getter of a property by name.
    @MainActor public static func instances(of type: AnyClass, respondTo selector: Selector) -> Bool {
        registerPending()
        return known.withLock { known in
            lineage(of: type).contains {
                let member = Member(type: $0, name: selector.name)
                return known.methods[member] != nil || known.properties[member] != nil
            }
        }
    }

    /// Whether a class itself has a method or the getter of a property by name.
    @MainActor public static func classResponds(_ type: AnyClass, to selector: Selector) -> Bool {
        registerPending()
        return known.withLock { known in
            lineage(of: type).contains {
                let member = Member(type: $0, name: selector.name)
                return known.classMethods.contains(member) || known.classGetters[member] != nil
            }
        }
    }

    /// Reads a property of a class itself by name; nil when there is none.
    @MainActor public static func classValue(_ name: String, of type: AnyClass) -> Any? {
        registerPending()
        let get: ClassGetter? = known.withLock { known in
            for type in lineage(of: type) {
                if let found = known.classGetters[Member(type: type, name: name)] { return found }
            }
            return nil
        }
        return get?()
    }

    /// Runs a method of an object by name; nil when the object has none of that name, or it takes other arguments.
    @MainActor @discardableResult public static func perform(
        _ selector: Selector, on object: AnyObject, with arguments: [Any?]
    ) -> Any?? {
        if let method = method(selector.name, of: object) {
            guard case .returned(let value) = method(object, arguments) else { return nil }
            return .some(value)
        }
        if let setter = setter(selector.name, of: object) {
            return setter(object, arguments.first ?? nil) ? .some(()) : nil
        }
        return property(selector.name, of: object).map { $0.get(object) }
    }

    /// Reads a property by name, or by a path of names with dots; nil when there is none.
    @MainActor public static func value(_ keyPath: String, of object: AnyObject) -> Any?? {
        var current: Any? = object
        for name in keyPath.split(separator: ".") {
            guard let owner = current.map({ $0 as AnyObject }), let property = property(String(name), of: owner) else {
                return nil
            }
            current = property.get(owner)
        }
        return .some(current)
    }

    /// Sets a property by name, or by a path of names with dots; false when there is none that takes the value.
    @MainActor public static func setValue(_ value: Any?, _ keyPath: String, of object: AnyObject) -> Bool {
        registerPending()
        // Without adapted sources, as in the tool, no object has properties by name.
        guard known.withLock({ !$0.properties.isEmpty }) else { return false }
        var names = keyPath.split(separator: ".").map(String.init)
        guard let last = names.popLast() else { return false }
        var owner = object
        if !names.isEmpty {
            guard case .some(.some(let found)) = self.value(names.joined(separator: "."), of: object) else {
                return false
            }
            owner = found as AnyObject
        }
        return property(last, of: owner)?.set?(owner, value) ?? false
    }

    @MainActor private static func method(_ name: String, of object: AnyObject) -> Method? {
        registerPending()
        return known.withLock { known in
            for type in lineage(of: object) {
                if let found = known.methods[Member(type: type, name: name)] { return found }
            }
            return nil
        }
    }

    @MainActor private static func property(_ name: String, of object: AnyObject) -> Property? {
        registerPending()
        return known.withLock { known in
            for type in lineage(of: object) {
                if let found = known.properties[Member(type: type, name: name)] { return found }
            }
            return nil
        }
    }

    /// Returns the setter of a property, by a name such as "setTitle:".
    @MainActor private static func setter(_ selector: String, of object: AnyObject) -> Setter? {
        guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.count > 4 else { return nil }
        let name = selector.dropFirst(3).dropLast()
        return property(name.prefix(1).lowercased() + name.dropFirst(), of: object)?.set
    }

    /// An object's class, its superclass and so on.
    static func lineage(of object: AnyObject) -> [ObjectIdentifier] {
        lineage(of: Swift.type(of: object) as AnyClass)
    }

    /// A class, its superclass and so on.
    private static func lineage(of type: AnyClass) -> [ObjectIdentifier] {
        sequence(first: type, next: { _getSuperclass($0) }).map(ObjectIdentifier.init)
    }

    @MainActor static func registerPending() {
        let pending = known.withLock { known in
            guard !known.pending.isEmpty else { return known.pending }
            defer { known.pending = [] }
            return known.pending
        }
        for register in pending { register() }
    }
}
