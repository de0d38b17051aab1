/// The declarations of a module's files, as far as rewriting one of them depends on the others.
struct ModuleIndex {
    /// A class of the module.
    struct Class {
        /// The first inherited type as it is written; nil for none.
        var inherited: String?
        var isGeneric: Bool
        /// Whether it is only there under a condition of `#if`.
        var isConditional: Bool
        /// Whether classes of other modules may descend from it.
        var isOpen = false
        /// Which file declares it.
        var file: Int
    }

    /// Methods that have the words of Objective-C, by their names without labels.
    struct Method: Hashable {
        var labels: [String]
        var selector: String
    }

    /// A member by its name, and the labels and types of its arguments; a property has none.
    typealias MemberName = [String]

    /// Members that extensions of classes of other modules have, by name: the classes as they are written.
    var extensionMembers: [MemberName: [String]] = [:]
    /// Members that are marked to override others, by name: the classes that have them.
    var overriders: [MemberName: [String]] = [:]
    /// Members that classes of the module have in their bodies and that override none, by name.
    var ownMembers: [MemberName: Set<String>] = [:]
    /// Classes that only their own file can name.
    var privateClasses: Set<String> = []

    /// The names of all types, without those around them.
    var typeNames: Set<String> = []
    /// By qualified name, such as "Outer.Inner".
    var classes: [String: Class] = [:]
    var methods: [String: Set<Method>] = [:]
    /// Properties that have another name in Objective-C.
    var renamedProperties: [String: String] = [:]
    /// Classes with an initialiser in their body.
    var initialized: Set<String> = []
    /// Classes with one without arguments that overrides none, which Objective-C would find as `init`.
    var plainlyInitialized: Set<String> = []
    /// Properties of any object, or of a list of any.
    var anyObjects: Set<String> = []
    /// The names of the module's protocols.
    var protocols: Set<String> = []
    /// The names of properties that hold a closure or nil.
    var closures: Set<String> = []
    /// The names of members that some class overrides.
    var overridden: Set<String> = []
    /// Optional requirements, as name and labels: a subclass of a class that has taken on the protocol may have one.
    var optionalMethods: Set<[String]> = []
    /// A property that a protocol doesn't require, and its type, which is no optional one.
    struct OptionalProperty: Hashable {
        var owner: String
        var type: String
    }
    /// Optional requirements that are properties, by name.
    var optionalProperties: [String: Set<OptionalProperty>] = [:]
    /// The types that a class or another type is declared to descend from or to conform to, as they are written.
    var conformances: [String: Set<String>] = [:]
    /// Names of optional requirements without arguments.
    var optionalWithoutArguments: Set<String> = []

    /// The class that a class descends from and that is not of this module; nil for none.
    func root(of name: String) -> String? {
        var seen: Set<String> = [name]
        var current = classes[name]?.inherited
        while let next = current, let known = classes[next], seen.insert(next).inserted { current = known.inherited }
        guard let root = current, classes[root] == nil else { return nil }
        return root.prefix { $0 != "<" }.split(separator: ".").last.map(String.init)
    }

    /// Whether objects of a class are made by an initialiser without arguments that a class of the module adds.
    func isPlainlyInitialized(_ name: String) -> Bool {
        var seen: Set<String> = []
        var current: String? = name
        while let next = current, let known = classes[next], seen.insert(next).inserted {
            if plainlyInitialized.contains(next) { return true }
            if initialized.contains(next) { return false }
            current = known.inherited
        }
        return false
    }

    /// The selector of a method: as it is declared, else by the rule.
    func selector(_ name: String, labels: [String]?) -> String {
        let declared = methods[name] ?? []
        if let labels {
            let meant = Set(declared.filter { $0.labels == labels }.map(\.selector))
            return meant.count == 1 ? meant.first ?? name : SelectorName.method(name, labels: labels)
        }
        let all = Set(declared.map(\.selector))
        // A method without arguments is meant before others, as by the compiler.
        if let plain = declared.first(where: { $0.labels.isEmpty }) { return plain.selector }
        return all.count == 1 ? all.first ?? name : name
    }
}
