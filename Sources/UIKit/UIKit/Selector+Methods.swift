/// Wraps a method for messages. `A` is the list of its argument types: Objective-C's messages carry values of any type,
/// so each is cast when it arrives.
private func message<T: AnyObject, each A, R>(
    _ method: @escaping @MainActor (T, repeat each A) -> R
) -> ObjectiveCNames.Method {
    { object, arguments in
        guard let object = object as? T else { return .refused }
        var rest = arguments[...]
        func next<Argument>(_ type: Argument.Type) throws -> Argument {
            guard let argument = rest.popFirst() ?? nil else {
                // There is no value: allowed for optional types.
                guard let none = Optional<Any>.none as? Argument else { throw WrongType() }
                return none
            }
            guard let argument = ObjectiveCValue.cast(argument, to: Argument.self) else { throw WrongType() }
            return argument
        }
        do {
            let taken = (repeat try next((each A).self))
            return .returned(method(object, repeat each taken))
        } catch {
            return .refused
        }
    }
}

private struct WrongType: Error {}

// The optimizer of Swift 6.3 ends with a failed assertion where it takes a function with a parameter pack to another
// module, so those here stay in this one.

extension Selector {
    /// Creates the value of `#selector(Screen.save(_:))`: the name, which from then on finds this method in objects of
    /// the class.
    ///
    /// - Parameters:
    ///   - method: The method, without an object.
    ///   - name: Its name in Objective-C, such as "save:".
    @_semantics("optimize.no.crossmodule")
    public init<T: AnyObject, each A, R>(
        _ method: @escaping @MainActor (T) -> @MainActor (repeat each A) -> R, objc name: String
    ) {
        self.init(name)
        ObjectiveCNames.addMethod(name) { (object: T, argument: repeat each A) in method(object)(repeat each argument) }
    }

    /// Creates the value of `#selector(getter: Screen.title)`.
    public init<T: AnyObject, Value>(getter property: KeyPath<T, Value>, objc name: String) {
        self.init(name)
        let read: ObjectiveCNames.Method = { object, _ in
            (object as? T).map { .returned($0[keyPath: property]) } ?? .refused
        }
        ObjectiveCNames.addMethod(name, of: T.self, read)
    }

    /// Creates the value of `#selector(setter: Screen.title)`.
    public init<T: AnyObject, Value>(setter property: ReferenceWritableKeyPath<T, Value>, objc name: String) {
        self.init(name)
        let write: ObjectiveCNames.Method = { object, arguments in
            guard let object = object as? T, let value = (arguments.first ?? nil) as? Value else { return .refused }
            object[keyPath: property] = value
            return .returned(())
        }
        ObjectiveCNames.addMethod(name, of: T.self, write)
    }
}

extension ObjectiveCNames {
    /// Registers a method of a class by a closure that calls it with an object and its arguments. The first
    /// registration of a name counts.
    @_semantics("optimize.no.crossmodule")
    public static func addMethod<T: AnyObject, each A, R>(
        _ name: String, _ method: @escaping @MainActor (T, repeat each A) -> R
    ) {
        addMethod(name, of: T.self, message(method))
    }

    /// Registers a property of a class that can be set. Interface Builder has one kind of number and of text, so
    /// numbers and texts are converted if the property has another type.
    public static func addProperty<T: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<T, Value>
    ) {
        addProperty(
            name, of: T.self, get: { ObjectiveCValue.flat(($0 as? T)?[keyPath: property]) },
            set: { object, value in
                guard let object = object as? T, let value = ObjectiveCValue.cast(value, to: Value.self) else {
                    return false
                }
                object[keyPath: property] = value
                return true
            })
    }

    /// Registers a property of a class that can only be read.
    public static func addProperty<T: AnyObject, Value>(_ name: String, _ property: KeyPath<T, Value>) {
        addProperty(name, of: T.self, get: { ObjectiveCValue.flat(($0 as? T)?[keyPath: property]) }, set: nil)
    }

    /// Registers how a class of segues makes one, for storyboards that name it.
    public static func addSegue<Segue: UIStoryboardSegue>(
        _ make: @escaping @MainActor (String?, UIViewController, UIViewController) -> Segue
    ) {
        addInitializer(of: Segue.self) { arguments in
            guard arguments.count == 3, let source = arguments[1] as? UIViewController,
                let destination = arguments[2] as? UIViewController
            else { return nil }
            return make(arguments[0] as? String, source, destination)
        }
    }
}
